import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type AuditEntry, auditEndpoints } from '#shared/contract/platform/audit.ts'
import { useLocation } from '#web/routing/router.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AuditPage } from './audit-page.tsx'

const entry: AuditEntry = {
  id: 9,
  at: '2026-01-04T10:00:00.000Z',
  actor: { id: 1, username: 'General' },
  keyName: null,
  action: 'update',
  noun: 'user',
  nounId: 7,
  description: 'Изменён пользователь «Tracer» — General',
  before: { username: 'Tracer', email: 'old@example.org', roles: ['editor'], ban: null, version: 1 },
  after: {
    username: 'Tracer',
    email: 'new@example.org',
    roles: ['editor', 'moderator'],
    ban: { reason: 'Читы', until: null },
    version: 2,
  },
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const answer = (entries: AuditEntry[], total = entries.length) =>
  api.reply(auditEndpoints.list, { data: entries, total, page: 1, pageSize: 25 })
const open = (query = '', language: 'ru' | 'en' = 'ru') =>
  renderScreen(
    <>
      <AuditPage />
      <Address />
    </>,
    { path: `/admin/audit${query}`, language },
  )
function Address() {
  return <output data-testid="query">{useLocation().search}</output>
}
const query = () => screen.getByTestId('query').textContent
const asked = () => api.calls(auditEndpoints.list).at(-1)?.query.toString()

async function unfold(changes: Partial<AuditEntry> = {}, language: 'ru' | 'en' = 'ru') {
  answer([{ ...entry, ...changes }])
  const { user } = open('', language)
  const summary = (await screen.findByText(entry.description)).closest('summary') as HTMLElement
  await user.click(summary)
  const details = summary.parentElement as HTMLDetailsElement
  if (!details.open) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }
  return within(details)
}

describe('the log', () => {
  it('shows a spinner while it loads', () => {
    open()
    expect(screen.getByText('Загрузка...')).toBeTruthy()
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.refuse(auditEndpoints.list, 'internal', '')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить журнал')
    answer([entry])
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText(entry.description)).toBeTruthy()
  })

  it('says that it is empty, or that the filters leave nothing', async () => {
    answer([])
    const { unmount } = open()
    expect(await screen.findByText('Журнал пуст: никто ещё ничего не менял.')).toBeTruthy()
    unmount()
    open('?noun=role')
    expect(await screen.findByText('Записей нет. Измените фильтры.')).toBeTruthy()
  })

  it('lists entries by page', async () => {
    answer([entry], 60)
    open('?page=2', 'en')
    expect(await screen.findByText('Found: 60 entries')).toBeTruthy()
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/admin/audit')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/admin/audit?page=3')
  })
})

describe('the filters', () => {
  beforeEach(() => answer([entry]))

  it('are taken out of the address, what is unknown left out', async () => {
    open('?actor=General&action=ban&noun=user&nounId=7&from=2026-01-01&to=2026-01-31&page=2&x=1')
    await screen.findByText(entry.description)
    expect(asked()).toBe('actor=General&action=ban&noun=user&nounId=7&from=2026-01-01&to=2026-01-31&page=2')
    open('?action=burn&noun=moon&nounId=-1&from=2026-13-45&to=yesterday&page=0')
    await waitFor(() => expect(asked()).toBe('page=1'))
  })

  it('go into the address, and to the first page', async () => {
    const { user } = open('?page=2')
    await screen.findByText(entry.description)
    await user.type(screen.getByRole('searchbox', { name: 'Кто' }), 'General')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), 'Блокировка')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Что' }), 'Пользователи')
    fireEvent.change(screen.getByLabelText('С дня'), { target: { value: '2026-01-01' } })
    fireEvent.change(screen.getByLabelText('По день'), { target: { value: '2026-01-31' } })
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(query() ?? ''))).toEqual({
        actor: 'General',
        action: 'ban',
        noun: 'user',
        from: '2026-01-01',
        to: '2026-01-31',
      }),
    )
  })

  it('can be narrowed to one thing, and widened again', async () => {
    const { user } = open('?noun=user&nounId=7')
    await user.click(await screen.findByRole('button', { name: 'Только № 7' }))
    await waitFor(() => expect(query()).toBe('?noun=user'))
    await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }))
    await waitFor(() => expect(query()).toBe(''))
  })
})

describe('an entry', () => {
  it('shows what changed, field by field, and nothing else', async () => {
    const details = await unfold()
    const terms = (await details.findAllByRole('term')).map((term) => term.textContent)
    expect(terms).toEqual(['Электронная почта', 'Роли', 'Блокировка'])
    const values = details.getAllByRole('definition').map((value) => value.textContent)
    expect(values).toEqual([
      'Былоold@example.org',
      'Сталоnew@example.org',
      'Былоeditor',
      'Сталоeditor, moderator',
      'Былопусто',
      'СталоПричина: ЧитыДо: пусто',
    ])
    expect(details.getByRole('link', { name: 'Все действия этого человека' }).getAttribute('href')).toBe(
      '/admin/audit?actor=General',
    )
  })

  it('of a group shows only what differs in it, and lists one by one', async () => {
    const details = await unfold({
      noun: 'site',
      before: { hero: { title_ru: 'Рубеж', image: '/1.webp' }, homeSections: [] },
      after: {
        hero: { title_ru: 'Рубеж', image: '/2.webp' },
        homeSections: [
          { key: 'news', isShown: true },
          { key: 'features', isShown: false },
        ],
      },
    })
    const values = (await details.findAllByRole('definition')).map((value) => value.textContent)
    expect(values).toEqual([
      'БылоКартинка: /1.webp',
      'СталоКартинка: /2.webp',
      'Былопусто',
      'СталоБлок: newsПоказан: даБлок: featuresПоказан: нет',
    ])
  })

  it('shows only an after for what was created', async () => {
    const details = await unfold({ action: 'create', before: null, after: { name: 'editor', x: '' } }, 'en')
    expect((await details.findAllByRole('definition')).map((value) => value.textContent)).toEqual([
      'Aftereditor',
    ])
  })

  it('says so when nothing was kept, or its author is gone', async () => {
    const details = await unfold({ actor: null, before: null, after: null })
    expect(await details.findByText(/Подробностей нет/)).toBeTruthy()
    expect(details.getByText('Кто: удалённый аккаунт')).toBeTruthy()
  })
})

it('shows a field that it has no word for by its key, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const details = await unfold({ before: { callSign: 'Owl' }, after: { callSign: 'Raven' } })
  expect(await details.findByText('callSign')).toBeTruthy()
  const logged = log.mock.calls.flat().join(' ')
  log.mockRestore()
  expect(logged).toContain('"callSign"')
})
