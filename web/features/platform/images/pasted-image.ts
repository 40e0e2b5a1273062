import type { ClipboardEvent } from 'react'

/** The picture that is being pasted, which then is not pasted as anything else. */
export function pastedImage(event: ClipboardEvent | globalThis.ClipboardEvent): File | undefined {
  const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
  if (file) event.preventDefault()
  return file
}
