/** Carries files to the API: they take their time, and whoever sends one wants to know how far it is. */
import type { Transport } from '#shared/contract/page-rendering.ts'

/** A connection over which nothing moves for so long is as good as lost. */
const STALLED_AFTER_MS = 60_000

/**
 * A transport that tells `onProgress` how many of the body's bytes were sent, and of how many. It fails when the
 * connection stands still and, with its reason, when `signal` ends it.
 */
export function uploading({
  onProgress,
  signal,
}: {
  onProgress?: (sent: number, total: number) => void
  signal?: AbortSignal
}): Transport {
  return (address, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      // fetch() cannot say how far an upload is.
      const request = new XMLHttpRequest()
      const giveUp = (reason: unknown) => {
        clearTimeout(patience)
        reject(reason)
        request.abort()
      }
      const stop = () => giveUp(signal?.reason)
      const wait = () => setTimeout(() => giveUp(new Error('Nothing moves.')), STALLED_AFTER_MS)
      let patience = wait()

      request.open(method, address)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(patience)
        patience = wait()
        onProgress?.(loaded, total)
      })
      request.addEventListener('loadend', () => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', stop)
      })
      request.addEventListener('error', () => reject(new Error('The connection was lost.')))
      request.addEventListener('load', () =>
        resolve({
          ok: request.status >= 200 && request.status < 300,
          status: request.status,
          headers: { get: (name) => request.getResponseHeader(name) },
          json: async () => JSON.parse(request.responseText),
        }),
      )
      if (signal?.aborted) return stop()
      signal?.addEventListener('abort', stop)
      request.send((body as Blob | string | undefined) ?? null)
    })
}
