import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startScreenTest } from '#web/testing/render-screen.tsx'
import { Picture } from './picture.tsx'

beforeEach(() => {
  startScreenTest()
  // The test environment fetches no images and calls each one complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

const show = (path: string, alt: string) =>
  render(<Picture path={path} alt={alt} tone="dusk" seed={1} className="h-40" />)

it('shows a scene of the palette, under the same name, when the file does not come', () => {
  const { container } = show('https://elsewhere.example/view.jpg', 'A view')
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A view' })).toBeTruthy()
  expect(container.querySelector('.scene-dusk')).toBeTruthy()
})

it('tries again when another file takes its place', () => {
  const { container, rerender } = show('https://elsewhere.example/view.jpg', '')
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  rerender(
    <Picture path="https://elsewhere.example/other.jpg" alt="" tone="dusk" seed={1} className="h-40" />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://elsewhere.example/other.jpg')
})

it('asks for no file of ours that is not there', () => {
  const { container } = show('/images/never-painted.jpg', 'A view')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A view' })).toBeTruthy()
})
