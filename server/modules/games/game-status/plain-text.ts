const MOTD_MAX = 200
/** Nested deeper than this, a message is no message. */
const DEPTH_MAX = 8

/** A message of the day as plain text: a string or a chat component, its colour codes (`§a`) removed, one line. */
export function plainText(message: unknown): string {
  return flatten(message, 0)
    .replace(/§./g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOTD_MAX)
}

function flatten(message: unknown, depth: number): string {
  if (typeof message === 'string') return message
  if (depth > DEPTH_MAX || typeof message !== 'object' || message === null) return ''
  if (Array.isArray(message)) return message.map((part) => flatten(part, depth + 1)).join('')
  const { text, extra } = message as { text?: unknown; extra?: unknown }
  return flatten(text, depth + 1) + flatten(extra, depth + 1)
}
