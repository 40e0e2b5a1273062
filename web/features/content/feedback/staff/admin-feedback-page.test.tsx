import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { feedbackEndpoints, type StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import { PendingList } from '#web/features/platform/pending/staff/pending-list.tsx'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleFeedback, sampleProfile } from '#web/testing/samples.ts'
import { AdminFeedbackPage } from './admin-feedback-page.tsx'

const review = (changes: Partial<StaffFeedbackItem> = {}): StaffFeedbackItem => ({
  ...sampleFeedback(),
  userId: 4,
  isHidden: false,
  version: 1,
  ...changes,
})
const pageOf = (...data: StaffFeedbackItem[]) => ({ data, total: data.length, page: 1, pageSize: 25 })
const answer = { username: 'General', message: 'Принято.', date: '2025-11-21T08:00:00.000Z' }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  permit('access_admin_panel', 'view_feedback', 'manage_feedback')
  api.reply(feedbackEndpoints.listForStaff, pageOf(review()))
})

const permit = (...permissions: Permission[]) => api.reply(profileEndpoints.permissions, permissions)
const bodies = () => api.calls(feedbackEndpoints.update).map(({ body }) => body)
const entry = async (message = 'Держим строй') =>
  within((await screen.findByText(message)).closest('li') as HTMLElement)
/** A button that may be used by now. */
async function open(name: string) {
  const button = (await screen.findByRole('button', { name })) as HTMLButtonElement
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

describe('the list of reviews for staff', () => {
  it('says that it loads, that it failed, and that there is nothing', async () => {
    const fresh = startScreenTest()
    const view = renderScreen(<AdminFeedbackPage />)
    expect(screen.getByText('Загрузка...')).toBeTruthy()
    view.unmount()
    fresh.refuse(feedbackEndpoints.listForStaff, 'internal', '')
    const failed = renderScreen(<AdminFeedbackPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить отзывы')
    fresh.reply(feedbackEndpoints.listForStaff, pageOf())
    await failed.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Отзывов пока нет.')).toBeTruthy()
  })

  it('shows who wrote what, hidden ones too, and what was answered', async () => {
    api.reply(
      feedbackEndpoints.listForStaff,
      pageOf(review({ isHidden: true, reply: answer }), review({ id: 2, message: 'Второй', userId: null })),
    )
    renderScreen(<AdminFeedbackPage />, { language: 'en' })
    const first = await entry()
    expect(first.getByText('Hidden')).toBeTruthy()
    expect(first.getByText('Принято.')).toBeTruthy()
    expect(first.getByText(/General/)).toBeTruthy()
    expect((await entry('Второй')).getByText('account deleted')).toBeTruthy()
  })

  it('leaves those that wait for a reply, by its address and by hand', async () => {
    api.on(feedbackEndpoints.listForStaff, ({ query }) =>
      answered(200, query.get('unanswered') ? pageOf() : pageOf(review())),
    )
    const { user } = renderScreen(<AdminFeedbackPage />, { path: '/admin/feedback?unanswered=true' })
    expect(await screen.findByText(/Ничего не нашлось/)).toBeTruthy()
    const shown = screen.getByLabelText('Показать')
    expect((shown as HTMLSelectElement).value).toBe('unanswered')
    await user.selectOptions(shown, 'Все отзывы')
    expect(await screen.findByText('Держим строй')).toBeTruthy()
    await user.selectOptions(shown, 'Ждут ответа')
    await waitFor(() => expect(window.location.search).toBe('?unanswered=true'))
    await user.click(await screen.findByRole('button', { name: 'Сбросить' }))
    expect(await screen.findByText('Держим строй')).toBeTruthy()
  })

  it('searches, keeps the search in the address, and lets it go', async () => {
    api.on(feedbackEndpoints.listForStaff, ({ query }) =>
      answered(200, query.get('search') === 'мост' ? pageOf() : pageOf(review())),
    )
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.type(await screen.findByRole('searchbox', { name: 'Поиск по тексту и имени' }), 'мост')
    expect(await screen.findByText('Ничего не нашлось.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сбросить' }))
    expect(await screen.findByText('Держим строй')).toBeTruthy()
  })
})

describe('what staff do with a review', () => {
  it('is answered', async () => {
    api.on(feedbackEndpoints.update, () => answered(200, review({ reply: answer, version: 2 })))
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Ответить: Scout'))
    const box = screen.getByRole('textbox', { name: 'Ответ, его увидят все' })
    expect(document.activeElement).toBe(box)
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Пожалуйста, введите сообщение')).toBeTruthy()
    await user.type(box, 'Принято.')
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Ответ опубликован')).toBeTruthy()
    expect(bodies()).toEqual([{ reply: 'Принято.', version: 1 }])
    expect(await (await entry()).findByText('Принято.')).toBeTruthy()
    expect(document.activeElement).toBe(await open('Изменить ответ: Scout'))
  })

  it('waits no more once it is answered, wherever that is told', async () => {
    api.reply(pendingEndpoints.get, { lines: [{ key: 'reviews', count: 1 }] })
    const { user } = renderScreen(
      <>
        <PendingList />
        <AdminFeedbackPage />
      </>,
    )
    expect(await screen.findByRole('link', { name: '1 отзыв без ответа' })).toBeTruthy()
    api.reply(feedbackEndpoints.update, review({ reply: answer, version: 2 }))
    api.reply(pendingEndpoints.get, { lines: [] })
    await user.click(await open('Ответить: Scout'))
    await user.type(screen.getByRole('textbox', { name: 'Ответ, его увидят все' }), 'Принято.')
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Ответ опубликован')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: /без ответа/ })).toBeNull())
  })

  it('can have its answer changed or taken back', async () => {
    api.reply(feedbackEndpoints.listForStaff, pageOf(review({ reply: answer, version: 3 })))
    api.on(feedbackEndpoints.update, () => answered(200, review({ version: 4 })))
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Изменить ответ: Scout'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ }).value).toBe('Принято.')
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    await user.click(await open('Убрать ответ: Scout'))
    expect(await screen.findByText('Ответ убран')).toBeTruthy()
    expect(bodies()).toEqual([{ reply: null, version: 3 }])
  })

  it('is hidden and shown', async () => {
    api.on(feedbackEndpoints.update, ({ body }) => {
      const { isHidden } = body as { isHidden: boolean }
      return answered(200, review({ isHidden, version: 2 }))
    })
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Скрыть: Scout'))
    expect(await screen.findByText('Скрыт')).toBeTruthy()
    await user.click(await open('Показать: Scout'))
    await waitFor(() =>
      expect(bodies()).toEqual([
        { isHidden: true, version: 1 },
        { isHidden: false, version: 2 },
      ]),
    )
  })

  it('is deleted, and taken back', async () => {
    api.on(feedbackEndpoints.remove, () => answered(204))
    api.reply(feedbackEndpoints.restore, review())
    const { user } = renderScreen(<AdminFeedbackPage />)
    const button = await open('Удалить: Scout')
    api.reply(feedbackEndpoints.listForStaff, pageOf())
    await user.click(button)
    const undo = await screen.findByRole('button', { name: 'Вернуть' })
    expect(await screen.findByText('Отзывов пока нет.')).toBeTruthy()
    api.reply(feedbackEndpoints.listForStaff, pageOf(review()))
    await user.click(undo)
    expect(await screen.findByText('Держим строй')).toBeTruthy()
    expect(api.calls(feedbackEndpoints.restore)).toHaveLength(1)
  })

  it('was changed by somebody else: it is shown as it is, and the text is not lost', async () => {
    api.on(feedbackEndpoints.update, ({ body }) =>
      (body as { version: number }).version === 1
        ? refused('conflict', 'Данные уже изменил кто-то другой.')
        : answered(200, review({ version: 6 })),
    )
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Ответить: Scout'))
    api.reply(feedbackEndpoints.listForStaff, pageOf(review({ version: 5, isHidden: true })))
    await user.type(screen.getByRole('textbox', { name: /Ответ/ }), 'Мой ответ')
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText(/Пока вы правили, кто-то другой сохранил/)).toBeTruthy()
    expect(await screen.findByText('Скрыт')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ }).value).toBe('Мой ответ')
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Ответ опубликован')).toBeTruthy()
    expect(bodies().at(-1)).toEqual({ reply: 'Мой ответ', version: 5 })
  })

  it('was answered by somebody else: both answers are shown, and one is chosen', async () => {
    api.refuse(feedbackEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Ответить: Scout'))
    api.reply(feedbackEndpoints.listForStaff, pageOf(review({ version: 5, reply: answer })))
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ })
    await user.type(box, 'Мой ответ')
    await user.click(screen.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Принято.')).toBeTruthy()
    expect(box.value).toBe('Мой ответ')
    await user.click(screen.getByRole('button', { name: 'Взять этот вариант' }))
    expect(box.value).toBe('Принято.')
  })

  it('keeps an answer that was begun, also over a reload', async () => {
    const view = renderScreen(<AdminFeedbackPage />)
    await view.user.click(await open('Ответить: Scout'))
    await view.user.type(screen.getByRole('textbox', { name: /Ответ/ }), 'Мой ответ')
    view.unmount()
    const { user } = renderScreen(<AdminFeedbackPage />)
    await user.click(await open('Ответить: Scout'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ }).value).toBe('Мой ответ')
    expect(screen.getByText(/Восстановлены правки/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    await user.click(await open('Ответить: Scout'))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ }).value).toBe('')
  })

  it('cannot be touched without the permission for it', async () => {
    permit('access_admin_panel', 'view_feedback')
    const { user } = renderScreen(<AdminFeedbackPage />)
    await screen.findByText('Держим строй')
    expect(await screen.findByText('недостаточно прав')).toBeTruthy()
    const buttons = ['Ответить: Scout', 'Скрыть: Scout', 'Удалить: Scout'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    )
    for (const button of buttons) {
      expect(button.disabled).toBe(true)
      const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(why?.textContent).toContain('manage_feedback')
      await user.click(button)
    }
    expect(screen.queryByRole('textbox', { name: /Ответ/ })).toBeNull()
  })
})

describe('several reviews at once', () => {
  const several = [
    review({ id: 1, message: 'Первый', version: 3 }),
    review({ id: 2, message: 'Второй', version: 5 }),
    review({ id: 3, message: 'Третий', isHidden: true }),
  ]
  const tick = async (user: ReturnType<typeof renderScreen>['user'], ...messages: string[]) => {
    for (const message of messages) await user.click((await entry(message)).getByRole('checkbox'))
  }

  it('are hidden by one press, each as it was seen, and those that are hidden already are left alone', async () => {
    api.reply(feedbackEndpoints.listForStaff, pageOf(...several))
    api.reply(feedbackEndpoints.update, review({ isHidden: true }))
    const { user } = renderScreen(<AdminFeedbackPage />)
    await tick(user, 'Первый', 'Второй', 'Третий')
    expect(screen.getByText('Выбрано: 3 отзыва')).toBeTruthy()
    const bar = within(screen.getByText('Выбрано: 3 отзыва').parentElement as HTMLElement)
    await user.click(bar.getByRole('button', { name: 'Скрыть' }))
    expect(await screen.findByText('Скрыто отзывов: 2')).toBeTruthy()
    expect(bodies()).toEqual([
      { isHidden: true, version: 3 },
      { isHidden: true, version: 5 },
    ])
    expect(screen.queryByText(/^Выбрано/)).toBeNull()
  })

  it('that somebody else has changed meanwhile stay selected, and are counted', async () => {
    api.reply(feedbackEndpoints.listForStaff, pageOf(...several))
    api.refuse(feedbackEndpoints.update, 'conflict', 'Уже изменили.')
    const { user } = renderScreen(<AdminFeedbackPage />)
    await tick(user, 'Первый')
    const bar = within((await screen.findByText('Выбрано: 1 отзыв')).parentElement as HTMLElement)
    await user.click(bar.getByRole('button', { name: 'Скрыть' }))
    expect(await screen.findByText('Не удалось изменить: 1')).toBeTruthy()
    expect(screen.getByText('Выбрано: 1 отзыв')).toBeTruthy()
  })

  it('cannot be selected by whoever may only read', async () => {
    permit('access_admin_panel', 'view_feedback')
    renderScreen(<AdminFeedbackPage />)
    await entry()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
