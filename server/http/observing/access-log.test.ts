import { expect, test } from 'vitest'
import { shortNetworkOf } from './access-log.ts'

test.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is written down as %s', ([address, network]) => {
  expect(shortNetworkOf(address as string)).toBe(network)
})
