import { expect, test } from 'vitest'
import type { DeliveredAction, DeliveredProduct } from '#server/modules/shop/products/delivered-product.ts'
import { DELIVERED_PRODUCTS } from '#server/seeds/shop/delivered-products.data.ts'
import { syncProducts } from '#server/seeds/shop/sync-products.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import type { PlannedCommand } from '#shared/contract/shop/products-staff.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

const PATH = '/admin/shop/products'
const draft = {
  key: 'medic',
  category: 'privileges',
  type: 'global',
  priceKopecks: 49_900,
  name_ru: 'Медик',
  description_ru: 'Лечит своих.',
}
const command = {
  when: 'bought',
  kind: 'command',
  gameServerId: null,
  command: 'lp user {player} parent add medic',
  requiresOnline: false,
  freeSlots: 0,
  idempotent: true,
}

async function openShop(
  permissions: readonly Permission[] = ['manage_shop', 'send_game_commands', 'manage_balances'],
) {
  const site = await createTestApp()
  const staff = await site.player('Quartermaster', permissions)
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    staff.call(method, PATH + path, body === undefined ? {} : { body })
  const list = async (who: TestClient = staff) => (await who.call('GET', PATH)).json<StaffProduct[]>()
  const find = async (key: string) => (await list()).find((product) => product.key === key) as StaffProduct
  const shown = async () => (await site.anonymous.call('GET', '/shop/products')).json<Product[]>()
  return { ...site, staff, send, list, find, shown }
}
const fieldsOf = (reply: { json(): unknown }) => (reply.json() as ApiErrorBody).fields

test('staff add a product, in one language, and everybody sees it behind the others', async () => {
  const { send, shown, list } = await openShop()
  const reply = await send('POST', '', { ...draft, actions: [command] })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({ ...draft, actions: [command], notForSale: null, version: 1 })
  const told = (await shown()).at(-1)
  expect(told).toMatchObject({
    name_en: 'Медик',
    description_en: 'Лечит своих.',
    languages: ['ru'],
    canBeBought: true,
  })
  // What only staff may know stays in the panel.
  expect(Object.keys(told ?? {})).not.toContain('actions')
  expect(await list()).toHaveLength(10)
})

test('a product has an address of its own, whoever spells its key how', async () => {
  const { anonymous, send, find } = await openShop()
  const get = async (key: string) => (await anonymous.call('GET', `/shop/products/${key}`)).statusCode
  expect([await get('elite'), await get('ELITE'), await get('nothing'), await get('a'.repeat(99))]).toEqual([
    200, 200, 404, 404,
  ])
  await send('PUT', `/${(await find('elite')).id}`, { isHidden: true })
  expect(await get('elite')).toBe(404)
})

test('every field is kept as it was said', async () => {
  const { send, find } = await openShop()
  const { id: recruit } = await find('recruit')
  const all = {
    category: 'cases',
    type: 'server-specific',
    server: 'hardcore',
    key: 'crate',
    name_ru: 'Ящик',
    name_en: 'Crate',
    description_ru: 'Строка\nи ещё одна',
    description_en: 'A line',
    imageUrl: '/images/case-donate.jpg',
    imageText_ru: 'Ящик',
    imageText_en: 'A crate',
    lines_ru: ['Раз', 'Два'],
    lines_en: ['One'],
    facts_ru: [{ name: 'Внутри', value: 'тайна' }],
    facts_en: [{ name: 'Inside', value: '' }],
    priceKopecks: 100_00,
    salePriceKopecks: 1,
    saleStartsAt: '2026-01-01T00:00:00.000Z',
    saleEndsAt: '2026-02-01T00:00:00.000Z',
    isHidden: true,
    perPlayerMax: 1,
    inAllMax: 100,
    perPeriodMax: 2,
    periodDays: 7,
    stock: 5,
    ladder: 'crates',
    ladderTier: 1,
    paysDifference: true,
    requiredIds: [recruit],
    durationDays: 30,
    isAdultsOnly: true,
    isAgainstGameRules: true,
    odds: [{ name_ru: 'Слиток', name_en: '', percent: 99.9999 }],
    actions: [
      { ...command, success: '§aDone', failure: 'No such player', freeSlots: 36, requiresOnline: true },
      { ...command, when: 'ended', gameServerId: 1, command: 'say {player} {seconds}' },
      { when: 'refunded', kind: 'landcoins', amount: 5 },
    ],
  }
  const reply = await send('POST', '', all)
  expect(reply.json()).toEqual({
    ...all,
    id: expect.any(Number),
    notForSale: 'odds_missing',
    isSample: false,
    delivered: null,
    version: 1,
  })
  const { id } = reply.json<StaffProduct>()
  // Nothing new is no change.
  expect((await send('PUT', `/${id}`, all)).json()).toMatchObject({ version: 1 })
  const cleared = { stock: null, salePriceKopecks: null, requiredIds: [], odds: [] }
  expect((await send('PUT', `/${id}`, cleared)).json()).toMatchObject({ ...cleared, version: 2 })
})

test('a delivered product is a sample until staff change it', async () => {
  const { send, find } = await openShop()
  const { id, isSample, version } = await find('elite')
  expect(isSample).toBe(true)
  const changed = await send('PUT', `/${id}`, { priceKopecks: 89_900, version })
  expect(changed.json()).toMatchObject({ priceKopecks: 89_900, isSample: false, version: version + 1 })
  expect(errorCode(await send('PUT', `/${id}`, { priceKopecks: 1, version }))).toBe('conflict')
  expect((await find('elite')).priceKopecks).toBe(89_900)
})

test('what a later release delivers beside a product of staff is shown to them until they have saved theirs', async () => {
  const { send, find, database } = await openShop()
  const { elite, recruit } = DELIVERED_PRODUCTS as Record<'elite' | 'recruit', DeliveredProduct>
  const release = (changes: Partial<DeliveredProduct>) =>
    database.exclusive(() =>
      syncProducts(database, {
        ...DELIVERED_PRODUCTS,
        elite: { ...elite, ...changes },
        recruit: { ...recruit, ...changes },
      }),
    )
  const own = await find('elite')
  await send('PUT', `/${own.id}`, { priceKopecks: 89_900 })
  expect((await find('elite')).delivered).toBe(null)
  const [first] = elite.actions
  await release({ priceKopecks: 77_700, actions: [{ ...first, gameServer: 'first' } as DeliveredAction] })
  expect(await find('elite')).toMatchObject({
    priceKopecks: 89_900,
    isSample: false,
    delivered: {
      priceKopecks: 77_700,
      name_ru: own.name_ru,
      actions: [{ command: first?.command, gameServerId: 1 }],
    },
  })
  expect(await find('recruit')).toMatchObject({ priceKopecks: 77_700, isSample: true, delivered: null })
  // Whoever keeps theirs saves it as it is: nothing has changed, and they have seen it.
  const { version } = await find('elite')
  expect((await send('PUT', `/${own.id}`, { version })).json()).toMatchObject({ version, delivered: null })
  await release({ priceKopecks: 77_700 })
  await send('PUT', `/${own.id}`, { priceKopecks: 77_700 })
  expect(await find('elite')).toMatchObject({ priceKopecks: 77_700, delivered: null, actions: own.actions })
})

test.each<[object, string]>([
  [{ key: 'orders' }, 'key'],
  [{ key: 'Эмка' }, 'key'],
  [{ key: 'a' }, 'key'],
  [{ key: 'elite' }, 'key'],
  [{ type: 'server-specific' }, 'server'],
  [{ name_ru: '', description_ru: '' }, 'name_en'],
  [{ description_ru: '  ' }, 'description_ru'],
  [{ priceKopecks: 0 }, 'priceKopecks'],
  [{ priceKopecks: 1.5 }, 'priceKopecks'],
  [{ priceKopecks: 100_000_001 }, 'priceKopecks'],
  [{ salePriceKopecks: 49_900 }, 'salePriceKopecks'],
  [{ saleStartsAt: '2026-02-01T00:00:00Z', saleEndsAt: '2026-01-01T00:00:00Z' }, 'saleEndsAt'],
  [{ perPeriodMax: 3 }, 'periodDays'],
  [{ ladder: 'ranks' }, 'ladderTier'],
  [{ requiredIds: [999] }, 'requiredIds'],
  [{ odds: [{ name_ru: 'x', name_en: '', percent: 0.00001 }] }, 'odds.0.percent'],
  [{ imageUrl: 'https://elsewhere.example/x.png' }, 'imageUrl'],
  [{ imageUrl: `/uploads/${'0'.repeat(32)}.webp` }, 'imageUrl'],
  [{ name_ru: 'a\u0000b' }, 'name_ru'],
  [{ lines_ru: ['a\nb'] }, 'lines_ru.0'],
  [{ actions: [{ ...command, command: 'say a\nop me' }] }, 'actions.0.command'],
  [{ actions: [{ ...command, command: 'give {palyer}' }] }, 'actions.0.command'],
  [{ actions: [{ ...command, command: 'x'.repeat(1447) }] }, 'actions.0.command'],
  [{ actions: [{ ...command, success: '§a§l' }] }, 'actions.0.success'],
  [{ actions: [{ ...command, failure: '§c §a' }] }, 'actions.0.failure'],
  [{ actions: [{ ...command, command: 'say {seconds}' }] }, 'actions'],
  [{ actions: [{ ...command, when: 'ended' }] }, 'actions'],
  // The Roblox server of a new site, and one that there is not.
  [{ actions: [{ ...command, gameServerId: 2 }] }, 'actions'],
  [{ actions: [{ ...command, gameServerId: 99 }] }, 'actions'],
  [{ actions: [{ when: 'bought', kind: 'role', role: 'admin' }] }, 'actions'],
  [{ actions: [{ when: 'bought', kind: 'role', role: 'nobody' }] }, 'actions'],
])('is refused and changes nothing (%#)', async (change, field) => {
  const { send, list } = await openShop()
  const reply = await send('POST', '', { ...draft, ...change })
  expect([reply.statusCode, Object.keys(fieldsOf(reply) ?? {})]).toEqual([
    400,
    expect.arrayContaining([field]),
  ])
  expect(await list()).toHaveLength(9)
})

test('commands take the permission for the console of the game as well', async () => {
  const { send, find, list, database } = await openShop(['manage_shop'])
  expect(errorCode(await send('POST', '', { ...draft, actions: [command] }))).toBe('not_allowed')
  const elite = await find('elite')
  expect(errorCode(await send('PUT', `/${elite.id}`, { actions: [] }))).toBe('not_allowed')
  expect(errorCode(await send('POST', `/${elite.id}/double`))).toBe('not_allowed')
  expect(await list()).toHaveLength(9)
  // All else of it they may change, and send along what stands.
  const reply = await send('PUT', `/${elite.id}`, { priceKopecks: 1, actions: elite.actions })
  expect(reply.json()).toMatchObject({ priceKopecks: 1, actions: elite.actions })
  const entries = await database.query.selectFrom('audit_log').select('action').execute()
  expect(entries).toEqual([{ action: 'update' }])
})

test('commands ask who it is, when the sign-in is old', async () => {
  const { send, clock } = await openShop()
  clock.advance(16 * 60_000)
  expect(errorCode(await send('POST', '', { ...draft, actions: [command] }))).toBe('confirmation_required')
  expect((await send('POST', '', draft)).statusCode).toBe(201)
})

test('nobody sells a role that permits more than they may', async () => {
  const { database, send, staff, find } = await openShop()
  const role = (name: string, permissions: readonly Permission[]) =>
    database.query
      .insertInto('roles')
      .values({ name, name_folded: name.toLowerCase(), permissions: JSON.stringify(permissions) })
      .execute()
  await role('Patron', [])
  await role('Warden', ['manage_users'])
  const options = (await staff.call('GET', '/admin/shop/options')).json()
  expect(options.gameServers).toEqual([{ id: 1, name: 'FrontLand: Zombie Apocalypse' }])
  expect(options.roles).toEqual(
    expect.arrayContaining([
      { name: 'admin', isAllowed: false },
      { name: 'Patron', isAllowed: true },
      { name: 'Warden', isAllowed: false },
    ]),
  )
  const giving = (name: string) => ({ actions: [{ when: 'bought', kind: 'role', role: name }] })
  expect(fieldsOf(await send('POST', '', { ...draft, ...giving('Warden') }))).toHaveProperty('actions')
  expect((await send('POST', '', { ...draft, ...giving('Patron') })).statusCode).toBe(201)
  // A role is called as it is called now; one that is gone stops the sale.
  await database.query
    .updateTable('roles')
    .set({ name: 'Donor', name_folded: 'donor' })
    .where('name', '=', 'Patron')
    .execute()
  expect((await find('medic')).actions).toEqual([{ when: 'bought', kind: 'role', role: 'Donor' }])
  await database.query.deleteFrom('roles').where('name', '=', 'Donor').execute()
  expect(await find('medic')).toMatchObject({ actions: [{ role: null }], notForSale: 'role_gone' })
})

test('products are hidden, removed, restored, doubled and ordered, and the log says so', async () => {
  const { send, shown, find, list, database, administrator } = await openShop()
  const { id } = await find('elite')
  await send('PUT', `/${id}`, { isHidden: true })
  expect((await shown()).map(({ key }) => key)).not.toContain('elite')
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(204)
  expect(await list()).toHaveLength(8)
  for (const gone of [await send('DELETE', `/${id}`), await send('PUT', `/${id}`, { priceKopecks: 1 })])
    expect(gone.statusCode).toBe(404)
  expect((await send('GET', '/removed')).json()).toMatchObject([{ id, key: 'elite' }])
  // Its key is not free meanwhile.
  expect(fieldsOf(await send('POST', '', { ...draft, key: 'elite' }))).toHaveProperty('key')
  expect((await send('POST', `/${id}/restore`)).json()).toMatchObject({ key: 'elite', isHidden: true })
  expect((await send('POST', `/${id}/restore`)).statusCode).toBe(404)
  expect((await send('GET', '/removed')).json()).toEqual([])

  const copy = (await send('POST', `/${id}/double`)).json<StaffProduct>()
  expect(copy).toMatchObject({ key: 'elite-2', isHidden: true, ladder: null, isSample: false })
  expect(copy.actions).toEqual((await find('elite')).actions)
  expect((await send('POST', `/${copy.id}/double`)).json()).toMatchObject({ key: 'elite-2-2' })

  const ids = (await list()).map((product) => product.id)
  const order = await send('PUT', '/order', { ids: ids.toReversed(), from: ids })
  expect(order.json<StaffProduct[]>().map((product) => product.id)).toEqual(ids.toReversed())
  expect(errorCode(await send('PUT', '/order', { ids, from: ids }))).toBe('conflict')

  const told = (await (await administrator()).call('GET', '/admin/activity')).json<
    { description: string }[]
  >()
  expect(told.length).toBeGreaterThan(0)
  const kept = await database.query.selectFrom('audit_log').select(['noun', 'action']).execute()
  expect(new Set(kept.map(({ noun }) => noun))).toEqual(new Set(['product']))
  expect(new Set(kept.map(({ action }) => action))).toEqual(
    new Set(['update', 'delete', 'restore', 'create']),
  )
})

test('the catalogue holds no more than everybody can be told', async () => {
  const { send, list } = await openShop()
  const long = { description_ru: 'ж'.repeat(1000), description_en: 'ж'.repeat(1000) }
  const lines = Array.from({ length: 20 }, (_, index) => `${index} ${'ж'.repeat(150)}`)
  let refused: string | undefined
  for (let number = 0; number < 40 && refused === undefined; number += 1) {
    const reply = await send('POST', '', {
      ...draft,
      ...long,
      key: `long-${number}`,
      lines_ru: lines,
      lines_en: lines,
    })
    if (reply.statusCode !== 201) refused = errorCode(reply)
  }
  expect(refused).toBe('catalogue_full')
  expect((await list()).length).toBeLessThan(40)
})

test('a dry run shows each command as each server would be sent it', async () => {
  const { send, database } = await openShop()
  const run = async (body: object) => {
    const reply = await send('POST', '/dry-run', {
      player: 'Ranger',
      quantity: 2,
      durationDays: null,
      ...body,
    })
    return reply.statusCode === 200 ? reply.json<PlannedCommand[]>() : reply.statusCode
  }
  const server = await database.query
    .selectFrom('game_servers')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const { id: _, ...columns } = server
  await database.query
    .insertInto('game_servers')
    .values({ ...columns, name_server: 'Second', is_hidden: 1 })
    .execute()
  const planned = (await run({
    durationDays: 30,
    actions: [
      command,
      { ...command, gameServerId: 1, command: 'give {player} stone {amount} {order} {seconds}' },
      { ...command, when: 'refunded', gameServerId: 1, command: 'ban {uuid}' },
      { when: 'bought', kind: 'landcoins', amount: 5 },
    ],
  })) as PlannedCommand[]
  expect(
    planned.map(({ gameServer, command: sent, times, waitsFor }) => [gameServer, sent, times, waitsFor]),
  ).toEqual([
    ['FrontLand: Zombie Apocalypse', 'lp user Ranger parent add medic', 2, []],
    ['Second', 'lp user Ranger parent add medic', 2, []],
    ['FrontLand: Zombie Apocalypse', 'give Ranger stone 2 1042 2592000', 1, []],
    ['FrontLand: Zombie Apocalypse', null, 2, ['uuid']],
  ])
  const uuid = '069a79f4-44e9-4726-a5be-fca90e38aaf5'
  const known = (await run({ uuid, actions: [{ ...command, command: 'ban {uuid}' }] })) as PlannedCommand[]
  expect(known[0]?.command).toBe(`ban ${uuid}`)
  for (const player of ['ab', 'a b', 'op\nme', 'Рейнджер'])
    expect(await run({ player, actions: [command] })).toBe(400)
})

test('what a product gives in coins is changed by whoever may change balances, all else by whoever has the catalogue', async () => {
  const site = await createTestApp()
  const clerk = await site.player('Clerk', ['access_admin_panel', 'manage_shop'])
  const treasurer = await site.player('Treasurer', ['access_admin_panel', 'manage_shop', 'manage_balances'])
  const coins = (amount: number) => ({ when: 'bought', kind: 'landcoins', amount }) as const
  const draft = {
    key: 'purse',
    category: 'resources',
    type: 'global',
    priceKopecks: 10_000,
    name_en: 'Purse',
    description_en: 'Coins.',
    actions: [coins(50)],
  }
  const make = (who: typeof clerk) => who.call('POST', '/admin/shop/products', { body: draft })
  expect(errorCode(await make(clerk))).toBe('not_allowed')
  const { id } = (await make(treasurer)).json<StaffProduct>()
  const change = (who: typeof clerk, body: object) => who.call('PUT', `/admin/shop/products/${id}`, { body })
  expect(errorCode(await change(clerk, { actions: [coins(51)] }))).toBe('not_allowed')
  expect(errorCode(await change(clerk, { actions: [] }))).toBe('not_allowed')
  expect((await change(clerk, { priceKopecks: 9_000, actions: [coins(50)] })).statusCode).toBe(200)
  expect(errorCode(await clerk.call('POST', `/admin/shop/products/${id}/double`))).toBe('not_allowed')
  expect((await change(treasurer, { actions: [coins(51)] })).statusCode).toBe(200)
})
