/** What the dashboard tells an administrator, and where it leads. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { enterPanel, findUser } from '#e2e/harness/staff.ts'
import { register } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { dashboardTexts } from '#web/features/operations/dashboard/staff/dashboard.texts.ts'

describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  test('the dashboard tells what goes on, to the day', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id, version } = await findUser(administrator, account.username)
    await administrator.call('PUT', `/admin/users/${id}`, { discordUsername: 'front.liner', version })
    const { page, hands } = await enterPanel(
      await visit({ language, width }),
      ADMINISTRATOR,
      language,
      device,
    )
    const texts = dashboardTexts[language]
    const main = page.getByRole('main')
    for (const button of ['manageUsers', 'manageNews', 'manageFeedback', 'manageRoles'] as const)
      await hands.reach(main.getByRole('link', { name: texts[button] }))

    const chart = main.getByRole('table', { name: texts.chartTitle })
    await expect.poll(() => chart.getByRole('row').count()).toBe(31)
    expect(await chart.getByRole('row').last().getByRole('cell').textContent()).not.toBe('0')
    const calendar = main.getByRole('grid', { name: texts.heatmapTitle })
    await hands.reach(calendar.locator('[tabindex="0"]'))
    const tooltip = main.getByRole('tooltip')
    const today = await tooltip.textContent()
    expect(today).toMatch(new RegExp(`: [1-9]\\d* (${Object.values(texts.tooltipForms).join('|')})$`))
    await page.keyboard.press('ArrowLeft')
    const weekAgo = await tooltip.textContent()
    expect(weekAgo).toMatch(new RegExp(`: 0 ${texts.tooltipForms.other}$`))
    await page.keyboard.press('ArrowRight')
    expect(await tooltip.textContent()).toBe(today)
    await main.getByRole('listitem').filter({ hasText: account.username }).first().waitFor()
    await hands.press(main.getByRole('link', { name: texts.manageUsers }))
    await page.waitForURL('/admin/users')
  })
})
