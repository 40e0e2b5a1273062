import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BrowserRouter } from './browser-router.tsx'
import { Link } from './link.tsx'
import { useLocation, useNavigate } from './router.tsx'

let keys: string[] = []

function Here() {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  keys.push(key)
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => navigate('/replaced', { replace: true })}>
        replace
      </button>
    </>
  )
}

function open(link: { to: string; target?: string; onClick?: (event: { preventDefault(): void }) => void }) {
  render(
    <BrowserRouter>
      <Here />
      <Link {...link}>link</Link>
    </BrowserRouter>,
  )
  return { link: screen.getByRole('link'), shown: () => screen.getByRole('status').textContent }
}

beforeEach(() => {
  document.body.innerHTML = ''
  keys = []
  window.history.replaceState(null, '', '/start?a=1#top')
})

it('shows the address of the browser', () => {
  expect(open({ to: '/news' }).shown()).toBe('/start?a=1#top')
})

it('follows a link without loading the document', async () => {
  const { link, shown } = open({ to: '/news?page=2#last' })
  const before = window.history.length
  await act(async () => void fireEvent.click(link))
  expect(shown()).toBe('/news?page=2#last')
  expect(window.location.pathname).toBe('/news')
  expect(window.history.length).toBe(before + 1)
})

it('leaves to the browser what is meant for it', () => {
  const { link, shown } = open({ to: '/news' })
  link.addEventListener('click', (event) => event.preventDefault())
  for (const init of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ]) {
    fireEvent.click(link, init)
  }
  expect(shown()).toBe('/start?a=1#top')
})

it('does not follow what its page prevented', async () => {
  const { link, shown } = open({ to: '/news', onClick: (event) => event.preventDefault() })
  await act(async () => void fireEvent.click(link))
  expect(shown()).toBe('/start?a=1#top')
})

it('adds nothing to the history for the page that is open, yet it is a navigation', async () => {
  const { link } = open({ to: '/start?a=1#top' })
  const before = window.history.length
  const firstKey = keys.at(-1)
  await act(async () => void fireEvent.click(link))
  expect(window.history.length).toBe(before)
  expect(keys.at(-1)).not.toBe(firstKey)
})

it('follows the back and forward buttons, and leads back itself', async () => {
  const { shown } = open({ to: '/news' })
  window.history.replaceState(null, '', '/elsewhere')
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(shown()).toBe('/elsewhere')
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  fireEvent.click(screen.getByText('back'))
  expect(go).toHaveBeenCalledWith(-1)
  go.mockRestore()
})

it('can take the place of the page that is open', async () => {
  const { shown } = open({ to: '/news' })
  const before = window.history.length
  await act(async () => void fireEvent.click(screen.getByText('replace')))
  expect(shown()).toBe('/replaced')
  expect(window.history.length).toBe(before)
})

it('throws outside a router', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Here />)).toThrow('A router hook was used outside a router.')
  vi.restoreAllMocks()
})

it('a box whose value stands in the address keeps what was just chosen', () => {
  function Sorted() {
    const navigate = useNavigate()
    const sort = new URLSearchParams(useLocation().search).get('sort') ?? 'new'
    return (
      <select value={sort} onChange={(event) => navigate(`/start?sort=${event.target.value}`)}>
        <option>new</option>
        <option>old</option>
      </select>
    )
  }
  render(
    <BrowserRouter>
      <Sorted />
    </BrowserRouter>,
  )
  const box = screen.getByRole<HTMLSelectElement>('combobox')
  const chosen: string[] = []
  act(() => {
    box.value = 'old'
    box.dispatchEvent(new Event('change', { bubbles: true }))
    // Read before anything that may wait has had its turn, as the next key press would.
    chosen.push(box.value)
  })
  expect(chosen).toEqual(['old'])
})
