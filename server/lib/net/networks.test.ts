import { expect, test } from 'vitest'
import { createNetworkList, mayConnect } from './networks.ts'

const none = createNetworkList([])

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fec0::1',
  '100::1',
  '192.88.99.1',
])('%s is not asked', (address) => {
  expect(mayConnect(address, none)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s may be asked', (address) => {
  expect(mayConnect(address, none)).toBe(true)
})

test('a private network may be asked where the operator allows it', () => {
  const allowed = createNetworkList(['127.0.0.0/8', 'fd00::/8'])
  expect(mayConnect('127.0.0.1', allowed)).toBe(true)
  expect(mayConnect('fd12::1', allowed)).toBe(true)
  expect(mayConnect('10.0.0.1', allowed)).toBe(false)
})
