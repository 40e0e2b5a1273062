import { expect, test } from 'vitest'
import type { Word } from '#shared/contract/platform/words.ts'
import type { PluralForms } from '#shared/texts/plural-forms.ts'
import { defineWords } from '#shared/texts/words.ts'
import { openSite } from '#tests/harness/site.ts'
import type { TestClient } from '#tests/harness/test-app.ts'

const supply = defineWords('supply', {
  ru: { title: 'Магазин', lead: 'Осталось {count} ящиков.', blocks: [{ name: 'Кейсы' }, { name: 'Наборы' }] },
  en: { title: 'Shop', lead: '{count} crates left.', blocks: [{ name: 'Cases' }, { name: 'Kits' }] },
})
const footer = defineWords('footer', {
  ru: { about: 'Minecraft и Roblox.', disclaimer: 'Не связаны с Roblox Corporation.' },
  en: { about: 'Minecraft and Roblox.', disclaimer: 'Not affiliated with Roblox Corporation.' },
})
const open = () => openSite({ dictionaries: [supply] })

async function ask(caller: Pick<TestClient, 'call'>, ...given: Parameters<TestClient['call']>) {
  const reply = await caller.call(...given)
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const find = async (caller: Pick<TestClient, 'call'>, search: string): Promise<Word[]> =>
  (await ask(caller, 'GET', `/admin/words?search=${encodeURIComponent(search)}`)).body.data

test('a word is found by what one reads, in either language and by its key', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  for (const search of ['магаз', 'SHOP', 'supply.title'])
    expect((await find(operator, search)).slice(0, 1)).toEqual([
      {
        key: 'supply.title',
        ru: 'Магазин',
        en: 'Shop',
        form: null,
        isChanged: false,
        delivered: { ru: 'Магазин', en: 'Shop' },
        values: [],
        version: 1,
      },
    ])
  expect((await find(operator, '')).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['supply.title', 'supply.lead', 'supply.blocks.0.name', 'supply.blocks.1.name']),
  )
  expect(await find(operator, 'нет такого')).toEqual([])
})

test('it is found as one reads it: by any kind of space, dash or quotation mark, and with its values filled in', async () => {
  const yard = defineWords('yard', {
    ru: { stay: 'Почему у\u00a0нас — «свои»', left: 'Осталось {count} ящиков.', more: 'Ещё приказы' },
    en: { stay: 'Why one stays', left: '{count} crates left.', more: 'More orders' },
  })
  const site = await openSite({ dictionaries: [yard] })
  const operator = await site.player('Operator', ['manage_site'])
  const keysOf = async (search: string) => (await find(operator, search)).map(({ key }) => key)
  for (const search of ['Почему у нас', ' ПОЧЕМУ  У\nНАС', 'у нас - "свои"'])
    expect(await keysOf(search), search).toEqual(['yard.stay'])
  for (const search of ['Осталось 5 ящиков', 'Осталось 12', '7 crates left'])
    expect(await keysOf(search), search).toEqual(['yard.left'])
  expect(await keysOf('еще приказы')).toEqual(['yard.more'])

  // What was found stays found once it reads otherwise, and can be put back.
  await ask(operator, 'PUT', '/admin/words/yard.more', { body: { ru: 'Свежие сводки' } })
  expect(await keysOf('еще приказы')).toEqual(['yard.more'])
})

test('a text is found by a whole line that was copied with it', async () => {
  const site = await openSite({ dictionaries: [footer] })
  const operator = await site.player('Operator', ['manage_site'])
  const line = '© Рубеж. Военный Minecraft. Не связаны с Roblox Corporation. RU EN'
  expect(await find(operator, line)).toMatchObject([{ key: 'footer.disclaimer' }])
})

test('only whoever may manage the site finds, changes and puts back', async () => {
  const site = await open()
  const moderator = await site.player('Moderator', ['access_admin_panel', 'manage_content'])
  for (const [method, path] of [
    ['GET', '/admin/words'],
    ['PUT', '/admin/words/supply.title'],
    ['DELETE', '/admin/words/supply.title'],
  ] as const) {
    const body = method === 'PUT' ? { body: { ru: 'Склад' } } : {}
    expect(await ask(moderator, method, path, body)).toMatchObject({ status: 403 })
    expect(await ask(site.anonymous, method, path, body)).toMatchObject({ status: 401 })
  }
})

test('a change is on the next page of every visitor, and gone when it is put back', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  await site.get('/')
  const { status, body } = await ask(operator, 'PUT', '/admin/words/supply.title', { body: { ru: 'Склад' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ru: 'Склад', en: 'Shop', isChanged: true, version: 2 })
  await site.get('/')
  expect(site.words.at(-1)).toEqual({ ru: { supply: { title: 'Склад' } }, en: {} })
  expect((await ask(site.anonymous, 'GET', '/words')).body).toEqual({
    ru: { supply: { title: 'Склад' } },
    en: {},
  })
  expect(await ask(operator, 'DELETE', '/admin/words/supply.title')).toMatchObject({ status: 204 })
  await site.get('/')
  expect(site.words.at(-1)).toEqual({ ru: {}, en: {} })
  expect(site.renderings).toHaveLength(3)
  expect(await find(operator, 'supply.title')).toMatchObject([{ ru: 'Магазин', isChanged: false }])
})

test('what reads as delivered is no change, and null puts one language back', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  const change = (body: object) => ask(operator, 'PUT', '/admin/words/supply.title', { body })
  await change({ ru: 'Склад', en: 'Depot' })
  expect((await change({ ru: 'Магазин' })).body).toMatchObject({
    ru: 'Магазин',
    en: 'Depot',
    isChanged: true,
  })
  expect((await change({ en: null })).body).toMatchObject({ en: 'Shop', isChanged: false })
})

test('a text keeps its values, its line and its bounds; what breaks them changes nothing', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  const change = (key: string, body: object) => ask(operator, 'PUT', `/admin/words/${key}`, { body })
  expect(await change('supply.lead', { ru: 'Ящиков: {count}.' })).toMatchObject({ status: 200 })
  for (const ru of ['Ящиков нет.', 'Ящиков: {count}, {name}.', 'Ящиков: {cuont}.'])
    expect(await change('supply.lead', { ru })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { ru: expect.stringContaining('values in braces') } },
    })
  expect(await change('supply.title', { en: 'Two\nlines' })).toMatchObject({ status: 400 })
  expect(await change('supply.title', { en: 'turned \u202e around' })).toMatchObject({ status: 400 })
  expect(await change('supply.title', { en: ' ' })).toMatchObject({ status: 400 })
  expect(await change('supply.title', { en: 'x'.repeat(4001) })).toMatchObject({ status: 400 })
  expect(await change('supply.blocks.7.name', { en: 'x' })).toMatchObject({ status: 404 })
  expect(await change('__proto__', { en: 'x' })).toMatchObject({ status: 404 })
  expect(await find(operator, 'supply.lead')).toMatchObject([{ ru: 'Ящиков: {count}.', version: 2 }])
  expect(await find(operator, 'supply.title')).toMatchObject([{ en: 'Shop', version: 1 }])
})

test('a text that goes with a number has the forms of each language, and keeps the number in each', async () => {
  const coins = defineWords<{ amount: PluralForms }>('coins', {
    ru: { amount: { one: '{n} LC', few: '{n} LC', many: '{n} LC', other: '{n} LC' } },
    en: { amount: { one: '{n} LC', other: '{n} LC' } },
  })
  const site = await openSite({ dictionaries: [coins] })
  const operator = await site.player('Operator', ['manage_site'])
  const found = await find(operator, 'coins.')
  expect(found.map(({ key, form, ru, en }) => [key, form, ru, en])).toEqual([
    ['coins.amount.one', 'one', '{n} LC', '{n} LC'],
    ['coins.amount.few', 'few', '{n} LC', null],
    ['coins.amount.many', 'many', '{n} LC', null],
    ['coins.amount.other', 'other', '{n} LC', '{n} LC'],
  ])
  const change = (body: object) => ask(operator, 'PUT', '/admin/words/coins.amount.few', { body })
  expect(await change({ ru: '{n} монеты', en: null })).toMatchObject({
    status: 200,
    body: { ru: '{n} монеты', en: null, delivered: { ru: '{n} LC', en: null } },
  })
  expect(await change({ ru: 'монеты' })).toMatchObject({
    status: 400,
    body: { fields: { ru: expect.stringContaining('values in braces') } },
  })
  expect(await change({ en: '{n} coins' })).toMatchObject({
    status: 400,
    body: { fields: { en: 'This language has no such form' } },
  })
  expect((await ask(site.anonymous, 'GET', '/words')).body.ru).toEqual({
    coins: { 'amount.few': '{n} монеты' },
  })
})

test('of two who change the same words the second is told', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  const change = (body: object) => ask(operator, 'PUT', '/admin/words/supply.title', { body })
  expect(await change({ ru: 'Склад', version: 1 })).toMatchObject({ status: 200 })
  expect(await change({ ru: 'База', version: 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await find(operator, 'supply.title')).toMatchObject([{ ru: 'Склад' }])
  const both = await Promise.all([
    ask(operator, 'PUT', '/admin/words/supply.lead', { body: { ru: 'Раз {count}', version: 1 } }),
    ask(operator, 'PUT', '/admin/words/supply.lead', { body: { ru: 'Два {count}', version: 1 } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what a release has no more is neither shown nor found', async () => {
  const site = await open()
  const operator = await site.player('Operator', ['manage_site'])
  await site.database.query.insertInto('words').values({ key: 'gone.title', ru: 'Было' }).execute()
  expect((await ask(site.anonymous, 'GET', '/words')).body).toEqual({ ru: {}, en: {} })
  expect(await find(operator, 'gone')).toEqual([])
})

test('a site without a part is not told of it by what is delivered, and the operator’s own wording stays', async () => {
  const site = await openSite({ dictionaries: [footer] })
  const operator = await site.player('Operator', ['manage_site'])
  const read = async () => (await ask(site.anonymous, 'GET', '/words')).body
  const switchRoblox = (roblox: boolean) =>
    ask(operator, 'PUT', '/admin/site', { body: { parts: { roblox } } })
  expect(await read()).toEqual({ ru: {}, en: {} })
  await ask(operator, 'PUT', '/admin/words/footer.disclaimer', { body: { ru: 'Мы сами по себе.' } })

  expect((await switchRoblox(false)).status).toBe(200)
  expect(await read()).toEqual({
    ru: {
      footer: { about: 'Военный Minecraft для тех, кто держит строй.', disclaimer: 'Мы сами по себе.' },
    },
    en: {
      footer: {
        about: 'Military Minecraft for those who hold the line.',
        disclaimer: 'Not affiliated with Mojang or Microsoft.',
      },
    },
  })
  // It is found by what one reads now, and is no change of the operator's.
  expect(await find(operator, 'те, кто держит строй')).toEqual([])
  expect(await find(operator, 'кто держит строй')).toMatchObject([
    { key: 'footer.about', isChanged: false, ru: 'Военный Minecraft для тех, кто держит строй.' },
  ])
  await ask(operator, 'DELETE', '/admin/words/footer.disclaimer')
  expect((await read()).ru.footer.disclaimer).toBe('Проект не связан с Mojang и Microsoft.')

  await switchRoblox(true)
  expect(await read()).toEqual({ ru: {}, en: {} })
})

test('whoever previews a site without a part reads its words, and nobody else ever does', async () => {
  const site = await openSite({ dictionaries: [footer] })
  const operator = await site.player('Operator', ['manage_site'])
  const preview = async () =>
    (
      await ask(operator, 'POST', '/admin/site/preview/calls', {
        body: { address: '/api/words', parts: { roblox: false } },
      })
    ).body
  const told = {
    footer: { about: expect.stringContaining('Военный Minecraft'), disclaimer: expect.any(String) },
  }
  for (const _ of ['read first by the preview', 'read before by everybody']) {
    expect(await preview()).toMatchObject({ status: 200, body: { ru: told } })
    expect((await ask(site.anonymous, 'GET', '/words')).body).toEqual({ ru: {}, en: {} })
  }
})
