import { expect, test } from 'vitest'
import { DELIVERED_PRODUCTS } from '#server/seeds/shop/delivered-products.data.ts'
import { syncProducts } from '#server/seeds/shop/sync-products.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'

const SECOND_MS = 1_000

async function listProducts({ anonymous }: TestApp): Promise<Product[]> {
  const reply = await anonymous.call('GET', '/shop/products')
  expect(reply.statusCode).toBe(200)
  return reply.json<Product[]>()
}
const change = ({ database }: TestApp, key: string, columns: object) =>
  database.query.updateTable('products').set(columns).where('key', '=', key).execute()
const find = async (test: TestApp, key: string) =>
  (await listProducts(test)).find((product) => product.key === key)

test('a new shop offers the nine products of the specification at its prices', async () => {
  const products = await listProducts(await createTestApp())
  expect(
    products.map(({ key, category, type, server, priceKopecks }) => [
      key,
      category,
      type,
      server,
      priceKopecks,
    ]),
  ).toEqual([
    ['recruit', 'privileges', 'global', null, 29_900],
    ['veteran', 'privileges', 'global', null, 59_900],
    ['elite', 'privileges', 'global', null, 99_900],
    ['diamond-set', 'resources', 'server-specific', 'vanilla', 19_900],
    ['tool-set', 'resources', 'server-specific', 'hardcore', 29_900],
    ['redstone-set', 'resources', 'server-specific', 'modded', 14_900],
    ['donate-case', 'cases', 'global', null, 14_900],
    ['legendary-case', 'cases', 'global', null, 34_900],
    ['hardcore-case', 'cases', 'server-specific', 'hardcore', 25_900],
  ])
  // The screens are tested with what a new site answers.
  expect(products).toEqual(sampleProducts)
})

test('all of them can be bought but the cases, whose odds nobody has said', async () => {
  const products = await listProducts(await createTestApp())
  for (const { category, canBeBought, notForSale } of products)
    expect([canBeBought, notForSale]).toEqual(category === 'cases' ? [false, 'odds_missing'] : [true, null])
})

test('what is shown and cannot be bought says why', async () => {
  const site = await createTestApp()
  const whyNot = async (key: string) => (await find(site, key))?.notForSale
  const odds = (...percents: number[]) =>
    JSON.stringify(percents.map((percent, index) => ({ name_ru: `${index}`, name_en: '', percent })))
  await change(site, 'donate-case', { odds: odds(33.3333, 33.3333, 33.3334) })
  await change(site, 'legendary-case', { odds: odds(50, 49.9999) })
  expect([await whyNot('donate-case'), await whyNot('legendary-case')]).toEqual([null, 'odds_missing'])
  // What is written in one language stands for the other as well.
  expect((await find(site, 'donate-case'))?.odds[0]).toEqual({ name_ru: '0', name_en: '0', percent: 33.3333 })

  await change(site, 'diamond-set', { stock: 0 })
  expect([await whyNot('diamond-set'), (await find(site, 'diamond-set'))?.stockLeft]).toEqual(['sold_out', 0])
  await change(site, 'diamond-set', { stock: 2 })
  expect([await whyNot('diamond-set'), (await find(site, 'diamond-set'))?.stockLeft]).toEqual([null, 2])

  const [recruit, veteran] = await listProducts(site)
  await change(site, 'elite', { required_ids: JSON.stringify([recruit?.id]) })
  expect(await whyNot('elite')).toBeNull()
  await change(site, 'recruit', { is_hidden: 1 })
  expect(await whyNot('elite')).toBe('requirement_gone')

  const { query } = site.database
  await query
    .deleteFrom('product_actions')
    .where('product_id', '=', veteran?.id ?? 0)
    .execute()
  expect(await whyNot('veteran')).toBe('no_action')
  await query
    .insertInto('product_actions')
    .values({ product_id: veteran?.id ?? 0, position: 1, moment: 'bought', kind: 'role', role_id: 999 })
    .execute()
  expect(await whyNot('veteran')).toBe('role_gone')
})

test('what is for a game server that is gone cannot be bought, and its commands go nowhere else', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const before = await listProducts(site)
  const listGone = async () => {
    await site.runBackgroundWork(SECOND_MS)
    const gone = (await listProducts(site)).filter(({ notForSale }) => notForSale === 'game_server_gone')
    return gone.map(({ key }) => key)
  }
  expect(await listGone()).toEqual([])
  const other = site.database.query.updateTable('game_servers').where('id', '=', 2)
  await other.set({ type: 'minecraft' }).execute()
  await admin.call('DELETE', '/admin/servers/1')
  expect(await listGone()).toEqual(['diamond-set', 'tool-set', 'redstone-set', 'hardcore-case'])
  // What is for every Minecraft server goes nowhere once there is none, and goes somewhere again with the next.
  await other.set({ type: 'roblox' }).execute()
  expect(await listGone()).toEqual(before.map(({ key }) => key))
  await other.set({ type: 'minecraft' }).execute()
  expect(await listGone()).toEqual(['diamond-set', 'tool-set', 'redstone-set', 'hardcore-case'])
})

test('a lower price stands from its beginning to its end, and those who keep pages hear of both', async () => {
  const site = await createTestApp()
  const at = site.clock.now.getTime()
  await change(site, 'elite', {
    sale_price_kopecks: 74_950,
    sale_starts_at: at + 10_000,
    sale_ends_at: at + 20_000,
  })
  const prices = async () => {
    const product = await find(site, 'elite')
    return [product?.priceKopecks, product?.oldPriceKopecks]
  }
  // Asked twice: what is kept in memory is what is compared.
  expect([await prices(), await prices()]).toEqual([
    [99_900, null],
    [99_900, null],
  ])
  site.clock.advance(10_000)
  await site.runBackgroundWork(SECOND_MS)
  expect(await prices()).toEqual([74_950, 99_900])
  site.clock.advance(10_000)
  await site.runBackgroundWork(SECOND_MS)
  expect(await prices()).toEqual([99_900, null])
})

test('the strict reading of the rules of Minecraft hides what it forbids, once the operator wants that', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await change(site, 'recruit', { is_against_game_rules: 0 })
  expect(await listProducts(site)).toHaveLength(9)
  await admin.call('PUT', '/admin/site', { body: { isShopStrict: true } })
  expect((await listProducts(site)).map(({ key }) => key)).toEqual(['recruit'])
  await admin.call('PUT', '/admin/site', { body: { isShopStrict: false } })
  expect(await listProducts(site)).toHaveLength(9)
})

test('a shop that is switched off tells nothing', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('PUT', '/admin/site', { body: { parts: { shop: false } } })
  expect((await site.anonymous.call('GET', '/shop/products')).statusCode).toBe(404)
})

test('what nobody has edited follows the releases, what somebody has stays theirs', async () => {
  const site = await createTestApp()
  const { database } = site
  await change(site, 'veteran', { is_sample: 0, price_kopecks: 100 })
  await change(site, 'tool-set', { deleted_at: 1 })
  const { recruit, veteran, elite, 'tool-set': tools } = DELIVERED_PRODUCTS
  if (!recruit || !veteran || !elite || !tools) throw new Error('They are delivered.')
  await syncProducts(database, {
    recruit: { ...recruit, priceKopecks: 30_000, actions: recruit.actions.slice(0, 1) },
    veteran: { ...veteran, priceKopecks: 60_000 },
    'tool-set': { ...tools, priceKopecks: 1 },
    medic: { ...elite, ladder: null, ladderTier: null, name_ru: 'Медик' },
  })
  const rows = await database.query
    .selectFrom('products')
    .select(['key', 'price_kopecks', 'is_hidden', 'deleted_at', 'seed_key', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const row = (key: string) => rows.find((each) => each.key === key)
  expect(row('recruit')).toMatchObject({ price_kopecks: 30_000, version: 2 })
  expect(row('veteran')).toMatchObject({ price_kopecks: 100, version: 1 })
  expect(row('tool-set')).toMatchObject({ price_kopecks: 1, deleted_at: 1 })
  expect(row('medic')).toMatchObject({ price_kopecks: 99_900, is_hidden: 0 })
  expect(row('elite')).toMatchObject({ is_hidden: 1, seed_key: null })
  const actions = await database.query
    .selectFrom('product_actions')
    .innerJoin('products', 'products.id', 'product_id')
    .select('moment')
    .where('key', '=', 'recruit')
    .execute()
  expect(actions).toEqual([{ moment: 'bought' }])
  // Nothing to do the second time.
  const before = await database.query.selectFrom('content_versions').selectAll().execute()
  await syncProducts(database, {
    recruit: { ...recruit, priceKopecks: 30_000, actions: recruit.actions.slice(0, 1) },
    veteran: { ...veteran, priceKopecks: 60_000 },
    'tool-set': { ...tools, priceKopecks: 1 },
    medic: { ...elite, ladder: null, ladderTier: null, name_ru: 'Медик' },
  })
  expect(await database.query.selectFrom('content_versions').selectAll().execute()).toEqual(before)
})
