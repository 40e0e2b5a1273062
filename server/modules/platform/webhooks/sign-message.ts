import { createHmac } from 'node:crypto'

const SECRET_PREFIX = 'whsec_'

/** A secret as Standard Webhooks writes it, of 256 random bits in base64. */
export const secretOf = (bytes: Buffer): string => SECRET_PREFIX + bytes.toString('base64')

/** The headers of Standard Webhooks for one try of a message; `at` in milliseconds. */
export function signMessage(
  secret: string,
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
