import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { noteCodeFailures } from '#web/lib/fetch-code.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** What the page throws while it is shown; null when it is well. */
let failure: unknown
const retried = vi.fn()

beforeEach(() => {
  startScreenTest()
  retried.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Fragile() {
  if (failure) throw failure
  return <p>Всё на месте</p>
}

function open(thrown: unknown, language: 'ru' | 'en' = 'ru') {
  failure = thrown
  return renderScreen(
    <ErrorBoundary onRetry={retried}>
      <Fragile />
    </ErrorBoundary>,
    { language },
  )
}

const network = () => new ApiError('network', '', null)
const NETWORK_SENTENCE = 'Ошибка сети. Проверьте подключение к интернету.'

describe('a line that is down', () => {
  it('is told as such, in both languages', async () => {
    const { unmount } = open(network())
    expect(await screen.findByRole('heading', { name: NETWORK_SENTENCE })).toBeTruthy()
    expect(screen.queryByText(/инженеры/)).toBeNull()
    unmount()
    open(network(), 'en')
    expect(
      await screen.findByRole('heading', { name: 'Network error. Check your internet connection.' }),
    ).toBeTruthy()
  })

  it('comes back by itself when the browser sees a network', async () => {
    open(network())
    await screen.findByRole('heading', { name: NETWORK_SENTENCE })
    failure = null
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('Всё на месте')).toBeTruthy()
    expect(retried).toHaveBeenCalledOnce()
  })

  it('is tried again on request, and by itself as browsers err, less and less often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { user } = open(network())
      await user.click(await screen.findByRole('button', { name: 'Попробовать снова' }))
      await waitFor(() => expect(retried).toHaveBeenCalledTimes(1))
      expect(screen.getByRole('heading', { name: NETWORK_SENTENCE })).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(3_500))
      expect(retried).toHaveBeenCalledTimes(1)
      failure = null
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(retried).toHaveBeenCalledTimes(2)
      expect(await screen.findByText('Всё на месте')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('code that does not come', () => {
  const lost = () => {
    const error = new TypeError('Failed to fetch dynamically imported module')
    noteCodeFailures()
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    return error
  }

  it('is the line while nothing answers, and loads the page anew, once, when the site is there', async () => {
    const probe = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Partial<Response>>)
    vi.stubGlobal('fetch', probe)
    const { unmount } = open(lost())
    expect(await screen.findByRole('heading', { name: NETWORK_SENTENCE })).toBeTruthy()
    probe.mockResolvedValue({ status: 503 })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(
      await screen.findByRole('heading', { name: 'Сервис временно недоступен. Попробуйте чуть позже.' }),
    ).toBeTruthy()
    expect(sessionStorage.getItem('reloaded-for')).toBeNull()
    probe.mockResolvedValue({ status: 200 })
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sessionStorage.getItem('reloaded-for')).toBe(window.location.href))
    unmount()

    open(lost())
    expect(await screen.findByText(/^Не удалось загрузить часть сайта/)).toBeTruthy()
  })
})

describe('a fault', () => {
  it('of the page is told without a number, and the page can be tried again', async () => {
    const { user } = open(new Error('broken'))
    expect(await screen.findByRole('heading', { name: 'Страница не открылась' })).toBeTruthy()
    expect(screen.getByText(/^В коде этой страницы ошибка/)).toBeTruthy()
    expect(screen.queryByText(/^50\d$/)).toBeNull()
    expect(screen.queryByText(/Номер запроса/)).toBeNull()
    failure = null
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Всё на месте')).toBeTruthy()
  })

  it('of the server is told with its own status and sentence', async () => {
    open(new ApiError('internal', 'Something broke. Request id: a1b2', 500), 'en')
    expect(await screen.findByText('500')).toBeTruthy()
    expect(screen.getByText('Something broke. Request id: a1b2')).toBeTruthy()
  })
})
