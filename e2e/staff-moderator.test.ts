/** The day of a moderator, who looks after feedback and nothing else, by keyboard alone. */
import { describe, expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { adminTexts } from '#web/app/admin/admin.texts.ts'
import { adminSections } from '#web/app/admin/sections.ts'
import { adminFeedbackTexts } from '#web/features/content/feedback/staff/admin-feedback.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { register, signIn } from './harness/accounts.ts'
import { signInToApi } from './harness/api-caller.ts'
import { builtPages } from './harness/built-pages.ts'
import { test } from './harness/journey.ts'
import { appoint, enterPanel, expectClosedPages, expectRefusals, openSection } from './harness/staff.ts'
import { seeToast } from './harness/toasts.ts'

const WITHIN_MS = 2_000

const writes = {
  ru: { praise: 'Спасибо за ночной штурм', rant: 'Купите алмазы у меня', answer: 'И вам спасибо, боец.' },
  en: { praise: 'Thanks for the night raid', rant: 'Buy diamonds from me', answer: 'Thank you, soldier.' },
} as const

/** A day has more steps than other journeys, and each key press waits for a busy machine. */
const LONG_MS = 120_000

const PLACES: { language: Language; width: number }[] = [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1440 },
]

describe.for(PLACES)('$language at $width:', { timeout: LONG_MS }, ({ language, width }) => {
  const said = writes[language]
  const labels = adminFeedbackTexts[language]
  const panel = adminTexts[language]

  test('a moderator answers, hides and deletes reviews, and sees what is closed', async ({
    product,
    administrator,
    visit,
  }) => {
    const permissions: Permission[] = ['access_admin_panel', 'view_feedback', 'manage_feedback']
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
          {
            timeout: WITHIN_MS,
            interval: 50,
          },
        )
        .toBe(isShown)
    const untilShown = (text: string) => become(text, true)
    const untilGone = (text: string) => become(text, false)
    await untilShown(said.rant)

    const visitor = await visit({ language, width })
    const member = await enterPanel(visitor, moderator, language)
    const { page, keys } = member
    const menu = page.getByRole('navigation', { name: panel.navigation })
    await menu.getByText(panel.notPermitted).first().waitFor({ state: 'attached' })
    if (width < 1000) await keys.press(menu.getByRole('button'))
    const open = (await builtPages()).staff.filter(({ permission }) => permissions.includes(permission))
    const isOpen = (section: { path: string }) => open.some(({ path }) => path === section.path)
    const stops = await keys.stops()
    for (const section of adminSections) {
      const entry = menu.getByRole('link', { name: panel[section.text] }).first()
      expect(stops.includes(panel[section.text]), section.path).toBe(isOpen(section))
      expect(await entry.getAttribute('aria-disabled'), section.path).toBe(isOpen(section) ? null : 'true')
      if (isOpen(section)) continue
      expect(await entry.textContent()).toContain(panel.notPermitted)
      await entry.click({ force: true })
      expect(new URL(page.url()).pathname).toBe('/admin')
    }
    if (width < 1000) await keys.press(menu.getByRole('button'))

    await openSection(member, '/admin/feedback')
    const main = page.getByRole('main')
    const reviews = main.getByRole('list', { name: labels.list }).getByRole('listitem')
    await keys.write(main.getByRole('searchbox', { name: labels.search }), said.praise.slice(0, 12))
    await page.keyboard.press('Enter')
    await expect.poll(() => reviews.count()).toBe(1)
    const of = (action: string) => main.getByRole('button', { name: `${action}: ${player.username}` })
    await keys.press(of(labels.reply))
    await keys.write(main.getByRole('textbox', { name: labels.replyLabel }), said.answer)
    await keys.press(main.getByRole('button', { name: labels.send }))
    await seeToast(page, labels.replied)
    await untilShown(said.answer)

    await keys.press(of(labels.hide))
    await seeToast(page, labels.wasHidden)
    await untilGone(said.praise)
    await keys.press(of(labels.show))
    await seeToast(page, labels.wasShown)
    await untilShown(said.praise)

    await keys.write(main.getByRole('searchbox', { name: labels.search }), said.rant, { back: true })
    await page.keyboard.press('Enter')
    await reviews.filter({ hasText: said.rant }).waitFor()
    await keys.press(of(wordsTexts[language].remove))
    await main.getByText(labels.removed).waitFor()
    await untilGone(said.rant)
    await keys.press(main.getByRole('button', { name: wordsTexts[language].undo }))
    await seeToast(page, labels.restored)
    await untilShown(said.rant)
    await keys.press(of(wordsTexts[language].remove))
    await main.getByText(labels.removed).waitFor()
    await untilGone(said.rant)
    await expectRefusals(visitor, permissions)
  })

  test('whoever may only read feedback is told so, and the server refuses the rest', async ({
    product,
    administrator,
    visit,
  }) => {
    const permissions: Permission[] = ['access_admin_panel', 'view_feedback']
    const player = await register(product, language)
    const caller = await signInToApi(product, player)
    expect(await caller.call('POST', '/feedback', { message: said.praise })).toMatchObject({ status: 201 })
    const visitor = await visit({ language, width })
    const member = await enterPanel(visitor, await appoint(product, administrator, 'view_feedback'), language)
    await openSection(member, '/admin/feedback')
    const main = member.page.getByRole('main')
    await main.getByText(labels.readOnly).waitFor()
    await main.getByRole('listitem').filter({ hasText: player.username }).first().waitFor()
    const stops = await member.keys.stops()
    expect(stops).toContain(labels.search)
    for (const action of [labels.reply, labels.hide, wordsTexts[language].remove])
      expect(stops).not.toContain(`${action}: ${player.username}`)
    await expectRefusals(visitor, permissions)
    await expectClosedPages(visitor, permissions, language)
  })

  test('whoever may not enter the panel is led home from every page of it', async ({ product, visit }) => {
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    visitor.foresee(/^403 GET \/api\//)
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
