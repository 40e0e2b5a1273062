/** Whether a request of S3 bears the right signature, worked out anew: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

export function isSignedBy(request: IncomingMessage, keys: { id: string; secret: string }): boolean {
  const [, id, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const signed = names.split(';')
  // What is stored has to be what was signed.
  if (
    id !== keys.id ||
    !['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))
  )
    return false
  const canonical = [
    request.method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...signed.map((name) => `${name}:${header(name)}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, hash].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, word) => createHmac('sha256', secret).update(word).digest(),
    `AWS4${keys.secret}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature
}
