import { expect, test } from 'vitest'
import { parseStorageUrl } from './storage-url.ts'

test('an address of storage names bucket, folder, region and keys', () => {
  expect(parseStorageUrl('https://KEY:a%2Fb@s3.example:9000/bucket/of/site?region=eu-central-1')).toEqual({
    bucketUrl: 'https://s3.example:9000/bucket',
    prefix: 'of/site/',
    url: 'https://s3.example:9000/bucket/of/site',
    region: 'eu-central-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b',
  })
  expect(parseStorageUrl('http://K:S@localhost/bucket')).toMatchObject({
    url: 'http://localhost/bucket',
    prefix: '',
    region: 'us-east-1',
  })
})

test.each([
  ['ftp://K:S@host/bucket', 'https://'],
  ['https://K:S@host', 'bucket'],
  ['https://host/bucket', 'access key'],
  ['https://K:S@host/bucket?acl=public', 'region'],
])('%s is refused with what is missing', (text, told) => {
  expect(() => parseStorageUrl(text)).toThrow(told)
})
