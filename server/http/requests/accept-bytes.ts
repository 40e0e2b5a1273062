import { finished, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Bytes } from '#shared/contract/forms.ts'
import { discardRest } from './discard-rest.ts'

/**
 * Takes bodies of these types, and no others, as they come; past `maxBytes` reading one fails with `body_too_large`, and in its end
 * where `assertAllowed` does: a file takes its time to come. Whatever becomes of reading, the connection stays, so that the answer arrives.
 */
export function acceptBytes(
  scope: FastifyInstance,
  { types, maxBytes }: Bytes,
  assertAllowed: (request: FastifyRequest) => Promise<void>,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], (request, payload, done) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > maxBytes) return done(new AppError('body_too_large'))
    const counted = countedUpTo(maxBytes, () => assertAllowed(request))
    // Who reads is told by the stream; where nobody reads there is nobody to tell.
    counted.on('error', () => {})
    // Not a pipeline, which would end the connection along with the reading.
    payload.pipe(counted)
    finished(payload, { writable: false }, (error) => {
      if (error) counted.destroy(error)
    })
    done(null, counted)
  })
  scope.addHook('onResponse', async ({ raw }) => discardRest(raw))
}

function countedUpTo(maxBytes: number, assertAllowed: () => Promise<void>): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length
      if (count > maxBytes) done(new AppError('body_too_large'))
      else done(null, chunk)
    },
    flush(done) {
      assertAllowed().then(() => done(), done)
    },
  })
}
