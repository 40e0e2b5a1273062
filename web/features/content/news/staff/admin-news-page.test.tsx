import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffNewsItem } from '#web/testing/samples.ts'
import { AdminNewsPage } from './admin-news-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const pageOf = (...data: ReturnType<typeof sampleStaffNewsItem>[]) => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 25,
})
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement)

describe('the list of news for staff', () => {
  it('says that it loads', () => {
    renderScreen(<AdminNewsPage />)
    expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.fail(newsEndpoints.listForStaff)
    const { user } = renderScreen(<AdminNewsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить новости')
    api.reply(newsEndpoints.listForStaff, pageOf(sampleStaffNewsItem()))
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByRole('link', { name: 'Северный мост' })).toBeTruthy()
  })

  it('invites to write the first one', async () => {
    api.reply(newsEndpoints.listForStaff, pageOf())
    renderScreen(<AdminNewsPage />)
    expect(await screen.findByText(/Новостей пока нет/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Написать новость' }).getAttribute('href')).toBe(
      '/admin/news/new',
    )
  })

  it('pins an item and unpins it, by the version that is shown', async () => {
    const item = sampleStaffNewsItem({ id: 4, version: 6 })
    api.reply(newsEndpoints.listForStaff, pageOf(item))
    const { user } = renderScreen(<AdminNewsPage />)
    const pinned = { ...item, version: 7, isPinned: true }
    api.reply(newsEndpoints.update, pinned)
    const button = await screen.findByRole('button', { name: 'Закрепить: Северный мост' })
    api.reply(newsEndpoints.listForStaff, pageOf(pinned))
    await user.dblClick(button)
    expect((await rowOf('Северный мост')).getByText('Закреплена')).toBeTruthy()
    expect(api.calls(newsEndpoints.update).map(({ body }) => body)).toEqual([{ version: 6, isPinned: true }])
    api.refuse(newsEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
    await user.click(screen.getByRole('button', { name: 'Открепить: Северный мост' }))
    expect(await screen.findByText(/Список перечитан, нажмите ещё раз/)).toBeTruthy()
  })

  it('shows how far each is, in which languages, and when it comes out', async () => {
    api.reply(
      newsEndpoints.listForStaff,
      pageOf(
        sampleStaffNewsItem({ id: 3, title_en: 'Published' }),
        sampleStaffNewsItem({ id: 2, title_en: 'Scheduled', state: 'scheduled' }),
        sampleStaffNewsItem({
          id: 1,
          title_en: '',
          description_en: '',
          title_ru: 'Набросок',
          state: 'draft',
          hasEnglish: false,
        }),
      ),
    )
    renderScreen(<AdminNewsPage />, { language: 'en' })
    const published = await rowOf('Published')
    expect(published.getByText('Published', { selector: '.label' })).toBeTruthy()
    expect(published.getByText(/November 20, 2025/)).toBeTruthy()
    const open = published.getByRole('link', { name: 'Open on the site: Published' })
    expect(open.getAttribute('href')).toBe('/news/1-the-north-bridge')
    expect(published.getByRole('button', { name: 'Copy link: Published' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Open on the site/ })).toHaveLength(1)
    expect((await rowOf('Scheduled')).getByText('Scheduled', { selector: '.label' })).toBeTruthy()
    const draft = await rowOf('Набросок')
    expect(draft.getByText('Draft')).toBeTruthy()
    expect(draft.getByText(/present/).textContent).toContain('Russian')
    expect(draft.getByText(/missing/).textContent).toContain('English')
    expect(draft.queryByText(/2025/)).toBeNull()
    expect(draft.getByRole('link', { name: 'Edit: Набросок' }).getAttribute('href')).toBe('/admin/news/1')
  })

  it('does not call a language missing that is begun', async () => {
    const begun = { state: 'draft', hasRussian: false, hasEnglish: false } as const
    api.reply(
      newsEndpoints.listForStaff,
      pageOf(
        sampleStaffNewsItem({
          ...begun,
          id: 2,
          title_ru: 'Набросок',
          description_ru: '',
          title_en: '',
          description_en: '',
        }),
        sampleStaffNewsItem({ ...begun, id: 1, title_ru: '', title_en: '' }),
      ),
    )
    renderScreen(<AdminNewsPage />)
    const titled = await rowOf('Набросок')
    expect(titled.getByText(/без текста/).textContent).toContain('RU')
    expect(titled.getByText(/нет$/).textContent).toContain('EN')
    expect((await rowOf('Без заголовка')).getAllByText(/без заголовка/)).toHaveLength(2)
  })

  it('has pages', async () => {
    api.on(newsEndpoints.listForStaff, ({ query }) =>
      answered(200, {
        data: [sampleStaffNewsItem({ title_ru: `Страница ${query.get('page')}` })],
        total: 60,
        page: Number(query.get('page')),
        pageSize: 25,
      }),
    )
    const { user } = renderScreen(<AdminNewsPage />, { path: '/admin/news?page=2' })
    expect(await screen.findByText('Страница 2 из 3')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Дальше' }))
    expect(await screen.findByText('Страница 3 из 3')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Дальше' })).toBeNull()
  })

  it('deletes, and takes the deletion back', async () => {
    api.reply(newsEndpoints.listForStaff, pageOf(sampleStaffNewsItem({ id: 5 })))
    api.on(newsEndpoints.remove, () => answered(204))
    const { user } = renderScreen(<AdminNewsPage />, { path: '/admin/news' })
    const row = await rowOf('Северный мост')
    api.reply(newsEndpoints.listForStaff, pageOf())
    await user.click(row.getByRole('button', { name: 'Удалить: Северный мост' }))
    const undo = await screen.findByRole('button', { name: 'Вернуть' })
    expect(document.activeElement).toBe(undo)
    expect(screen.getByText(/Новость удалена/)).toBeTruthy()
    expect(await screen.findByText(/Новостей пока нет/)).toBeTruthy()
    api.reply(newsEndpoints.restore, sampleStaffNewsItem({ id: 5 }))
    api.reply(newsEndpoints.listForStaff, pageOf(sampleStaffNewsItem({ id: 5 })))
    await user.click(undo)
    expect(await screen.findByRole('link', { name: 'Северный мост' })).toBeTruthy()
    expect(api.calls(newsEndpoints.restore)[0]?.path).toBe('/api/admin/news/5/restore')
    await waitFor(() => expect(screen.queryByText(/Новость удалена/)).toBeNull())
    await expectPath('/admin/news')
  })

  it('says when a deletion was refused', async () => {
    api.reply(newsEndpoints.listForStaff, pageOf(sampleStaffNewsItem()))
    api.refuse(newsEndpoints.remove, 'not_allowed', 'У вас недостаточно прав')
    const { user } = renderScreen(<AdminNewsPage />)
    await user.click(await screen.findByRole('button', { name: 'Удалить: Северный мост' }))
    expect(await screen.findByText('Не удалось удалить новость')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Северный мост' })).toBeTruthy()
  })
})
