import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Word, wordEndpoints } from '#shared/contract/platform/words.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminWordsTexts } from './admin-words.texts.ts'
import { AdminWordsPage } from './admin-words-page.tsx'

const texts = adminWordsTexts.ru
const common = wordsTexts.ru
const delivered = { ru: 'Магазин', en: 'Shop' }
const title: Word = {
  key: 'shop.title',
  form: null,
  ...delivered,
  isChanged: false,
  delivered,
  values: [],
  version: 1,
}
const letter: Word = {
  key: 'letters.greeting',
  form: null,
  ru: 'Привет, {username}!',
  en: 'Hi, {username}!',
  isChanged: true,
  delivered: { ru: 'Здравствуйте, {username}!', en: 'Hello, {username}!' },
  values: ['username'],
  version: 3,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(wordEndpoints.list, { data: [title, letter], total: 2 })
})

it('finds words by what one reads, and keeps the search in the address', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  await screen.findByText('Магазин')
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'мага')
  await waitFor(() => expect(window.location.search).toBe(`?search=${encodeURIComponent('мага')}`))
  await waitFor(() => expect(api.calls(wordEndpoints.list).at(-1)?.query.get('search')).toBe('мага'))
})

it('says that nothing is found, that the list failed, and that there is more', async () => {
  api.reply(wordEndpoints.list, { data: [title], total: 240 })
  const { user } = renderScreen(<AdminWordsPage />)
  expect(await screen.findByText(texts.more)).toBeTruthy()
  api.reply(wordEndpoints.list, { data: [], total: 0 })
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'x')
  expect(await screen.findByText(texts.empty)).toBeTruthy()
  expect(screen.getByRole('link', { name: texts.places.site }).getAttribute('href')).toBe('/admin/site')
  startScreenTest().refuse(wordEndpoints.list, 'internal', '')
  renderScreen(<AdminWordsPage />)
  expect(await screen.findByText(texts.loadFailed)).toBeTruthy()
})

it('says of what a sum is called that it follows the name of the currency, until it is changed', async () => {
  const sum = { ...title, key: 'currency.amount.other', form: 'other' as const }
  api.reply(wordEndpoints.list, {
    data: [sum, { ...sum, key: 'currency.amount.few', isChanged: true }],
    total: 2,
  })
  renderScreen(<AdminWordsPage />)
  expect(await screen.findAllByText(texts.followsName)).toHaveLength(1)
})

it('changes a word in both languages where it stands, by the version that was read', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  await user.click(await screen.findByRole('button', { name: texts.changeOf('Магазин') }))
  const russian = screen.getByRole('textbox', { name: common.russian })
  await user.clear(russian)
  await user.type(russian, 'Склад')
  const saved = { ...title, ru: 'Склад', isChanged: true, version: 2 }
  api.reply(wordEndpoints.update, saved)
  api.reply(wordEndpoints.list, { data: [saved, letter], total: 2 })
  await user.click(screen.getByRole('button', { name: common.save }))
  expect(await screen.findByText('Склад')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: common.russian })).toBeNull()
  const [call] = api.calls(wordEndpoints.update)
  expect(call?.path).toBe('/api/admin/words/shop.title')
  expect(call?.body).toEqual({ ru: 'Склад', en: 'Shop', version: 1 })
})

it('leads the keyboard into the word that is opened, and back to it once it is closed', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  await user.click(await screen.findByRole('button', { name: texts.changeOf('Магазин') }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: common.russian }))
  await user.click(screen.getByRole('button', { name: common.cancel }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.changeOf('Магазин') }))
})

it('names the values that have to stay, and says what it was', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  await user.click(await screen.findByRole('button', { name: texts.changeOf('Привет, {username}!') }))
  expect(screen.getByText(`${texts.values} {username}`)).toBeTruthy()
  expect(screen.getByText(`${texts.delivered} Hello, {username}!`)).toBeTruthy()
  api.refuse(wordEndpoints.update, 'validation_failed', 'x', { ru: 'Сохраните все значения' })
  await user.click(screen.getByRole('button', { name: common.save }))
  expect(await screen.findByText('Сохраните все значения')).toBeTruthy()
})

it('offers a plural form in the languages that have it, and says for which numbers', async () => {
  const few: Word = {
    key: 'currency.amount.few',
    form: 'few',
    ru: '{amount} LC',
    en: null,
    isChanged: false,
    delivered: { ru: '{amount} LC', en: null },
    values: ['amount'],
    version: 1,
  }
  api.reply(wordEndpoints.list, { data: [few], total: 1 })
  const { user } = renderScreen(<AdminWordsPage />)
  expect((await screen.findByText(/Для чисел/)).textContent).toBe('Для чисел: 2 · 3 · 4')
  expect(screen.getByText('такой формы нет')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: texts.changeOf('{amount} LC. Для чисел: 2 · 3 · 4') }))
  expect(screen.queryByRole('textbox', { name: common.english })).toBeNull()
  const russian = screen.getByRole('textbox', { name: common.russian })
  await user.clear(russian)
  await user.type(russian, '{{amount} монеты')
  api.reply(wordEndpoints.update, { ...few, ru: '{amount} монеты', isChanged: true, version: 2 })
  await user.click(screen.getByRole('button', { name: common.save }))
  await waitFor(() =>
    expect(api.calls(wordEndpoints.update).map(({ body }) => body)).toEqual([
      { ru: '{amount} монеты', version: 1 },
    ]),
  )
})

it('puts back with one press what was changed, and offers it for nothing else', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[0] as HTMLElement).queryByText(texts.putBack)).toBeNull()
  api.on(wordEndpoints.putBack, () => ({
    ok: true,
    status: 204,
    headers: { get: () => null },
    json: async () => undefined,
  }))
  await user.click(screen.getByRole('button', { name: texts.putBackOf('Привет, {username}!') }))
  await waitFor(() =>
    expect(api.calls(wordEndpoints.putBack).map(({ path }) => path)).toEqual([
      '/api/admin/words/letters.greeting',
    ]),
  )
  expect(await screen.findByText(texts.isBack)).toBeTruthy()
})

it('tells when somebody else changed the same words first', async () => {
  const { user } = renderScreen(<AdminWordsPage />)
  await user.click(await screen.findByRole('button', { name: texts.changeOf('Магазин') }))
  await user.type(screen.getByRole('textbox', { name: common.russian }), ' трофеев')
  api.refuse(wordEndpoints.update, 'conflict', 'x')
  api.reply(wordEndpoints.list, { data: [{ ...title, en: 'Depot', version: 2 }], total: 1 })
  await user.click(screen.getByRole('button', { name: common.save }))
  await waitFor(() =>
    expect((screen.getByRole('textbox', { name: common.english }) as HTMLTextAreaElement).value).toBe(
      'Depot',
    ),
  )
  expect((screen.getByRole('textbox', { name: common.russian }) as HTMLTextAreaElement).value).toBe(
    'Магазин трофеев',
  )
})
