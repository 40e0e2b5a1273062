/** A site that is closed for maintenance while somebody is on it: no page of what is closed comes by another way than by its address. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { appoint } from '#e2e/harness/staff.ts'
import { signIn } from '#tests/product/accounts.ts'

const SETTINGS = '/admin/maintenance'
const CLOSED = 'Технические работы'

test('whoever is on the site as it closes meets the maintenance page with the next step, a moderator as well', async ({
  product,
  administrator,
  visit,
}) => {
  const set = async (change: object) => {
    const { body } = await administrator.call('GET', SETTINGS)
    const reply = await administrator.call('PUT', SETTINGS, { ...(body as object), ...change })
    expect(reply.status).toBe(200)
  }
  const moderator = await visit({ language: 'ru' })
  await signIn(moderator, await appoint(product, administrator, 'view_feedback'))
  await moderator.goto('/profile')
  const visitor = await visit({ language: 'ru' })
  visitor.expectErrors(/^503 /)
  await visitor.goto('/login')

  await set({ isOn: true })
  await visitor.page.getByRole('banner').getByRole('link').first().click()
  await visitor.page.getByText(CLOSED).first().waitFor()
  // One's own account stays open, and nothing that stands there is refused.
  for (const path of ['/profile/names', '/profile/top-up', '/notices', '/profile']) {
    await moderator.goto(path)
    await moderator.page.getByRole('heading', { level: 1 }).waitFor()
    expect([path, await moderator.page.getByText(CLOSED).count()]).toEqual([path, 0])
  }
  moderator.expectErrors(/^503 /)
  await moderator.page.getByRole('link', { name: 'Админ-панель' }).first().click()
  await moderator.page.getByText(CLOSED).first().waitFor()
  expect(await moderator.page.getByText('Доступ запрещён').count()).toBe(0)
  await visitor.goto('/reset')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await visitor.page.getByText(CLOSED).count()).toBe(0)

  // Of a part that is closed by itself no other page speaks, and none is loaded anew for it.
  await set({ isOn: true, parts: ['shop'] })
  await visitor.goto('/')
  await visitor.page.evaluate('window.isHere = true')
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Новости' }).click()
  await visitor.page.getByRole('heading', { level: 1, name: /новости/i }).waitFor()
  expect(await visitor.page.evaluate('window.isHere')).toBe(true)
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Магазин' }).click()
  await visitor.page.getByText('Раздел закрыт').first().waitFor()
  await set({ isOn: false, parts: [] })
})
