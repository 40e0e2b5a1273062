import { expect, test } from 'vitest'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

type Operator = Awaited<ReturnType<Awaited<ReturnType<typeof createTestApp>>['administrator']>>
const rules = { to: 'https://wiki.example/rules', text_ru: 'Правила', text_en: 'Rules', isShown: true }

async function send(operator: Operator, menus: object) {
  const reply = await operator.call('PUT', '/admin/site', { body: { menus } })
  return { status: reply.statusCode, body: reply.json() as { menus?: unknown; fields?: object } }
}
async function menusOf(operator: Pick<Operator, 'call'>) {
  return (await operator.call('GET', '/admin/site')).json<{ menus: unknown }>().menus
}

test('an untouched site has the delivered menus', async () => {
  const { anonymous } = await createTestApp()
  expect((await anonymous.call('GET', '/site')).json()).toMatchObject({ menus: deliveredMenus })
})

test('a menu is replaced, the other one stays; what a GET tells can be put back', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const header = [
    { to: '/news', text_ru: 'Вести', text_en: 'News' },
    { text_ru: 'Ещё', text_en: 'More', isShown: false, items: [rules] },
    { ...rules, to: '/servers?mode=survival#server-1', items: [] },
  ]
  expect(await send(operator, { header })).toMatchObject({ status: 200 })
  const kept = await menusOf(operator)
  expect(kept).toEqual({
    header: [
      { to: '/news', text_ru: 'Вести', text_en: 'News', isShown: true, items: null },
      { to: null, text_ru: 'Ещё', text_en: 'More', isShown: false, items: [rules] },
      { ...rules, to: '/servers?mode=survival#server-1', items: null },
    ],
    footer: deliveredMenus.footer,
  })
  expect(await send(operator, kept as object)).toMatchObject({ status: 200, body: { menus: kept } })
})

test('pages do not carry what is hidden', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const secret = { ...rules, text_ru: 'Вайп в мае', isShown: false }
  const header = [secret, { ...rules, to: null, items: [rules, secret] }]
  expect(await send(operator, { header, footer: [] })).toMatchObject({ status: 200 })
  await site.get('/')
  expect(site.sites.at(-1)?.menus).toEqual({
    header: [{ ...rules, to: null, items: [rules] }],
    footer: [],
  })
})

test('a name in one language is that of the other as well', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await send(operator, { footer: [{ to: '/news', text_ru: 'Вести', text_en: '' }] })
  expect(await menusOf(operator)).toMatchObject({ footer: [{ text_ru: 'Вести', text_en: 'Вести' }] })
})

const entry = (change: object) => [{ ...rules, ...change }]
const REFUSED = [
  ['an address that the site does not have', entry({ to: '/casino' }), '0.to'],
  ['an address of the panel', entry({ to: '/admin/news' }), '0.to'],
  ['a call', entry({ to: '/api/site' }), '0.to'],
  ['a script', entry({ to: 'javascript:alert(1)' }), '0.to'],
  ['an address that a browser takes for another site', entry({ to: '//spy.example' }), '0.to'],
  ['the same with a backslash', entry({ to: '/\\spy.example' }), '0.to'],
  ['data', entry({ to: 'data:text/html,<script>' }), '0.to'],
  ['letters that no address has', entry({ to: '/правила' }), '0.to'],
  ['an entry that leads nowhere and holds nothing', entry({ to: null }), '0.to'],
  ['an entry without a name', entry({ text_ru: ' ', text_en: '' }), '0.text_ru 0.text_en'],
  ['2,000 letters without a space', entry({ text_en: 'W'.repeat(2_000) }), '0.text_en'],
  ['a name of two lines', entry({ text_ru: 'a\nb' }), '0.text_ru'],
  ['a menu that contains itself', entry({ items: [{ ...rules, items: entry({}) }] }), '0.items.0.items'],
  ['a thousand entries', Array.from({ length: 1_000 }, () => rules), ''],
  ['a thousand entries below one', entry({ items: Array.from({ length: 1_000 }, () => rules) }), '0.items'],
  ['a lower entry that leads nowhere', entry({ items: entry({ to: '/casino' }) }), '0.items.0.to'],
] as const

test('what leads nowhere, leads astray or does not end is refused by name and changes nothing', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  for (const [what, header, field] of REFUSED) {
    const { status, body } = await send(operator, { header, footer: [] })
    expect(status, what).toBe(400)
    const names = field ? field.split(' ').map((each) => `menus.header.${each}`) : ['menus.header']
    expect(Object.keys(body.fields ?? {}), what).toEqual(names)
  }
  const tooLong = Array.from({ length: 10_000 }, () => rules)
  expect(await send(operator, { header: tooLong })).toMatchObject({ status: 413 })
  expect(await menusOf(operator)).toEqual(deliveredMenus)
})

test('what became of the page an entry leads to does not stand in the way of other changes', async () => {
  const { administrator, database } = await createTestApp()
  const operator = await administrator()
  const gone = { to: '/gone', text_ru: 'Было', text_en: 'Gone', isShown: true, items: null }
  await database.query
    .updateTable('site_settings')
    .set({ settings: JSON.stringify({ menus: { header: [gone] } }) })
    .execute()
  const header = [{ ...gone, isShown: false }]
  expect(await send(operator, { header })).toMatchObject({ status: 200, body: { menus: { header } } })
})

test('the log says that the menus were changed', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await send(operator, { footer: [] })
  const reply = await operator.call('GET', '/admin/audit?noun=site', { headers: { 'accept-language': 'ru' } })
  expect(reply.body).toContain('Изменены настройки сайта «FrontLand»: Меню')
})

test('an entry that leads to a part which is off is told to nobody, by however many short links it leads there', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  for (const [path, redirectTo] of [
    ['/go', '/shop'],
    ['/go-on', '/go'],
    ['/out', 'https://wiki.example/'],
  ])
    expect((await operator.call('POST', '/admin/pages', { body: { path, redirectTo } })).statusCode).toBe(201)
  const targets = ['/go', '/go-on', 'http://localhost:3000/shop', '/shop?tab=keys', '/out', '/news']
  const header = targets.map((to) => ({ ...rules, to }))
  expect(await send(operator, { header })).toMatchObject({ status: 200 })
  const shown = async () =>
    (await anonymous.call('GET', '/site'))
      .json<{ menus: { header: { to: string }[] } }>()
      .menus.header.map(({ to }) => to)
  expect(await shown()).toEqual(targets)
  await operator.call('PUT', '/admin/site', { body: { parts: { shop: false } } })
  expect(await shown()).toEqual(['/out', '/news'])
})
