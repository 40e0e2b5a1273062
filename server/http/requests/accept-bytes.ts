import { pipeline, Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { Bytes } from '#shared/contract/forms.ts'

/** Takes bodies of these types, and no others, as they come; past `maxBytes` reading one fails with `body_too_large`. */
export function acceptBytes(scope: FastifyInstance, { types, maxBytes }: Bytes): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], (request, payload, done) => {
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > maxBytes) done(new AppError('body_too_large'))
    else
      done(
        null,
        pipeline(payload, countedUpTo(maxBytes), () => {}),
      )
  })
}

function countedUpTo(maxBytes: number): Transform {
  let count = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length
      if (count > maxBytes) done(new AppError('body_too_large'))
      else done(null, chunk)
    },
  })
}
