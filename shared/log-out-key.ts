/** In the storage of the browser: changes with every log-out; a tab that missed one learns of it here. */
export const LOG_OUT_KEY = 'last-log-out'
