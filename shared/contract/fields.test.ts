import { expect, test } from 'vitest'
import { imagePathSchema, linkTargetSchema, webAddressSchema } from './address-fields.ts'
import { lineSchema, momentSchema, textSchema, versionSchema } from './fields.ts'

const passes = (schema: { safeParse(input: unknown): { success: boolean } }, inputs: readonly unknown[]) =>
  inputs.filter((input) => schema.safeParse(input).success)

test('a text is trimmed, not empty and at most so long', () => {
  expect(textSchema(5).parse('  a\nb ')).toBe('a\nb')
  expect(passes(textSchema(5), ['', '   ', '\u00a0', '123456', 'a\0b', null, 7])).toEqual([])
  expect(passes(textSchema(5), ['a\u202eb', 'a\u202ab', 'a\u2066b', 'a\u2069'])).toEqual([])
  expect(passes(textSchema(5), ['12345', ' 12345 ', '🎖'])).toHaveLength(3)
})

test('a line is a text without control characters', () => {
  expect(passes(lineSchema(9), ['a\nb', 'a\tb', 'a\u0007b', 'a\u0085b'])).toEqual([])
  expect(passes(lineSchema(9), ['ad\u200bmin', 'ad\u202emin', 'ad\u2060min', 'a\u200db', '\u3164'])).toEqual(
    [],
  )
  expect(passes(lineSchema(20), ['a b', 'Ёж №1', '👩‍💻 👨🏽‍🚀 🏳️‍🌈'])).toHaveLength(3)
})

test('a picture is a path on this site, and nothing that leads elsewhere', () => {
  expect(passes(imagePathSchema, ['/images/1.jpg', '/uploads/a-b_c/1.webp'])).toHaveLength(2)
  const elsewhere = [
    'https://evil.example/1.jpg',
    '//evil.example/1.jpg',
    '/\\evil.example/1.jpg',
    'images/1.jpg',
    'javascript:alert(1)',
    '/a"onerror=alert(1)',
    '/',
    '',
    `/${'a'.repeat(300)}`,
  ]
  expect(passes(imagePathSchema, elsewhere)).toEqual([])
})

test('a link leads to a page of the site or to an address that browsers can read', () => {
  const out = [
    'https://discord.gg/front',
    'http://фронт.рф/клан',
    'HTTPS://[::1]:8080/?a#b',
    'https://a:65535',
  ]
  expect(passes(webAddressSchema, out)).toEqual(out)
  expect(passes(linkTargetSchema, [...out, '/', '/news?a=б#c'])).toHaveLength(6)
  const broken = [
    'https://[',
    'http://%',
    'https://a\\b',
    'https://a/\u0001',
    'https://u@a/',
    'https://a:65536/',
  ]
  const unseen = ['https://a/\u202egpj.exe', 'https://a\u200bb.example/']
  const elsewhere = [
    'javascript:alert(1)',
    'data:,',
    '//spy.example',
    '/\\spy.example',
    'spy.example',
    'ftp://a/',
  ]
  expect(
    passes(linkTargetSchema, [...broken, ...unseen, ...elsewhere, '/\u007f', '/a\\b', '/\u2066']),
  ).toEqual([])
  expect(passes(webAddressSchema, [...broken, ...unseen, ...elsewhere, '/news'])).toEqual([])
})

test('a version is a whole number from 1', () => {
  expect(passes(versionSchema, [0, -1, 1.5, '1', null, 2 ** 60])).toEqual([])
  expect(passes(versionSchema, [1, 2 ** 40])).toHaveLength(2)
})

test('a moment is an ISO date with a zone, within the years that ISO dates can write', () => {
  const right = [
    '2026-03-10T12:00:00Z',
    '2026-03-10T12:00:00+03:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ]
  expect(passes(momentSchema, right)).toEqual(right)
  const wrong = [
    '2026-03-10',
    '2026-03-10T12:00:00',
    '2026-02-30T12:00:00Z',
    '0000-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    'yesterday',
    1_700_000_000_000,
  ]
  expect(passes(momentSchema, wrong)).toEqual([])
})
