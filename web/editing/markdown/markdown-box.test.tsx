import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { MarkdownBox } from './markdown-box.tsx'

beforeEach(() => void startScreenTest())

function Written({ onPicture, maxLength = 200 }: { onPicture?: () => void; maxLength?: number }) {
  const [text, setText] = useState('The bridge is ours')
  return (
    <MarkdownBox
      name="text"
      label="Text"
      about="Text, EN"
      value={text}
      rows={4}
      maxLength={maxLength}
      preview={() => <p>as published</p>}
      onText={setText}
      {...(onPicture && { onPicture })}
    />
  )
}

function open(properties: Parameters<typeof Written>[0] = {}) {
  const { user } = renderScreen(<Written {...properties} />, { language: 'en' })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { user, box, selected: () => box.value.slice(box.selectionStart, box.selectionEnd) }
}

it('formats what is selected by a button, which is no way out of the text', async () => {
  const { user, box, selected } = open()
  box.focus()
  box.setSelectionRange(4, 10)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(box.value).toBe('The **bridge** is ours')
  expect(selected()).toBe('bridge')
  expect(document.activeElement).toBe(box)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(box.value).toBe('The bridge is ours')
})

it('formats by the keys that everybody knows, and leaves the others alone', async () => {
  const { user, box, selected } = open()
  await user.click(box)
  box.setSelectionRange(4, 10)
  await user.keyboard('{Control>}i{/Control}')
  expect(box.value).toBe('The *bridge* is ours')
  await user.keyboard('{Control>}i{/Control}{Meta>}b{/Meta}')
  expect(box.value).toBe('The **bridge** is ours')
  await user.keyboard('{Meta>}b{/Meta}{Control>}k{/Control}')
  expect(box.value).toBe('The [bridge](https://) is ours')
  expect(selected()).toBe('https://')
  await user.keyboard('{Control>}{Shift>}b{/Shift}{/Control}')
  expect(box.value).toBe('The [bridge](https://) is ours')
})

it('is typed, so that the browser itself can take it back', async () => {
  const typed = vi.fn(() => true)
  document.execCommand = typed as unknown as typeof document.execCommand
  const { user, box } = open()
  box.focus()
  box.setSelectionRange(4, 10)
  await user.click(screen.getByRole('button', { name: 'Heading' }))
  expect(typed).toHaveBeenCalledWith('insertText', false, '## The bridge is ours')
  Reflect.deleteProperty(document, 'execCommand')
})

it('is a toolbar: one stop in the tab order, arrows, Home and End move', async () => {
  const { user, box } = open({ onPicture: () => {} })
  const bar = screen.getByRole('toolbar', { name: 'Formatting: Text, EN' })
  expect(bar.getAttribute('aria-controls')).toBe(box.id)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Picture' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Italic' }))
  await user.keyboard('{End}{Home}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }))
  await user.tab()
  expect(document.activeElement).toBe(box)
})

it('never makes a text longer than it may be', async () => {
  const { user, box } = open({ maxLength: 20 })
  box.focus()
  box.setSelectionRange(4, 10)
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(box.value).toBe('The bridge is ours')
})
