/** What is kept of secrets that have to be read again: sealed by the one key of the site (AES-256-GCM). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Stands before what is sealed, so that another way of sealing can be told from this one. */
const VERSION = 'v1.'

/** Where a sealed text is kept: it opens nowhere else. */
export type SecretPlace = { table: string; row: string | number; field: string }

export type Secrets = {
  /** The text as it may be stored at `place`. */
  seal(text: string, place: SecretPlace): string
  /** The text again; null when it was sealed by another key or for another place. */
  open(sealed: string, place: SecretPlace): string | null
  /** A key for something else that all processes of a site know, and nobody beside them. */
  derive(purpose: string): string
}

/** Seals by a key made of `secret`, however that is spelled: a line of a file, of `openssl rand`, of a password store. */
export function createSecrets(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'frontland stored secrets', 32))
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(nameOf(place))
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return VERSION + Buffer.concat(sealed).toString('base64url')
    },

    open(sealed, place) {
      if (!sealed.startsWith(VERSION)) return null
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(nameOf(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return (
          decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return null
      }
    },

    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', secret, '', `frontland ${purpose}`, 32)).toString('hex'),
  }
}

const nameOf = ({ table, row, field }: SecretPlace) =>
  Buffer.from(JSON.stringify([table, String(row), field]))
