/** A real server of S3 for as long as a test takes. It knows no signatures of version 4, so these are checked before it. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { isSignedBy } from './verify-signature.ts'

const BUCKET = 'frontland'
const KEYS = { id: 'S3RVER', secret: 'S3RVER' }

export async function startS3Server() {
  const directory = mkdtempSync(join(tmpdir(), 'frontland-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  server.middleware.unshift(async (context, next) => {
    if (isSignedBy(context.req, KEYS)) return next()
    context.status = 403
    context.body = '<Error><Code>SignatureDoesNotMatch</Code></Error>'
  })
  const { port } = (await server.run()) as AddressInfo
  onTestFinished(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const urlWith = (keys: string, bucket = BUCKET) => `http://${keys}@127.0.0.1:${port}/${bucket}/site`
  return {
    /** What `STORAGE_URL` is for it. */
    url: urlWith('S3RVER:S3RVER'),
    wrongKeysUrl: urlWith('S3RVER:another-secret'),
    wrongBucketUrl: urlWith('S3RVER:S3RVER', 'nobodys-bucket'),
  }
}
