import type { SentNotification } from './provider.ts'

/** The fields of a form, wherever its sender was told to put them. */
export const formOf = ({ method, query, body }: SentNotification): URLSearchParams =>
  new URLSearchParams(method === 'GET' ? query : body.toString('utf8'))
