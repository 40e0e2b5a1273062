/** The day of a moderator, who looks after feedback and nothing else: by keyboard alone on one screen, by mouse on the other. */

import { describe, expect } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { createKeyboard } from '#e2e/harness/hands.ts'
import { test } from '#e2e/harness/journey.ts'
import { PLACES } from '#e2e/harness/places.ts'
import {
  appoint,
  enterPanel,
  expectClosedPages,
  expectRefusals,
  openerOf,
  openSection,
} from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { adminTexts } from '#web/app/admin/admin.texts.ts'
import { adminSections } from '#web/app/admin/sections.ts'
import { adminFeedbackTexts } from '#web/features/content/feedback/staff/admin-feedback.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const writes = {
  ru: { praise: 'Спасибо за ночной штурм', rant: 'Купите алмазы у меня', answer: 'И вам спасибо, боец.' },
  en: { praise: 'Thanks for the night raid', rant: 'Buy diamonds from me', answer: 'Thank you, soldier.' },
} as const

describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  const labels = adminFeedbackTexts[language]
  const panel = adminTexts[language]

  test('a moderator answers, hides and deletes reviews, and sees what is closed', async ({
    product,
    administrator,
    visit,
  }) => {
    const permissions: Permission[] = ['access_admin_panel', 'view_feedback', 'manage_feedback']
    const { praise, rant, answer } = writes[language]
    const said = { praise: uniqueName(praise), rant: uniqueName(rant), answer }
    const [moderator, player] = [
      await appoint(product, administrator, 'view_feedback', 'manage_feedback'),
      await register(product, language),
    ]
    const caller = await signInToApi(product, player)
    for (const message of [said.praise, said.rant])
      expect(await caller.call('POST', '/feedback', { message })).toMatchObject({ status: 201 })
    const become = (text: string, isShown: boolean) =>
      expect
        .poll(
          async () => (await (await fetch(`${product.url}/feedback?lang=${language}`)).text()).includes(text),
          { interval: 50 },
        )
        .toBe(isShown)
    const untilShown = (text: string) => become(text, true)
    const untilGone = (text: string) => become(text, false)
    await untilShown(said.rant)

    const visitor = await visit({ language, width })
    const member = await enterPanel(visitor, moderator, language, device)
    const { page, hands } = member
    const menu = page.getByRole('navigation', { name: panel.navigation })
    // On arrival from another page the focus is in the main part, behind the sections.
    await visitor.goto('/admin')
    if (width < 1000) await hands.press(openerOf(page, language))
    await menu.getByText(panel.notPermitted).first().waitFor()
    const open = (await builtPages()).staff.filter((each) =>
      each.permissions.some((permission) => permissions.includes(permission)),
    )
    const isOpen = (section: { path: string }) => open.some(({ path }) => path === section.path)
    // Behind a name stands how much waits there.
    const stops = (await createKeyboard(page).stops()).map((stop) => stop.replace(/\d.*$/, ''))
    for (const section of adminSections) {
      const entry = menu.getByRole('link', { name: section.name[language] }).first()
      expect(stops.includes(section.name[language]), section.path).toBe(isOpen(section))
      expect(await entry.getAttribute('aria-disabled'), section.path).toBe(isOpen(section) ? null : 'true')
      if (isOpen(section)) continue
      expect(await entry.textContent()).toContain(panel.notPermitted)
      await entry.click({ force: true })
      expect(new URL(page.url()).pathname).toBe('/admin')
    }
    if (width < 1000) await page.keyboard.press('Escape')

    await openSection(member, '/admin/feedback')
    const main = page.getByRole('main')
    const reviews = main.getByRole('list', { name: labels.list }).getByRole('listitem')
    await hands.write(main.getByRole('searchbox', { name: labels.search }), said.praise)
    await page.keyboard.press('Enter')
    await expect.poll(() => reviews.count()).toBe(1)
    const of = (action: string) => main.getByRole('button', { name: `${action}: ${player.username}` })
    await hands.press(of(labels.reply))
    await hands.write(main.getByRole('textbox', { name: labels.replyLabel }), said.answer)
    await hands.press(main.getByRole('button', { name: labels.send }))
    await seeToast(page, labels.replied)
    await untilShown(said.answer)

    await hands.press(of(labels.hide))
    await seeToast(page, labels.wasHidden)
    await untilGone(said.praise)
    await hands.press(of(labels.show))
    await seeToast(page, labels.wasShown)
    await untilShown(said.praise)

    await hands.write(main.getByRole('searchbox', { name: labels.search }), said.rant)
    await page.keyboard.press('Enter')
    await reviews.filter({ hasText: said.rant }).waitFor()
    await hands.press(of(wordsTexts[language].remove))
    await main.getByText(labels.removed).waitFor()
    await untilGone(said.rant)
    await hands.press(main.getByRole('button', { name: wordsTexts[language].undo }))
    await seeToast(page, labels.restored)
    await untilShown(said.rant)
    await hands.press(of(wordsTexts[language].remove))
    await main.getByText(labels.removed).waitFor()
    await untilGone(said.rant)
    await expectRefusals(visitor, permissions)
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('whoever may only read feedback is told so, and the server refuses the rest', async ({
    product,
    administrator,
    visit,
  }) => {
    const permissions: Permission[] = ['access_admin_panel', 'view_feedback']
    const player = await register(product, language)
    const caller = await signInToApi(product, player)
    expect(await caller.call('POST', '/feedback', { message: writes[language].praise })).toMatchObject({
      status: 201,
    })
    const visitor = await visit({ language, width })
    const member = await enterPanel(
      visitor,
      await appoint(product, administrator, 'view_feedback'),
      language,
      device,
    )
    await openSection(member, '/admin/feedback')
    const main = member.page.getByRole('main')
    await main.getByText(labels.readOnly).waitFor()
    await main.getByRole('listitem').filter({ hasText: player.username }).first().waitFor()
    const stops = await createKeyboard(member.page).stops()
    expect(stops).toContain(labels.search)
    for (const action of [labels.reply, labels.hide, wordsTexts[language].remove])
      expect(stops).not.toContain(`${action}: ${player.username}`)
    await expectRefusals(visitor, permissions)
    await expectClosedPages(visitor, permissions, language)
  })

  test('whoever may not enter the panel is led home from every page of it', async ({ product, visit }) => {
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    visitor.expectErrors(/^403 GET \/api\//)
    const { page, goto } = visitor
    await signIn(visitor, account)
    for (const { path } of adminSections) {
      await goto(path)
      await seeToast(page, panel.accessDenied, panel.accessDeniedDetail)
      await page.waitForURL('/')
    }
    await expectRefusals(visitor, [])
  })
})
