import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { BrowserRouter } from './browser-router.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'

function Things({ all }: { all: readonly number[] }) {
  const { shown, show, close } = useClosedByBack<number>((thing) => all.includes(thing))
  return (
    <>
      <output>{shown}</output>
      {all.map((thing) => (
        <button key={thing} type="button" onClick={() => show(thing)}>
          {thing}
        </button>
      ))}
      <button type="button" onClick={close}>
        close
      </button>
    </>
  )
}
const page = (all: readonly number[]) => (
  <BrowserRouter>
    <Things all={all} />
  </BrowserRouter>
)
const shown = () => screen.getByRole('status').textContent
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

beforeEach(() => {
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/things')
})

it('shows again what a reload or the way forward comes to, and closes it each time', async () => {
  render(page([7, 8]))
  press('7')
  expect(shown()).toBe('7')
  press('close')
  await waitFor(() => expect(shown()).toBe(''))
  act(() => window.history.forward())
  await waitFor(() => expect(shown()).toBe('7'))
  press('close')
  await waitFor(() => expect(shown()).toBe(''))
})

it('lets go of what is there no more, and what is shown next can be closed', async () => {
  const { rerender } = render(page([7, 8]))
  press('7')
  rerender(page([8]))
  await waitFor(() => expect(shown()).toBe(''))
  expect(window.history.state.over).toBeUndefined()
  press('8')
  expect(shown()).toBe('8')
  press('close')
  await waitFor(() => expect(shown()).toBe(''))
  press('8')
  expect(shown()).toBe('8')
  press('close')
  await waitFor(() => expect(shown()).toBe(''))
})

it('goes with one step back, however much was shown in its place', async () => {
  render(page([7, 8]))
  press('7')
  press('8')
  expect(shown()).toBe('8')
  act(() => window.history.back())
  await waitFor(() => expect(shown()).toBe(''))
})
