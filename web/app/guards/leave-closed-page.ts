let isAsking = false

/**
 * What was reached without a document may be closed for maintenance meanwhile, or a part of it: where the page at hand is, the
 * document is loaded anew, and says why and for how long. Pages that stay open stay as they are.
 */
export async function leaveClosedPage(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const { href } = window.location
  try {
    const { status } = await fetch(href, { method: 'HEAD', cache: 'no-store', credentials: 'include' })
    if (status === 503 && window.location.href === href) window.location.reload()
  } catch {
    // Without a line nothing is known, and the page says so itself.
  } finally {
    isAsking = false
  }
}
