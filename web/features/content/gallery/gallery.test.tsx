import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Gallery } from './gallery.tsx'

const views = sampleCollection('gallery')

beforeEach(() => void startScreenTest())

it('has six views, and asks for no file that is not there', () => {
  const { container } = renderScreen(<Gallery views={views} isMarked={false} />)
  expect(screen.getAllByRole('button', { name: /Открыть вид/ })).toHaveLength(6)
  expect(screen.getAllByRole('img')).toHaveLength(6)
  expect(container.querySelectorAll('img')).toHaveLength(0)
})

it('describes each view as its scene does', () => {
  const painted = JSON.parse(readFileSync('art/pictures.json', 'utf8'))
  for (const view of views)
    for (const language of ['ru', 'en'] as const)
      expect(view[`alt_${language}`]).toBe(painted[view.src.replace(/^.*\/|\.jpg$/g, '')]?.alt[language])
})

it('opens a view large; arrows lead round to the neighbours, Escape and the button close', async () => {
  const { user } = renderScreen(<Gallery views={views} isMarked={false} />)
  await user.click(screen.getByRole('button', { name: /Открыть вид.*Ночная колонна/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Ночная колонна' })
  expect(within(dialog).getByText(/^1\/6/)).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'Взорванный мост' })).toBeTruthy()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(await screen.findByRole('dialog', { name: 'Лагерь на опушке' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Следующий вид' }))
  expect(await screen.findByRole('dialog', { name: 'Эвакуация с крыши' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is closed by the way back, which leaves the page where it is', async () => {
  const { user } = renderScreen(<Gallery views={views} isMarked={false} />)
  await user.click(screen.getByRole('button', { name: /Открыть вид.*Ночная колонна/ }))
  await screen.findByRole('dialog', { name: 'Ночная колонна' })
  await user.keyboard('{ArrowRight}{ArrowRight}')
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('button', { name: /Открыть вид/ })).toHaveLength(6)
})

it('is swiped through on a phone; a touch that hardly moves leads nowhere', async () => {
  const { user } = renderScreen(<Gallery views={views} isMarked={false} />)
  await user.click(screen.getByRole('button', { name: /Открыть вид.*Ночная колонна/ }))
  const picture = within(await screen.findByRole('dialog', { name: 'Ночная колонна' })).getByRole('img')
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(picture, { touches: [{ clientX: from }] })
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: to }] })
  }
  swipe(200, 180)
  expect(screen.getByRole('dialog', { name: 'Ночная колонна' })).toBeTruthy()
  swipe(100, 250)
  expect(screen.getByRole('dialog', { name: 'Взорванный мост' })).toBeTruthy()
})
