import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { listDelivered } from '#shared/texts/words.ts'
import { wordedWithout } from '#shared/texts/words-without-parts.ts'
import { renderer } from './entry-server.tsx'

test('every dictionary of words is found by the operator, wherever it stands', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: (path) => /\.test\.|app\/dev/.test(path) })
  const declared = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineWords(?:<[^(]*>)?\(\s*'([\w-]+)'/g)].map(
      ([, name]) => name,
    ),
  )
  const found = new Set(renderer.dictionaries.map(({ dictionary }) => dictionary))
  expect(declared.length).toBeGreaterThan(40)
  expect(declared.filter((name) => !found.has(name ?? ''))).toEqual([])
})

test('a site without a part is told of it by no text that has another wording for that', () => {
  const places = new Map<string, Record<'ru' | 'en', string | null>>(
    renderer.dictionaries.flatMap((words) =>
      listDelivered(words).map((word) => [`${words.dictionary}.${word.place}`, word] as const),
    ),
  )
  expect(wordedWithout(deliveredSite.parts)).toEqual(new Map())
  const without = wordedWithout({ ...deliveredSite.parts, roblox: false, launcher: false, shop: false })
  expect(without.size).toBeGreaterThan(8)
  for (const [key, says] of without)
    for (const language of LANGUAGES) {
      expect(places.get(key)?.[language], key).not.toBe(says[language])
      expect(places.get(key)?.[language], key).toMatch(/roblox|scp|launcher|лаунчер|shop|магазин/i)
      expect(says[language]).not.toMatch(/roblox|scp|launcher|лаунчер|shop|магазин/i)
    }
})
