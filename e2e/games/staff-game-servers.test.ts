/** The day of an administrator who looks after game servers. */

import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { openSection, returnToPanel } from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { featureWords } from '#web/features/games/game-servers/server-labels.texts.ts'
import { adminServersTexts } from '#web/features/games/game-servers/staff/admin-servers.texts.ts'
import { serverEditorTexts } from '#web/features/games/game-servers/staff/server-editor.texts.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { maintenanceTexts } from '#web/features/games/maintenance/maintenance.texts.ts'
import { adminMaintenanceTexts } from '#web/features/games/maintenance/staff/admin-maintenance.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const DAY_MS = 24 * 60 * 60_000

/** A name that nobody else has in this file. */
describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  test('game servers: added, edited, moved, hidden, declared, given maintenance and deleted', async ({
    visit,
  }) => {
    const reader = await visit({ language })
    reader.expectErrors(/^404 GET \/api\/servers\/\d+\//)
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language, device)
    const { page, hands } = member
    const list = adminServersTexts[language]
    const texts = serverEditorTexts[language]
    const main = page.getByRole('main')
    const name = uniqueName('Citadel')
    const part = (of: Language) =>
      main.getByRole('group', {
        name: of === 'ru' ? wordsTexts[language].russian : wordsTexts[language].english,
      })
    await openSection(member, '/admin/servers')
    await hands.press(main.getByRole('link', { name: list.create }))
    await hands.write(main.getByLabel(texts.labels.name_server, { exact: true }), name)
    await hands.write(main.getByLabel(texts.labels.ip, { exact: true }), 'citadel.frontland.example:25565')
    for (const part of [texts.described, texts.shown])
      await hands.press(main.locator('summary', { hasText: part }))
    await hands.reach(main.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await hands.write(part('ru').getByLabel(texts.labels.description_ru), 'Цитадель на холме.')
    await hands.press(part('ru').getByRole('checkbox', { name: featureWords.ru.clans }), 'Space')
    await hands.write(part('en').getByLabel(texts.labels.description_en), 'The citadel on the hill.')
    await hands.press(part('en').getByRole('button', { name: texts.copyFeatures }))
    await hands.press(main.getByRole('button', { name: texts.create, exact: true }))
    await seeToast(page, texts.created)
    await reader.goto('/servers')
    const cards = () => reader.page.getByRole('main').getByRole('article')
    await cards().and(reader.page.getByRole('article', { name })).waitFor()

    await hands.press(main.locator('summary', { hasText: texts.answers }))
    await hands.write(main.getByLabel(texts.labels.players, { exact: true }), '0/333')
    await hands.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved)

    const works = adminMaintenanceTexts[language]
    const dialog = page.getByRole('dialog')
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
    await hands.press(main.getByRole('button', { name: works.add }))
    await hands.writeDate(dialog.getByLabel(works.startsAt), `${tomorrow}T09:30`)
    await hands.writeDate(dialog.getByLabel(works.endsAt), `${tomorrow}T14:00`)
    await hands.press(dialog.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, works.saved)
    await reader.goto('/servers')
    await reader.page.getByRole('article', { name }).getByText(maintenanceTexts[language].ahead).waitFor()
    await hands.press(main.getByRole('link', { name: wordsTexts[language].toList }))

    const rows = main.getByRole('list', { name: list.list }).getByRole('listitem')
    const place = async () => (await rows.allTextContents()).findIndex((text) => text.includes(name))
    await rows.filter({ hasText: name }).waitFor()
    const before = await place()
    await hands.press(main.getByRole('button', { name: `${orderingTexts[language].moveUp}: ${name}` }))
    await expect.poll(place).toBe(before - 1)
    // The row moved, and the keyboard with it.
    await expect
      .poll(() =>
        hands.isAt(main.getByRole('button', { name: `${orderingTexts[language].moveUp}: ${name}` })),
      )
      .toBe(true)

    const state = main.getByRole('combobox', { name: `${list.declared}: ${name}` })
    for (const declared of ['maintenance', 'development'] as const) {
      await hands.choose(state, list[declared])
      await seeToast(page, list.declaredNow)
      await reader.goto('/servers')
      await reader.page
        .getByRole('article', { name })
        .getByText(stateTexts[language][declared], { exact: true })
        .waitFor()
    }
    await hands.press(main.getByRole('button', { name: `${list.hide}: ${name}` }))
    await seeToast(page, list.wasHidden)
    await reader.goto('/servers')
    await cards().first().waitFor()
    expect(await reader.page.getByRole('article', { name }).count()).toBe(0)

    await hands.press(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` }))
    await hands.press(dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    await seeToast(page, list.removed)
    await rows.filter({ hasText: name }).waitFor({ state: 'detached' })
  })
})
