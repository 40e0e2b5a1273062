import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launcherUploadEndpoints } from '#shared/contract/games/launcher-uploads.ts'
import { connectFakeApi } from '#web/testing/fake-api.ts'
import { call } from './client.ts'
import { uploading } from './upload.ts'

class HeldRequest extends EventTarget {
  static last: HeldRequest
  readonly upload = new EventTarget()
  readonly abort = vi.fn()
  readonly setRequestHeader = vi.fn()
  readonly open = vi.fn()
  readonly send = vi.fn()
  status = 200
  responseText = '{"received":4,"isComplete":false}'
  constructor() {
    super()
    HeldRequest.last = this
  }
  getResponseHeader() {
    return null
  }
  move(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  }
  answer(status = 200, text = this.responseText) {
    this.status = status
    this.responseText = text
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const piece = new Blob(['MZ..'], { type: 'application/octet-stream' })
const params = { key: 'nightly-42' }

const send = (carried: Parameters<typeof uploading>[0]) =>
  call(
    launcherUploadEndpoints.upload,
    { params, headers: { 'content-range': 'bytes 0-3/8' }, body: piece },
    uploading(carried),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  connectFakeApi()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends a piece with its place in the file, tells how far it is, and gives the reply', async () => {
  const onProgress = vi.fn()
  const sent = send({ onProgress })
  const request = HeldRequest.last
  expect(request.open).toHaveBeenCalledWith('PUT', '/api/admin/launcher/uploads/nightly-42')
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-range', 'bytes 0-3/8')
  expect(request.setRequestHeader).toHaveBeenCalledWith('content-type', 'application/octet-stream')
  expect(request.send).toHaveBeenCalledWith(piece)
  request.move(2)
  expect(onProgress).toHaveBeenCalledWith(2, 4)
  request.answer()
  expect(await sent).toEqual({ received: 4, isComplete: false })
  expect(vi.getTimerCount()).toBe(0)
})

it('takes a connection over which nothing moves for a minute for a lost one', async () => {
  const failed = expect(send({})).rejects.toMatchObject({ code: 'network', status: null })
  await vi.advanceTimersByTimeAsync(59_000)
  HeldRequest.last.move(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(HeldRequest.last.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(HeldRequest.last.abort).toHaveBeenCalledOnce()
  await failed
})

it.each([
  [413, 'body_too_large'],
  [415, 'unsupported_media_type'],
  [502, 'internal'],
])('knows what a proxy means that refuses with %i in words of its own', async (status, code) => {
  const failed = expect(send({})).rejects.toMatchObject({ code, status })
  HeldRequest.last.answer(status, '<html>')
  await failed
})

it('ends when it is told to, also before it began', async () => {
  const stop = new AbortController()
  const carry = () =>
    uploading({ signal: stop.signal })('/api/x', { method: 'PUT', headers: {}, body: piece })
  const failed = expect(carry()).rejects.toBe('enough')
  stop.abort('enough')
  await failed
  expect(HeldRequest.last.abort).toHaveBeenCalledOnce()
  await expect(carry()).rejects.toBe('enough')
  expect(HeldRequest.last.send).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
