/** A device that keeps passkeys, as https://www.w3.org/TR/webauthn-3/ has it: what a browser would answer, with whatever is wrong. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Wrong = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

/** One key of one device. */
export function createAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let counter = 0

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))

  function authenticatorData(flags: number, wrong: Wrong, more: Uint8Array = Buffer.alloc(0)) {
    counter += 1
    const head = Buffer.alloc(37)
    sha256(wrong.rpId ?? rpId).copy(head)
    head[32] = USER_PRESENT | (wrong.isVerified === false ? 0 : USER_VERIFIED) | flags
    head.writeUInt32BE(wrong.counter ?? counter, 33)
    return Buffer.concat([head, more])
  }

  return {
    id: encode(credentialId),

    make({ challenge }: { challenge: string }, wrong: Wrong = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(HAS_CREDENTIAL, wrong, credential))],
      ])
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, wrong)),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },

    prove({ challenge }: { challenge: string }, wrong: Wrong = {}) {
      const data = authenticatorData(0, wrong)
      const client = clientData('webauthn.get', challenge, wrong)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: encode(credentialId),
        rawId: encode(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      }
    },
  }
}

/** As COSE has it (RFC 9053): an elliptic curve key for ES256. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part(x)],
      [-3, part(y)],
    ]) as never,
  )
}
