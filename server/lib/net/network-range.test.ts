import { expect, test } from 'vitest'
import { networkRange, orderOf } from './network-range.ts'

test('an address is a range of one, a network of all its addresses, whatever address it is named by', () => {
  const one = orderOf('203.0.113.7')
  expect(networkRange('203.0.113.7')).toEqual({ first: one, last: one })
  expect(networkRange('203.0.113.77/24')).toEqual({
    first: orderOf('203.0.113.0'),
    last: orderOf('203.0.113.255'),
  })
  expect(networkRange(' 2001:db8:1::7/48 ')).toEqual({
    first: orderOf('2001:db8:1::'),
    last: orderOf('2001:db8:1:ffff:ffff:ffff:ffff:ffff'),
  })
  expect(networkRange('::/0')).toEqual({ first: '0'.repeat(32), last: 'f'.repeat(32) })
  expect(networkRange('0.0.0.0/0')).toEqual({ first: orderOf('0.0.0.0'), last: orderOf('255.255.255.255') })
})

test('the order is that of the addresses, and every spelling of one has the same', () => {
  const ordered = [
    '::1',
    '9.255.255.255',
    '10.0.0.0',
    '10.0.0.9',
    '10.0.0.10',
    '100.0.0.0',
    '2001:db8::',
    '2001:db8::a',
    '2001:db8:0:1::',
    'fe80::1',
  ]
  const places = ordered.map((address) => orderOf(address) ?? '')
  expect(places.toSorted()).toEqual(places)
  expect(orderOf('2001:0DB8:0:0:0:0:0:1')).toBe(orderOf('2001:db8::1'))
  expect(orderOf('::ffff:203.0.113.7')).toBe(orderOf('203.0.113.7'))
  expect(orderOf('64:ff9b::192.0.2.1')).toBe(orderOf('64:ff9b::c000:201'))
  expect(orderOf('2001:db8:1::/48')).toBe(orderOf('2001:db8:1::'))
})

test('what is no network is none', () => {
  for (const text of [
    '',
    '203.0.113',
    '203.0.113.7/33',
    '2001:db8::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    'ranger',
    'fe80::1%eth0',
    '1.2.3.4\0',
  ])
    expect([text, networkRange(text)]).toEqual([text, null])
})
