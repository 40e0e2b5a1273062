import { expect, test } from 'vitest'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { PERSONAL_DATA_LIST } from '#shared/texts/legal/legal-document.ts'
import { offerTexts } from '#shared/texts/legal/offer.texts.ts'
import { privacyTexts } from '#shared/texts/legal/privacy.texts.ts'
import { termsTexts } from '#shared/texts/legal/terms.texts.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const LEGAL = '/admin/collections/legal'
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
const read = async ({ anonymous }: TestApp, key: string) =>
  (await anonymous.call('GET', `/legal/${key}`)).json<LegalDocument>()

const COOKIES = {
  key: 'cookies',
  title_ru: 'Файлы cookie',
  text_ru:
    'Коротко.\n\n## Зачем {#why}\n\nЧтобы <b>помнить</b> [вход](https://front.example/login).\n\n## Ещё',
}

test('the delivered documents are told to the letter, each section at its address', async () => {
  const site = await createTestApp()
  for (const [key, texts] of [
    ['privacy', privacyTexts],
    ['terms', termsTexts],
    ['offer', offerTexts],
  ] as const) {
    const found = await read(site, key)
    for (const language of ['ru', 'en'] as const) {
      const { title, lead, sections } = texts[language]
      expect([found[`title_${language}`], found[`lead_${language}`]]).toEqual([title, lead])
      const told = found[`sections_${language}`]
      expect(told.map((section) => [section.id, section.title])).toEqual(
        sections.map((section) => [section.id, section.title]),
      )
      for (const [index, { paragraphs }] of sections.entries()) {
        const words = wordsOf(told[index]?.html ?? '')
        const [before = '', after = ''] = paragraphs.join(' ').split(PERSONAL_DATA_LIST)
        expect([words.startsWith(wordsOf(before)), words.endsWith(wordsOf(after))]).toEqual([true, true])
        if (!paragraphs.includes(PERSONAL_DATA_LIST)) expect(words).toBe(wordsOf(before))
        expect(told[index]?.html).not.toContain('<a ')
      }
      expect(found[`opening_${language}`]).toBe('')
    }
    expect(found.others.map((other) => other.key)).toEqual(
      ['privacy', 'terms', 'offer'].filter((other) => other !== key),
    )
  }
})

test('staff write further documents, one at an address; elements are text', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  expect((await operator.call('POST', LEGAL, { body: COOKIES })).statusCode).toBe(201)
  const found = await read(site, 'cookies')
  expect(found).toMatchObject({
    title_en: 'Файлы cookie',
    languages: ['ru'],
    lead_ru: null,
    edition: null,
    opening_ru: '<p>Коротко.</p>',
    sections_ru: [
      { id: 'why', title: 'Зачем' },
      { id: 'section-eshchyo', title: 'Ещё', html: '' },
    ],
  })
  expect(found.sections_en).toEqual(found.sections_ru)
  expect(found.sections_ru[0]?.html).toContain('&lt;b&gt;помнить&lt;/b&gt;')
  expect(found.sections_ru[0]?.html).toContain('href="https://front.example/login"')
  expect((await read(site, 'terms')).others.map(({ key }) => key)).toEqual(['privacy', 'offer', 'cookies'])
  for (const [key, told] of [
    ['cookies', 'С таким именем в адресе уже есть другая запись'],
    ['Два слова', 'Адрес пишется строчными латинскими буквами'],
  ] as const) {
    const wrong = await operator.call('POST', LEGAL, {
      body: { ...COOKIES, key },
      headers: { 'accept-language': 'ru' },
    })
    expect([wrong.statusCode, wrong.json().fields.key]).toEqual([400, expect.stringContaining(told)])
  }
  expect((await site.anonymous.call('GET', '/legal/nothing')).statusCode).toBe(404)
})

test('a document keeps its own address when it is saved again, and takes no other', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const { id } = (await operator.call('POST', LEGAL, { body: COOKIES })).json<{ id: number }>()
  const change = async (body: object) => (await operator.call('PUT', `${LEGAL}/${id}`, { body })).statusCode
  expect(await change({ key: 'cookies', title_ru: 'Печенье' })).toBe(200)
  expect(await change({ key: 'terms' })).toBe(400)
  expect(await change({ edition: '2026-02-30' })).toBe(400)
  expect(await change({ edition: '2027-01-02' })).toBe(200)
  expect(await read(site, 'cookies')).toMatchObject({ title_ru: 'Печенье', edition: '2027-01-02' })
  await operator.call('DELETE', `${LEGAL}/${id}`)
  await operator.call('POST', LEGAL, { body: COOKIES })
  expect((await operator.call('POST', `${LEGAL}/${id}/restore`)).statusCode).toBe(400)
})

test('privacy, terms and offer are never without words: as delivered until staff have written their own', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const delivered = await read(site, 'terms')
  const show = (areShown: boolean) =>
    operator.call('PUT', '/admin/collections/samples', { body: { name: null, areShown } })
  await show(false)
  expect((await site.anonymous.call('GET', '/collections/legal')).json()).toEqual([])
  expect(await read(site, 'terms')).toEqual(delivered)
  const own = { key: 'terms', title_ru: 'Свои условия', text_ru: 'Играйте честно.' }
  await operator.call('POST', LEGAL, { body: own })
  const written = { title_ru: 'Свои условия', opening_ru: '<p>Играйте честно.</p>', isSample: false }
  expect(await read(site, 'terms')).toMatchObject(written)
  expect((await read(site, 'privacy')).others.map(({ title_ru }) => title_ru)).toEqual([
    offerTexts.ru.title,
    'Свои условия',
  ])
  await show(true)
  expect(await read(site, 'terms')).toMatchObject(written)
})

test('documents belong to whoever may change the site, the other collections to whoever fills it', async () => {
  const { player, anonymous } = await createTestApp()
  const [document] = (await anonymous.call('GET', '/collections/legal')).json<{ id: number }[]>()
  for (const [permission, allowed] of [
    ['manage_content', false],
    ['manage_site', true],
  ] as const) {
    const person = await player(`Person${Number(allowed)}`, [permission])
    const lists = (await person.call('GET', '/admin/collections')).json<{ name: string }[]>()
    expect(lists.some(({ name }) => name === 'legal')).toBe(allowed)
    expect(lists.length === 1).toBe(allowed)
    expect((await person.call('GET', LEGAL)).statusCode).toBe(allowed ? 200 : 403)
    expect((await person.call('POST', LEGAL, { body: COOKIES })).statusCode).toBe(allowed ? 201 : 403)
    expect(
      (await person.call('PUT', `${LEGAL}/${document?.id}`, { body: { lead_ru: permission } })).statusCode,
    ).toBe(allowed ? 200 : 403)
    expect((await person.call('GET', '/admin/collections/team')).statusCode).toBe(allowed ? 403 : 200)
  }
})

test('a menu may lead to a further document for as long as it is there', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const entry = { to: '/legal/cookies', text_ru: 'Cookie', text_en: 'Cookies', isShown: true }
  const setMenu = async () =>
    (await operator.call('PUT', '/admin/site', { body: { menus: { footer: [entry] } } })).statusCode
  expect(await setMenu()).toBe(400)
  const { id } = (await operator.call('POST', LEGAL, { body: COOKIES })).json<{ id: number }>()
  expect(await setMenu()).toBe(200)
  const offered = (await operator.call('GET', '/admin/site/pages')).json<{ data: object[] }>()
  expect(offered.data).toEqual([{ to: '/legal/cookies', text_ru: 'Файлы cookie', text_en: 'Файлы cookie' }])
  await operator.call('DELETE', `${LEGAL}/${id}`)
  expect((await anonymous.call('GET', '/legal/cookies')).statusCode).toBe(404)
})

test('the site map names further documents in the languages they are written in, and their edition', async () => {
  const { get, administrator } = await openSite()
  const operator = await administrator()
  const body = { ...COOKIES, edition: '2027-01-02' }
  const { id } = (await operator.call('POST', LEGAL, { body })).json<{ id: number }>()
  const map = async () => (await get('/sitemap.xml')).text()
  expect(await map()).toContain('/legal/cookies</loc><lastmod>2027-01-02</lastmod>')
  expect(await map()).not.toContain('/legal/cookies?lang=en')
  await operator.call('DELETE', `${LEGAL}/${id}`)
  expect(await map()).not.toContain('/legal/cookies')
})

test('of several who write a document for one address at once one does', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const replies = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      operator.call('POST', LEGAL, { body: { ...COOKIES, title_ru: `Файлы ${number}` } }),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400])
})

test('a sample that came back to the address of a document does not keep its writer from changing that', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const show = (areShown: boolean) =>
    operator.call('PUT', '/admin/collections/samples', { body: { name: 'legal', areShown } })
  await show(false)
  const own = await operator.call('POST', LEGAL, { body: { ...COOKIES, key: 'terms', title_ru: 'Наши' } })
  expect(own.statusCode).toBe(201)
  await show(true)
  const { id, version } = own.json<{ id: number; version: number }>()
  const changed = await operator.call('PUT', `${LEGAL}/${id}`, {
    body: { version, title_ru: 'Наши условия' },
  })
  expect(changed.statusCode).toBe(200)
  expect(await read(site, 'terms')).toMatchObject({ title_ru: 'Наши условия' })
})

test('a row that lacks what every document has takes no other document, nor the rules, with it', async () => {
  const { anonymous, database } = await createTestApp()
  const rows = ['legal', 'rules'].map((collection) => ({
    collection,
    position: 99,
    fields: '{}',
    created_at: 0,
  }))
  await database.query.insertInto('collection_entries').values(rows).execute()
  expect((await anonymous.call('GET', '/legal/privacy')).statusCode).toBe(200)
  expect((await anonymous.call('GET', '/pages?path=/rules')).statusCode).toBe(404)
})
