/** Time for a browser to take the file over before it is let go. */
const TAKEN_OVER_MS = 60_000

/** Hands the reader a file, which their browser saves. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_MS)
}
