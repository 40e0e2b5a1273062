import { describe, expect, it } from 'vitest'
import { gateAddress } from './gate-address.ts'
import { ownAddressIn } from './return-address.ts'

describe('an address to go on to after signing in', () => {
  it.each(['/', '/feedback', '/admin/users?search=a%2Fb&page=2#list', '/новости', '/a:b', '/a//b'])(
    'may be any of this site: %s',
    (address) => {
      const own = ownAddressIn(address)
      expect(decodeURI(own ?? '')).toBe(decodeURI(address))
    },
  )

  it.each([
    '',
    'feedback',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/feedback\\..\\..',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/login',
    '/login?next=/login',
    '/register#x',
    '/reset?token=1',
    `/${'x'.repeat(1000)}`,
  ])('is nothing else: %j', (address) => expect(ownAddressIn(address)).toBeNull())

  it('stays a path where it was encoded', () => {
    for (const address of ['/%2F%2Fevil.example', '/%5Cevil.example', '/%09/evil.example'])
      expect(new URL(ownAddressIn(address) ?? '', 'http://here').origin).toBe('http://here')
  })

  it('is not named where it would be the profile anyway', () => {
    expect(gateAddress('/login', '/profile')).toBe('/login')
    expect(gateAddress('/register', '/')).toBe('/register')
    expect(gateAddress('/login', '/shop?a=b', 'expired')).toBe('/login?next=%2Fshop%3Fa%3Db&why=expired')
  })
})
