export type S3Address = {
  /** Of the bucket, with the folder in it that is ours; without a slash at the end. */
  url: string
  bucketUrl: string
  /** What stands before the names of our files in the bucket. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `https://KEY:SECRET@host/bucket/folder?region=eu-central-1`.
 * @throws where it is none
 */
export function parseStorageUrl(text: string): S3Address {
  const { protocol, host, pathname, username, password, searchParams, hash } = new URL(text)
  const [bucket, ...folders] = pathname.split('/').filter(Boolean)
  if (!/^https?:$/.test(protocol)) throw new Error('must begin with https:// or http://')
  if (!bucket) throw new Error('must name a bucket: https://KEY:SECRET@host/bucket')
  if (!username || !password)
    throw new Error('must have an access key and a secret: https://KEY:SECRET@host/bucket')
  if (hash || [...searchParams.keys()].some((name) => name !== 'region'))
    throw new Error('may end with ?region=… and nothing else')
  const bucketUrl = `${protocol}//${host}/${bucket}`
  const prefix = folders.map((folder) => `${folder}/`).join('')
  return {
    bucketUrl,
    prefix,
    url: `${bucketUrl}/${prefix}`.replace(/\/$/, ''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
