import type { Replacement } from './format-markdown.ts'

/**
 * Does to a text box what somebody typing would do, so that the browser takes it back like anything typed. Nothing happens
 * where the box would hold more than it may.
 */
export function replaceInBox(box: HTMLTextAreaElement, { from, to, insert, start, end }: Replacement): void {
  const length = box.value.length - (to - from) + insert.length
  if (box.maxLength >= 0 && length > box.maxLength) return
  box.focus()
  box.setSelectionRange(from, to)
  // The one way that the browser's own undo knows of; what is deprecated about it has no successor.
  const isTyped = document.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert) ?? false
  if (!isTyped) {
    box.setRangeText(insert, from, to, 'end')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(start, end)
}
