import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { transfer } from './upload.ts'

class HeldRequest extends EventTarget {
  static last: HeldRequest
  readonly upload = new EventTarget()
  readonly abort = vi.fn()
  readonly setRequestHeader = vi.fn()
  readonly open = vi.fn()
  readonly send = vi.fn()
  status = 200
  responseText = '{"received":4}'
  constructor() {
    super()
    HeldRequest.last = this
  }
  move(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  }
  answer() {
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const schema = z.object({ received: z.int() })
const piece = new Blob(['MZ..'], { type: 'application/octet-stream' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends a piece with its place in the file, tells how far it is, and gives the reply', async () => {
  const onProgress = vi.fn()
  const headers = { 'content-range': 'bytes 0-3/8' }
  const sent = transfer('/api/upload', schema, { method: 'PUT', body: piece, headers, onProgress })
  const request = HeldRequest.last
  expect(request.open).toHaveBeenCalledWith('PUT', '/api/upload')
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-range', 'bytes 0-3/8')
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-type', 'application/octet-stream')
  request.move(2)
  expect(onProgress).toHaveBeenCalledWith(2, 4)
  request.answer()
  expect(await sent).toEqual({ received: 4 })
  expect(vi.getTimerCount()).toBe(0)
})

it('takes a connection over which nothing moves for a minute for a lost one', async () => {
  const sent = transfer('/api/upload', schema, { body: piece })
  const failed = expect(sent).rejects.toMatchObject({ code: 'network', status: null })
  await vi.advanceTimersByTimeAsync(59_000)
  HeldRequest.last.move(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(HeldRequest.last.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(HeldRequest.last.abort).toHaveBeenCalledOnce()
  await failed
})

it('ends when it is told to, also before it began', async () => {
  const stop = new AbortController()
  const sent = transfer('/api/upload', schema, { body: piece, signal: stop.signal })
  const failed = expect(sent).rejects.toBe('enough')
  stop.abort('enough')
  await failed
  expect(HeldRequest.last.abort).toHaveBeenCalledOnce()
  await expect(transfer('/api/upload', schema, { signal: stop.signal })).rejects.toBe('enough')
  expect(HeldRequest.last.send).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
