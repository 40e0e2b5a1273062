import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { toLocalMoment } from '#web/lib/local-moment.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffNewsItem } from '#web/testing/samples.ts'
import { NewsEditorPage } from './news-editor-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const open = (item = sampleStaffNewsItem(), language: 'ru' | 'en' = 'ru') => {
  api.reply(newsEndpoints.get, item)
  return renderScreen(<NewsEditorPage />, { path: `/admin/news/${item.id}`, language })
}
/** The box of a label in one language's part. */
const box = async (group: string | RegExp, label: string) =>
  within(await screen.findByRole('group', { name: group })).getByRole<HTMLInputElement>('textbox', {
    name: label,
  })
const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const onPhone = () =>
  void vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(() => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList)
afterEach(() => void vi.restoreAllMocks())
const press = (name: string) => screen.findByRole('button', { name })

describe('the news editor', () => {
  it('says that it loads', () => {
    renderScreen(<NewsEditorPage />, { path: '/admin/news/1' })
    expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  })

  it('says when there is no such item, and when it could not be loaded', async () => {
    api.refuse(newsEndpoints.get, 'not_found', '')
    const { unmount } = renderScreen(<NewsEditorPage />, { path: '/admin/news/9' })
    expect((await screen.findByRole('alert')).textContent).toContain('Такой новости нет')
    unmount()
    api.fail(newsEndpoints.get)
    renderScreen(<NewsEditorPage />, { path: '/admin/news/9' })
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить новость')
    expect(screen.getByRole('button', { name: 'Попробовать снова' })).toBeTruthy()
  })

  it('keeps an unfinished draft, and goes on with it where it is', async () => {
    const kept = sampleStaffNewsItem({ id: 7, state: 'draft', isDraft: true, title_ru: 'Мост', version: 1 })
    api.on(newsEndpoints.create, () => answered(201, kept))
    const { user } = renderScreen(<NewsEditorPage />, { path: '/admin/news/new' })
    const title = await box(/Русский/, 'Заголовок')
    await user.type(title, 'Мост')
    await user.click(await press('Сохранить черновик'))
    expect(await screen.findByText('Черновик сохранён')).toBeTruthy()
    expect(bodies(newsEndpoints.create)).toMatchObject([{ title_ru: 'Мост', title_en: '', isDraft: true }])
    expect(await screen.findByRole('heading', { name: 'Изменение новости' })).toBeTruthy()
    expect(title.isConnected).toBe(true)
    api.reply(newsEndpoints.update, { ...kept, version: 2 })
    await user.type(title, '!')
    await user.click(await press('Сохранить черновик'))
    await waitFor(() =>
      expect(bodies(newsEndpoints.update)).toMatchObject([{ title_ru: 'Мост!', version: 1 }]),
    )
  })

  it('asks for one whole language before it publishes', async () => {
    const { user } = renderScreen(<NewsEditorPage />, { path: '/admin/news/new' })
    await user.click(await press('Опубликовать'))
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2)
    expect(await press('Исправьте 2 поля')).toBeTruthy()
    expect(document.activeElement).toBe(await box(/Русский/, 'Заголовок'))
    await user.type(await box(/Русский/, 'Заголовок'), 'Мост')
    await user.click(await press('Опубликовать'))
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(1)
    expect(document.activeElement).toBe(await box(/Русский/, 'Текст'))
    expect(bodies(newsEndpoints.create)).toEqual([])
    api.reply(newsEndpoints.create, sampleStaffNewsItem({ languages: ['ru'] }))
    await user.type(await box(/Русский/, 'Текст'), 'Наш')
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Новость опубликована')).toBeTruthy()
  })

  it('asks for the language of whoever writes where none was begun, and counts what it marks', async () => {
    const { user } = renderScreen(<NewsEditorPage />, { path: '/admin/news/new', language: 'en' })
    await user.click(await press('Publish'))
    expect(await press('Correct 2 fields')).toBeTruthy()
    expect(document.activeElement).toHaveProperty('name', 'title_en')
    expect(await screen.findAllByText('Required')).toHaveLength(2)
  })

  it('asks for nothing in a language the site does not have', async () => {
    const site = { ...sampleSite, url: 'http://test', languages: ['ru' as const] }
    const { user } = renderScreen(<NewsEditorPage />, { path: '/admin/news/new', site })
    expect(await screen.findAllByLabelText('Заголовок')).toHaveLength(1)
    await user.click(await press('Опубликовать'))
    expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2)
    expect(await press('Исправьте 2 поля')).toBeTruthy()
    api.reply(newsEndpoints.create, sampleStaffNewsItem({ languages: ['ru'] }))
    await user.type(screen.getByLabelText('Заголовок'), 'Мост')
    await user.type(screen.getByLabelText('Текст'), 'Наш')
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Новость опубликована')).toBeTruthy()
    expect(bodies(newsEndpoints.create)).toMatchObject([
      { title_ru: 'Мост', title_en: '', description_en: '' },
    ])
  })

  it('publishes a draft now, and says so', async () => {
    const { user } = open(sampleStaffNewsItem({ state: 'draft', isDraft: true, version: 4 }))
    api.reply(newsEndpoints.update, sampleStaffNewsItem({ version: 5 }))
    await user.click(await press('Опубликовать'))
    expect(await screen.findByText('Новость опубликована')).toBeTruthy()
    const [body] = bodies(newsEndpoints.update)
    expect(body).toMatchObject({ isDraft: false, version: 4, image_ru: null, image_global: '/images/1.jpg' })
    expect(body).not.toHaveProperty('date')
    expect(await press('Снять с публикации')).toBeTruthy()
  })

  it('publishes at a time', async () => {
    const { user } = open(sampleStaffNewsItem({ state: 'draft', isDraft: true }), 'en')
    const moment = new Date(Date.now() + 86_400_000)
    moment.setSeconds(0, 0)
    api.reply(newsEndpoints.update, sampleStaffNewsItem({ state: 'scheduled', date: moment.toISOString() }))
    await user.type(await screen.findByLabelText('Date of publication'), toLocalMoment(moment.toISOString()))
    await user.click(await press('Schedule'))
    expect(await screen.findByText('The article is scheduled')).toBeTruthy()
    expect(bodies(newsEndpoints.update)).toMatchObject([{ isDraft: false, date: moment.toISOString() }])
    expect(await press('Publish now')).toBeTruthy()
  })

  it('publishes a scheduled item by the clock of the server', async () => {
    const { user } = open(sampleStaffNewsItem({ state: 'scheduled', date: '2099-01-01T10:00:00.000Z' }))
    api.reply(newsEndpoints.update, sampleStaffNewsItem({ version: 2 }))
    await user.click(await press('Опубликовать сейчас'))
    expect(await screen.findByText('Новость опубликована')).toBeTruthy()
    expect(bodies(newsEndpoints.update)).toMatchObject([{ isDraft: false, date: 'now' }])
  })

  it('unpublishes', async () => {
    const { user } = open()
    api.reply(newsEndpoints.update, sampleStaffNewsItem({ state: 'draft', isDraft: true, version: 2 }))
    await user.click(await press('Снять с публикации'))
    expect(await screen.findByText('Черновик сохранён')).toBeTruthy()
    expect(bodies(newsEndpoints.update)).toMatchObject([{ isDraft: true, version: 1 }])
  })

  it('shows in place of a text what the server publishes, where there is no room beside it', async () => {
    onPhone()
    api.on(newsEndpoints.preview, ({ body }) =>
      answered(200, { html: `<p><strong>${(body as { description: string }).description}</strong></p>` }),
    )
    const { user } = open()
    await user.click(await press('Предпросмотр: Текст, EN'))
    const bold = await screen.findByText('The bridge is ours again', { selector: 'strong' })
    expect(bold.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(api.calls(newsEndpoints.preview)).toHaveLength(1)
    await user.click(await press('Текст: Текст, EN'))
    await user.type(await box(/Английский/, 'Текст'), ' today')
    await user.click(await press('Предпросмотр: Текст, EN'))
    expect(await screen.findByText('The bridge is ours again today', { selector: 'strong' })).toBeTruthy()
  })

  it('shows it beside the text where there is room', async () => {
    api.on(newsEndpoints.preview, ({ body }) =>
      answered(200, { html: `<p><strong>${(body as { description: string }).description}</strong></p>` }),
    )
    open()
    expect(await screen.findByText('Мост снова наш', { selector: 'strong' })).toBeTruthy()
    expect(await screen.findByText('The bridge is ours again', { selector: 'strong' })).toBeTruthy()
    expect((await box(/Русский/, 'Текст')).value).toBe('Мост снова наш')
  })

  it('brings a wrong field into sight, out of the preview that stands in its place', async () => {
    onPhone()
    api.reply(newsEndpoints.preview, { html: '' })
    const { user } = open()
    await user.clear(await box(/Русский/, 'Текст'))
    await user.clear(await box(/Английский/, 'Текст'))
    await user.click(await press('Предпросмотр: Текст, RU'))
    expect(
      within(await screen.findByRole('group', { name: /Русский/ })).queryByRole('textbox', { name: 'Текст' }),
    ).toBeNull()
    await user.click(await press('Сохранить'))
    await waitFor(async () => expect(document.activeElement).toBe(await box(/Русский/, 'Текст')))
  })

  it('deletes and leads to the list, which offers it back', async () => {
    const { user } = open()
    api.on(newsEndpoints.remove, () => answered(204))
    await user.click(await press('Удалить'))
    await expectPath('/admin/news')
  })
})

describe('nothing that was written is lost', () => {
  it('when the network fails, also over a reload', async () => {
    const view = open()
    api.fail(newsEndpoints.update)
    await view.user.type(await box(/Русский/, 'Заголовок'), ' взят')
    await view.user.click(await press('Сохранить'))
    expect(await screen.findByText('Не удалось сохранить новость')).toBeTruthy()
    expect(screen.getByText(/Правки целы: они хранятся в этой вкладке/)).toBeTruthy()
    expect((await box(/Русский/, 'Заголовок')).value).toBe('Северный мост взят')
    view.unmount()
    const { user } = open()
    expect(await screen.findByText(/Восстановлены правки/)).toBeTruthy()
    expect((await box(/Русский/, 'Заголовок')).value).toBe('Северный мост взят')
    await user.click(await press('Отбросить их'))
    expect((await box(/Русский/, 'Заголовок')).value).toBe('Северный мост')
    expect(screen.queryByText(/Восстановлены правки/)).toBeNull()
  })

  it('when somebody else was first: theirs is merged in, and clashes are put to the writer', async () => {
    const { user } = open()
    await user.type(await box(/Русский/, 'Заголовок'), ' взят')
    await user.type(await box(/Английский/, 'Заголовок'), '!')
    api.refuse(
      newsEndpoints.update,
      'conflict',
      'Данные уже изменил кто-то другой. Обновите страницу и повторите правку.',
    )
    const theirs = sampleStaffNewsItem({ version: 8, title_ru: 'Южный мост', description_ru: 'Их текст' })
    api.reply(newsEndpoints.get, theirs)
    await user.click(await press('Сохранить'))
    const notice = within(
      (await screen.findByText(/Пока вы правили, кто-то другой сохранил/)).closest(
        '[role=alert]',
      ) as HTMLElement,
    )
    expect(notice.getByText('Южный мост')).toBeTruthy()
    expect(await screen.findByText(/сказано рядом с кнопкой/)).toBeTruthy()
    expect(screen.queryByText(/Обновите страницу/)).toBeNull()
    expect(notice.queryByText('Их текст')).toBeNull()
    expect((await box(/Русский/, 'Заголовок')).value).toBe('Северный мост взят')
    expect((await box(/Русский/, 'Текст')).value).toBe('Их текст')
    await user.click(notice.getByRole('button', { name: 'Взять этот вариант' }))
    api.fail(newsEndpoints.update)
    await user.click(await press('Сохранить'))
    expect(await screen.findByText(/Правки целы/)).toBeTruthy()
    expect((await box(/Русский/, 'Заголовок')).value).toBe('Южный мост')
    api.reply(newsEndpoints.update, { ...theirs, version: 9, title_en: 'The North Bridge!' })
    await user.click(await press('Сохранить'))
    expect(await screen.findByText('Новость опубликована')).toBeTruthy()
    expect(bodies(newsEndpoints.update).at(-1)).toMatchObject({
      version: 8,
      title_ru: 'Южный мост',
      title_en: 'The North Bridge!',
      description_ru: 'Их текст',
    })
    expect(screen.queryByText(/Пока вы правили/)).toBeNull()
  })

  it('when it was deleted meanwhile: it can be taken back and saved', async () => {
    const { user } = open()
    await user.type(await box(/Русский/, 'Заголовок'), ' взят')
    api.refuse(newsEndpoints.update, 'not_found', 'Не найдено.')
    api.refuse(newsEndpoints.get, 'not_found', 'Не найдено.')
    await user.click(await press('Сохранить'))
    expect(await screen.findByText('Пока вы правили, новость удалили')).toBeTruthy()
    api.reply(newsEndpoints.restore, sampleStaffNewsItem({ version: 3 }))
    await user.click(await press('Вернуть новость'))
    expect(await screen.findByText('Новость снова на месте. Сохраните свои правки.')).toBeTruthy()
    api.reply(newsEndpoints.update, sampleStaffNewsItem({ version: 4, title_ru: 'Северный мост взят' }))
    await user.click(await press('Сохранить'))
    await waitFor(() =>
      expect(bodies(newsEndpoints.update).at(-1)).toMatchObject({
        version: 3,
        title_ru: 'Северный мост взят',
      }),
    )
  })

  it('when the server refuses a field: its sentence stands at it', async () => {
    const { user } = open()
    api.refuse(newsEndpoints.update, 'validation_failed', 'Проверьте', { image_global: 'Такой картинки нет' })
    await user.click(await press('Сохранить'))
    expect(await screen.findByText('Такой картинки нет')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Из медиатеки: Общая картинка' }))
  })
})
