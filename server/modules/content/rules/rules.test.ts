import { expect, test } from 'vitest'
import type { Rule } from '#shared/contract/content/rules.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const RULES = '/admin/collections/rules'
const at = async ({ anonymous }: TestApp, path = '/rules') => anonymous.call('GET', `/pages?path=${path}`)

test('the rules stand at their address from the first entry to the last', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  expect((await at(site)).statusCode).toBe(404)
  const add = async (body: object) => (await operator.call('POST', RULES, { body })).json<{ id: number }>().id
  const section = await add({ kind: 'section', title_ru: 'Чат', penalty_ru: 'не для разделов' })
  const rule = await add({ title_ru: 'Без оскорблений', text_ru: '<b>Совсем</b>', penalty_ru: 'Мут' })
  const { rules, ...page } = (await at(site)).json<{ rules: Rule[] }>()
  expect(page).toEqual({ path: '/rules', languages: ['ru'] })
  expect(rules).toEqual([
    {
      id: section,
      kind: 'section',
      title_ru: 'Чат',
      title_en: 'Чат',
      html_ru: '',
      html_en: '',
      penalty_ru: null,
      penalty_en: null,
      languages: ['ru'],
    },
    {
      id: rule,
      kind: 'rule',
      title_ru: 'Без оскорблений',
      title_en: 'Без оскорблений',
      html_ru: '<p>&lt;b&gt;Совсем&lt;/b&gt;</p>\n',
      html_en: '<p>&lt;b&gt;Совсем&lt;/b&gt;</p>\n',
      penalty_ru: 'Мут',
      penalty_en: 'Мут',
      languages: ['ru'],
    },
  ])
  expect((await at(site, '/rules2')).statusCode).toBe(404)
  await operator.call('DELETE', `${RULES}/${section}`)
  await operator.call('DELETE', `${RULES}/${rule}`)
  expect((await at(site)).statusCode).toBe(404)
})

test('a page or short link of staff at the address goes before the rules, a former address does not', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await operator.call('POST', RULES, { body: { title_ru: 'Не стрелять' } })
  const own = { path: '/rules', title_ru: 'Свои', text_ru: 'Свои правила' }
  const { id } = (await operator.call('POST', '/admin/pages', { body: own })).json<{ id: number }>()
  const change = (body: object) => operator.call('PUT', `/admin/pages/${id}`, { body })
  expect((await at(site)).json()).toMatchObject({ title_ru: 'Свои' })
  await change({ isDraft: true })
  expect((await at(site)).json()).toMatchObject({ rules: [{ title_ru: 'Не стрелять' }] })
  await change({ isDraft: false, redirectTo: '/terms' })
  expect((await at(site)).json()).toMatchObject({ redirectTo: '/terms' })
  await change({ redirectTo: null, path: '/law' })
  expect((await at(site)).json()).toMatchObject({ rules: [{ title_ru: 'Не стрелять' }] })
})

test('a menu may lead to the rules, and does for as long as they stand', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const entry = { to: '/rules', text_ru: 'Правила', text_en: 'Rules', isShown: true }
  const body = { menus: { header: [entry] } }
  expect((await operator.call('PUT', '/admin/site', { body })).statusCode).toBe(400)
  const created = await operator.call('POST', RULES, { body: { title_en: 'Be kind' } })
  expect((await operator.call('PUT', '/admin/site', { body })).statusCode).toBe(200)
  const offered = await operator.call('GET', '/admin/site/pages')
  expect(offered.json()).toEqual({ data: [{ to: '/rules', text_ru: 'Правила', text_en: 'Rules' }] })
  const menu = async () =>
    (await site.anonymous.call('GET', '/site')).json<{ menus: { header: { to: string | null }[] } }>().menus
      .header
  expect((await menu()).map(({ to }) => to)).toEqual(['/rules'])
  await operator.call('DELETE', `${RULES}/${created.json<{ id: number }>().id}`)
  expect((await operator.call('GET', '/admin/site/pages')).json()).toEqual({ data: [] })
})

test('the site map names the rules in the languages they are written in', async () => {
  const { get, administrator } = await openSite()
  const operator = await administrator()
  const map = async () => (await get('/sitemap.xml')).text()
  expect(await map()).not.toContain('/rules<')
  await operator.call('POST', RULES, { body: { title_en: 'Be kind' } })
  expect(await map()).toContain('/rules?lang=en</loc>')
  const link = { path: '/rules', redirectTo: '/terms' }
  expect((await operator.call('POST', '/admin/pages', { body: link })).statusCode).toBe(201)
  expect(await map()).not.toContain('/rules')
})
