/** Codes of authenticator apps (RFC 6238): six digits, made of a shared secret and the half minute. */
import { createHmac, randomBytes } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks of phones go wrong by so many steps. */
const DRIFT_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret as apps take it: base32 (RFC 4648). */
export function createTotpSecret(): string {
  let bits = ''
  for (const byte of randomBytes(SECRET_BYTES)) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}

export const stepAt = (time: number): number => Math.floor(time / STEP_MS)

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** Which step around `time` a code is of; undefined when it is of none, or of `usedStep` and before: a code works once. */
export function findTotpStep(
  secret: string,
  code: string,
  { time, usedStep }: { time: number; usedStep: number },
): number | undefined {
  const now = stepAt(time)
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step++)
    if (step > usedStep && totpCode(secret, step) === code) return step
  return undefined
}

/** What the QR code says (the Key URI format of authenticator apps). */
export function totpAddress(secret: string, { site, username }: { site: string; username: string }): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(username)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
