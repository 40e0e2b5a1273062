import { expect, test, vi } from 'vitest'
import type { TransportReply } from '#shared/contract/page-rendering.ts'
import { rememberUnchanged } from './unchanged.ts'

function reply(status: number, body: unknown, headers: Record<string, string> = {}): TransportReply {
  return {
    ok: status === 200,
    status,
    headers: { get: (name) => headers[name] ?? null },
    json: async () => body,
  }
}
const own = (etag: string) => ({ etag, 'cache-control': 'no-store' })
const GET = { method: 'GET', headers: { accept: 'application/json' } }

test('what did not change comes from memory, and its validator is named', async () => {
  const fetched = vi.fn()
  fetched.mockResolvedValueOnce(reply(200, { coins: 1 }, own('"1"')))
  fetched.mockResolvedValueOnce(reply(304, undefined, own('"1"')))
  fetched.mockResolvedValueOnce(reply(200, { coins: 2 }, own('"2"')))
  fetched.mockResolvedValueOnce(reply(304, undefined, own('"2"')))
  const ask = rememberUnchanged(fetched)
  const seen = []
  for (let time = 0; time < 4; time++) {
    const { ok, status, json } = await ask('/api/profile', GET)
    seen.push([ok, status, await json()])
  }
  expect(seen).toEqual([
    [true, 200, { coins: 1 }],
    [true, 200, { coins: 1 }],
    [true, 200, { coins: 2 }],
    [true, 200, { coins: 2 }],
  ])
  expect(fetched.mock.calls.map(([, init]) => init.headers['if-none-match'])).toEqual([
    undefined,
    '"1"',
    '"1"',
    '"2"',
  ])
})

test('after a refusal nothing is remembered', async () => {
  const fetched = vi.fn()
  fetched.mockResolvedValueOnce(reply(200, { coins: 1 }, own('"1"')))
  fetched.mockResolvedValueOnce(reply(401, { code: 'not_signed_in' }))
  fetched.mockResolvedValueOnce(reply(200, { coins: 9 }, own('"9"')))
  const ask = rememberUnchanged(fetched)
  await ask('/api/profile', GET)
  expect((await ask('/api/profile', GET)).status).toBe(401)
  expect(await (await ask('/api/profile', GET)).json()).toEqual({ coins: 9 })
  expect(fetched.mock.calls[2]?.[1].headers).toEqual(GET.headers)
})

test('what browsers keep themselves, and what is written, passes as it is', async () => {
  const fetched = vi.fn().mockResolvedValue(reply(200, [], { etag: '"1"', 'cache-control': 'no-cache' }))
  const ask = rememberUnchanged(fetched)
  await ask('/api/news', GET)
  await ask('/api/news', GET)
  await ask('/api/profile', { method: 'PUT', headers: {} })
  for (const [, init] of fetched.mock.calls) expect(init.headers['if-none-match']).toBeUndefined()
})
