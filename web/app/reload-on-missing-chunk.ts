const RELOADED_KEY = 'reloaded-for'

/** After an update of the site the old page's code is gone from the server: load the new page instead, once per address. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === window.location.href) return
      sessionStorage.setItem(RELOADED_KEY, window.location.href)
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}
