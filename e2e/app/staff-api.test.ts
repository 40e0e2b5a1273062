/** A day of an administrator with curl: roles, players, game servers, and what each of them sees of it. */
import { expect } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { findUser } from '#e2e/harness/staff.ts'
import { DEFAULT_LANGUAGE as language } from '#shared/constants/languages.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'

test('a correspondent is appointed, publishes, and is dismissed', async ({ product, administrator }) => {
  const account = await register(product)
  const created = await administrator.call('POST', '/admin/roles', {
    name: 'correspondent',
    permissions: ['access_admin_panel', 'manage_news'],
  })
  expect(created.status).toBe(201)
  const role = created.body as Role

  const correspondent = await signInToApi(product, account)
  const item = { title_ru: 'Раз', title_en: 'One', description_ru: 'Раз.', description_en: 'One.' }
  expect(await correspondent.call('POST', '/news', item)).toMatchObject({ status: 403 })

  const { id, version } = await findUser(administrator, account.username)
  expect(
    await administrator.call('PUT', `/admin/users/${id}`, { roles: ['correspondent'], version }),
  ).toMatchObject({
    status: 200,
    body: { roles: ['correspondent'] },
  })
  expect(await correspondent.call('POST', '/news', item)).toMatchObject({ status: 201 })
  expect(await correspondent.call('GET', '/admin/users')).toMatchObject({ status: 403 })

  expect(await administrator.call('DELETE', `/admin/roles/${role.id}`)).toMatchObject({ status: 204 })
  expect(await correspondent.call('POST', '/news', item)).toMatchObject({ status: 403 })
})

test('the last administrator stays', async ({ administrator }) => {
  const { id } = await findUser(administrator, 'admin')
  expect(await administrator.call('PUT', `/admin/users/${id}`, { roles: [] })).toMatchObject({
    status: 409,
    body: { code: 'last_administrator' },
  })
  expect(await administrator.call('DELETE', `/admin/users/${id}`)).toMatchObject({ status: 409 })
})

test('an account that is deleted is signed out, its review stays without a name', async ({
  product,
  administrator,
  visit,
}) => {
  const account = await register(product)
  const player = await visit()
  player.expectErrors('401 GET /api/profile')
  await signIn(player, account)
  const caller = await signInToApi(product, account)
  const message = `Прощальный отзыв ${account.username}.`
  expect(await caller.call('POST', '/feedback', { message })).toMatchObject({ status: 201 })

  const { id } = await findUser(administrator, account.username)
  expect(await administrator.call('DELETE', `/admin/users/${id}`)).toMatchObject({ status: 204 })
  await player.goto('/profile')
  await player.page.waitForURL(/\/login/)

  await player.goto('/feedback')
  const review = player.page.getByRole('listitem').filter({ hasText: 'Прощальный отзыв' })
  await review.waitFor()
  expect(await review.locator('p').first().textContent()).not.toContain(account.username)
})

test('a new game server stands on the servers page, and a new administrator in the header', async ({
  product,
  administrator,
  visit,
}) => {
  const name = `Skyblock ${language}`
  const created = await administrator.call('POST', '/admin/servers', {
    name_server: name,
    type: 'minecraft',
    ip: 'sky.frontland.example:25566',
    description_ru: 'Острова над линией фронта.',
    description_en: 'Islands above the front line.',
    difficulty: 'easy',
    features_ru: 'skyblock,economy',
    features_en: 'skyblock,economy',
    icon: 'Pickaxe',
    uptime: '99.5%',
    players: '0/60',
  })
  expect(created.status).toBe(201)
  const { id } = created.body as { id: number }

  const account = await register(product, language)
  const player = await visit({ language })
  // What is asked of the server while it is being deleted.
  player.expectErrors(/^404 GET \/api\/servers\/\d+\//)
  await signIn(player, account)
  for (const path of ['/servers', '/servers/skyblock']) {
    await player.goto(path)
    await player.page.getByRole('main').getByRole('article', { name }).waitFor()
  }
  await administrator.call('DELETE', `/admin/servers/${id}`)
  await player.goto('/servers/skyblock')
  expect(await player.page.getByRole('main').getByRole('article', { name }).count()).toBe(0)

  const user = await findUser(administrator, account.username)
  await administrator.call('PUT', `/admin/users/${user.id}`, { roles: ['admin'], version: user.version })
  await player.page.reload()
  const adminLink = player.page.getByRole('banner').getByRole('link', { name: headerTexts[language].admin })
  await adminLink.waitFor()
})
