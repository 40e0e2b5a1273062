/** In the storage of the browser: which announcement was closed last. The first script of every page reads it before anything is painted (`index.html`). */
export const CLOSED_ANNOUNCEMENT_KEY = 'closed-announcement'
