/** The log of what staff changed. */

import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { findUser, openSection, returnToPanel } from '#e2e/harness/staff.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { register } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { auditTexts } from '#web/features/platform/audit/staff/audit.texts.ts'
import { dayRangeTexts } from '#web/ui/lists/day-range.texts.ts'

describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  test('the log tells who changed what, before and after', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id, version } = await findUser(administrator, account.username)
    await administrator.call('PUT', `/admin/users/${id}`, { discordUsername: 'before.it', version })
    await administrator.call('PUT', `/admin/users/${id}`, {
      discordUsername: 'after.it',
      version: version + 1,
    })
    const member = await returnToPanel(await visit({ language, width }), ADMINISTRATOR, language, device)
    const { page, hands } = member
    const texts = auditTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/audit')
    await hands.write(main.getByRole('searchbox', { name: texts.actor }), 'admin')
    await hands.choose(main.getByRole('combobox', { name: texts.action }), texts.actions.update)
    await hands.choose(main.getByRole('combobox', { name: texts.noun }), userAudit.texts[language].plural)
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ actor: 'admin', action: 'update', noun: 'user' })
    const entry = main.getByRole('listitem').filter({ hasText: account.username }).first()
    await hands.press(entry.locator('summary'))
    await entry.getByText('before.it').waitFor()
    await entry.getByText('after.it').waitFor()
    const today = new Date().toISOString().slice(0, 10)
    await hands.writeDate(main.getByLabel(dayRangeTexts[language].from), today)
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(today)
    await entry.waitFor()
    await hands.press(main.getByRole('link', { name: texts.reset }))
    await page.waitForURL((url) => url.search === '')
  })
})
