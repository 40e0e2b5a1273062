import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FEEDBACK_MESSAGE_MAX, FEEDBACK_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { SIGNED_IN_COOKIE } from '#shared/constants/session.ts'
import { type Profile, profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { sessionQueries } from '#web/session/session.queries.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleFeedback, sampleProfile } from '#web/testing/samples.ts'
import { FeedbackPage } from './feedback-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

describe('the list', () => {
  it('shows a spinner while it loads', async () => {
    renderScreen(<FeedbackPage />)
    expect((await screen.findByRole('status')).textContent).toContain('Загрузка...')
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.refuse(feedbackEndpoints.list, 'internal', 'сломалось')
    const { user } = renderScreen(<FeedbackPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить отзывы')
    api.reply(feedbackEndpoints.list, [sampleFeedback()])
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Держим строй')).toBeTruthy()
  })

  it('invites the first review when there is none', async () => {
    api.reply(feedbackEndpoints.list, [])
    renderScreen(<FeedbackPage />)
    expect(await screen.findByText('Отзывов пока нет. Будьте первым!')).toBeTruthy()
  })

  it('shows who wrote what and when', async () => {
    api.reply(feedbackEndpoints.list, [sampleFeedback()])
    renderScreen(<FeedbackPage />, { language: 'en' })
    const entry = (await screen.findByText('Держим строй')).closest('li') as HTMLElement
    expect(within(entry).getByText('Scout')).toBeTruthy()
    expect(entry.querySelector('time')?.dateTime).toBe('2025-11-20T18:30:00.000Z')
    expect(entry.querySelector('time')?.textContent).toContain('November 20, 2025')
  })

  it('shows what the staff answered', async () => {
    const reply = { username: 'General', message: 'Принято.', date: '2025-11-21T08:00:00.000Z' }
    api.reply(feedbackEndpoints.list, [sampleFeedback({ reply })])
    renderScreen(<FeedbackPage />)
    const entry = (await screen.findByText('Держим строй')).closest('li') as HTMLElement
    expect(within(entry).getByText('Ответ командования')).toBeTruthy()
    expect(within(entry).getByText('General')).toBeTruthy()
    expect(within(entry).getByText('Принято.')).toBeTruthy()
  })

  it('is asked for again in another language: the server calls a deleted player by a word', async () => {
    api.on(feedbackEndpoints.list, ({ headers }) => {
      const username = headers['accept-language'] === 'en' ? 'Deleted player' : 'Удалённый игрок'
      return answered(200, [sampleFeedback({ username })])
    })
    renderScreen(<FeedbackPage />)
    await screen.findByText('Удалённый игрок')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }))
    })
    expect(screen.getByText('Держим строй')).toBeTruthy()
    expect(await screen.findByText('Deleted player')).toBeTruthy()
  })

  it('brings older reviews on request', async () => {
    const newest = Array.from({ length: FEEDBACK_PAGE_SIZE }, (_, index) =>
      sampleFeedback({ id: 500 - index }),
    )
    api.on(feedbackEndpoints.list, ({ query }) =>
      answered(
        200,
        query.get('before') === '401' ? [sampleFeedback({ id: 400, message: 'Самый старый' })] : newest,
      ),
    )
    const { user } = renderScreen(<FeedbackPage />)
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    expect(await screen.findByText('Самый старый')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })
})

describe('the form', () => {
  beforeEach(() => api.reply(feedbackEndpoints.list, []))

  it('asks visitors to log in', async () => {
    renderScreen(<FeedbackPage />, { path: '/feedback' })
    expect(await screen.findByText('Для отправки сообщения необходимо авторизоваться')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login?next=%2Ffeedback')
  })

  it('shows a begun text to its writer only', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    const { user, client } = renderScreen(<FeedbackPage />)
    const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })
    async function enters(profile: Profile) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the server sets at sign-in.
      document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`
      api.reply(profileEndpoints.get, profile)
      await client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
      return (await box()).value
    }
    async function sessionRunsOut() {
      api.refuse(profileEndpoints.get, 'not_signed_in', '')
      await client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
      expect(await screen.findByText(/Текст сохранён/)).toBeTruthy()
      expect(document.body.textContent).not.toContain('Секрет')
    }
    await user.type(await box(), 'Секрет')
    await sessionRunsOut()
    expect(await enters(sampleProfile())).toBe('Секрет')
    await sessionRunsOut()
    expect(await enters(sampleProfile({ id: 99, username: 'Stranger' }))).toBe('')
    expect(sessionStorage.getItem('kept:draft:feedback')).toBeNull()
  })

  it('sends a review once, puts it first and clears the text', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.on(feedbackEndpoints.create, ({ body }) =>
      answered(201, sampleFeedback({ id: 2, username: 'Ranger', ...(body as { message: string }) })),
    )
    const { user } = renderScreen(<FeedbackPage />)
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })
    expect(Number(box.rows)).toBe(5)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Имя пользователя' }).readOnly).toBe(true)
    await user.type(box, ' Первый! ')
    await user.dblClick(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Спасибо за отзыв!')).toBeTruthy()
    expect(screen.getByText('Ваше сообщение успешно отправлено')).toBeTruthy()
    expect(screen.getByText('Первый!')).toBeTruthy()
    expect(box.value).toBe('')
    expect(api.calls(feedbackEndpoints.create).map(({ body }) => body)).toEqual([{ message: 'Первый!' }])
  })

  it('refuses an empty message', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    const { user } = renderScreen(<FeedbackPage />)
    const box = await screen.findByRole('textbox', { name: 'Сообщение' })
    await user.type(box, '   ')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect((await screen.findAllByText('Пожалуйста, введите сообщение')).length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(box)
    expect(api.calls(feedbackEndpoints.create)).toHaveLength(0)
  })

  it('says how much room is left near the limit, and cuts nothing that is pasted', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    const { user } = renderScreen(<FeedbackPage />)
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })
    const paste = async (length: number) => {
      await user.clear(box)
      await user.click(box)
      await user.paste('ж'.repeat(length))
    }
    await paste(FEEDBACK_MESSAGE_MAX - 201)
    expect(box.getAttribute('aria-describedby')).toBeNull()
    await paste(FEEDBACK_MESSAGE_MAX - 200)
    expect(screen.getByText(/^Осталось символов/).textContent).toBe('Осталось символов: 200')
    await paste(FEEDBACK_MESSAGE_MAX + 1234)
    expect(box.value).toHaveLength(FEEDBACK_MESSAGE_MAX + 1234)
    const told = screen.getByText(/^Лишних символов/).textContent
    expect(told?.replace(/\s/g, ' ')).toBe('Лишних символов: 1 234. Можно до 2 000.')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(
      (await screen.findAllByText('Слишком длинный текст: не больше 2000 символов')).length,
    ).toBeGreaterThan(0)
    expect(api.calls(feedbackEndpoints.create)).toHaveLength(0)
    expect(box.value).toHaveLength(FEEDBACK_MESSAGE_MAX + 1234)
  })

  it('keeps the text when sending fails, also when the session has ended', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.refuse(feedbackEndpoints.create, 'not_signed_in', 'Требуется авторизация')
    const { user } = renderScreen(<FeedbackPage />)
    await user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Не терять')
    api.refuse(profileEndpoints.get, 'not_signed_in', '')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Не удалось отправить сообщение')).toBeTruthy()
    expect(
      await screen.findByText('Сессия закончилась. Текст сохранён: войдите снова и отправьте его.'),
    ).toBeTruthy()
    expect(sessionStorage.getItem('kept:draft:feedback')).toBe('Не терять')
  })
})
