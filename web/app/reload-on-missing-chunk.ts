const RELOADED_KEY = 'reloaded-for'

/** After an update of the site the old page's code is gone from the server: load the new page instead, once per address. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfAnswered())
}

async function reloadIfAnswered(): Promise<void> {
  try {
    // Without a connection the page that is here is better than the browser's own about having none.
    await fetch(window.location.href, { method: 'HEAD' })
    if (sessionStorage.getItem(RELOADED_KEY) === window.location.href) return
    sessionStorage.setItem(RELOADED_KEY, window.location.href)
  } catch {
    return
  }
  window.location.reload()
}
