import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, idParams, noContent } from './endpoint.ts'

test('what an endpoint does not declare is dropped, not refused', () => {
  const call = endpoint({ method: 'POST', path: '/x', summary: '', access: 'public', reply: noContent })
  expect(call.status).toBe(200)
  for (const input of [undefined, null, 'text', { any: 'thing' }]) {
    expect(call.body.parse(input)).toBeUndefined()
    expect(call.query.parse(input)).toBeUndefined()
    expect(call.params.parse(input)).toBeUndefined()
  }
})

test('what it declares is kept, and only that', () => {
  const body = z.object({ name: z.string() })
  const call = endpoint({ method: 'POST', path: '/x', summary: '', access: 'public', reply: noContent, body })
  expect(call.body.parse({ name: 'a', other: 'b' })).toEqual({ name: 'a' })
})

test('an id in a path is a whole number from 1 that JavaScript holds exactly', () => {
  expect(idParams.parse({ id: '1' })).toEqual({ id: 1 })
  expect(idParams.parse({ id: '9'.repeat(15) })).toEqual({ id: 999_999_999_999_999 })
  for (const id of ['', '0', '01', '-1', '+1', '1.0', '1e3', '0x1', ' 1', '1 ', '١', '9'.repeat(16), 1, null])
    expect(idParams.safeParse({ id }).success).toBe(false)
})
