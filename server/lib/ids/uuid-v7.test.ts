import { expect, test } from 'vitest'
import * as z from 'zod'
import { uuidV7 } from './uuid-v7.ts'

test('an id is a UUID of version 7, tells when it was made, and is never made twice', () => {
  const time = Date.parse('2026-03-10T12:00:00.123Z')
  const ids = Array.from({ length: 500 }, () => uuidV7(time))
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(500)
  expect(Number.parseInt(ids[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(time)
  expect([uuidV7(time + 1), uuidV7(time - 1)].sort()[1]?.slice(0, 13)).toBe(uuidV7(time + 1).slice(0, 13))
})
