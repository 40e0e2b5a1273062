/** In the storage of the browser: `less` for whoever wants less motion than their system asks for. The first script of every page reads it before anything is painted (`index.html`). */
export const MOTION_KEY = 'motion'
