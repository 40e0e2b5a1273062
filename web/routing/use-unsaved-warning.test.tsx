import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { SiteProvider } from '#web/lib/site/site-info.tsx'
import { BrowserRouter } from './browser-router.tsx'
import { Link } from './link.tsx'
import { useLocation, useNavigate } from './router.tsx'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

const confirm = vi.fn()

function Editor({ isDirty }: { isDirty: boolean }) {
  const allowLeave = useUnsavedWarning(isDirty)
  const navigate = useNavigate()
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Link to="/elsewhere">away</Link>
      <button
        type="button"
        onClick={() => {
          allowLeave()
          navigate('/saved')
        }}
      >
        save
      </button>
    </>
  )
}

const show = (isDirty: boolean, others?: ReactNode) =>
  render(
    <SiteProvider given={sampleSite}>
      <LanguageProvider initial="ru">
        <BrowserRouter>
          <Editor isDirty={isDirty} />
          {others}
        </BrowserRouter>
      </LanguageProvider>
    </SiteProvider>,
  )
/** A form beside it on the same page. */
function Beside() {
  useUnsavedWarning(true)
  return null
}
const shown = () => screen.getByRole('status').textContent
const follow = () => act(async () => void fireEvent.click(screen.getByText('away')))

beforeEach(() => {
  cleanup()
  confirm.mockReset()
  vi.stubGlobal('confirm', confirm)
  window.history.replaceState(null, '', '/form')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks nothing while nothing would be lost', async () => {
  show(false)
  await follow()
  expect(shown()).toBe('/elsewhere')
  expect(confirm).not.toHaveBeenCalled()
})

it('asks before another page, and stays where one is when told so', async () => {
  show(true)
  confirm.mockReturnValueOnce(false).mockReturnValueOnce(true)
  await follow()
  expect(confirm).toHaveBeenCalledWith('Есть несохранённые изменения. Уйти и потерять их?')
  expect(shown()).toBe('/form')
  expect(window.location.pathname).toBe('/form')
  await follow()
  expect(shown()).toBe('/elsewhere')
})

it('asks when the browser goes back, and brings it back to the form', async () => {
  show(true)
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  confirm.mockReturnValue(false)
  window.history.replaceState({ key: 'before', index: -1 }, '', '/before')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(go).toHaveBeenCalledWith(1)
  expect(shown()).toBe('/form')
})

it('holds the browser back from leaving the site', () => {
  show(true)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
})

it('lets go of what was saved', async () => {
  show(true)
  await act(async () => void fireEvent.click(screen.getByText('save')))
  expect(shown()).toBe('/saved')
  expect(confirm).not.toHaveBeenCalled()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

it('asks once, however many forms of a page would lose something', async () => {
  confirm.mockReturnValue(true)
  show(true, <Beside />)
  await follow()
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(shown()).toBe('/elsewhere')
})
