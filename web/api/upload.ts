/** Files on their way to the API: their bytes are the body, so they are no calls of the contract, and they take their time. */
import type * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/constants/languages.ts'
import { apiErrorSchema, type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/contract/errors.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { ApiError } from './api-error.ts'

/** A connection over which nothing moves for so long is as good as lost. */
const STALLED_AFTER_MS = 60_000

export type Transfer = {
  /** `POST` when nothing is said; `GET` asks how far an upload is. */
  method?: 'GET' | 'POST' | 'PUT'
  /** The file or a piece of it; its type is the request's. */
  body?: Blob
  headers?: Readonly<Record<string, string>>
  /** Told how many of the body's bytes were sent, and of how many. */
  onProgress?: (sent: number, total: number) => void
  /** Ends the transfer, which rejects with its reason. */
  signal?: AbortSignal
}

/**
 * Sends a file, or a piece of one, and returns the reply, checked by `schema`. Throws `ApiError`, also for what
 * something between us and the server refused, and `network` for a connection that stands still.
 */
export function transfer<S extends z.ZodMiniType>(
  address: string,
  schema: S,
  { method = 'POST', body, headers = {}, onProgress, signal }: Transfer,
): Promise<z.output<S>> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return new Promise((resolve, reject) => {
    // fetch() cannot say how far an upload is.
    const request = new XMLHttpRequest()
    const fail = (code: ErrorCode | 'network', status: number | null) =>
      reject(new ApiError(code, errorTexts[language][code], status))
    const giveUp = () => {
      fail('network', null)
      request.abort()
    }
    let patience = setTimeout(giveUp, STALLED_AFTER_MS)
    const stop = () => {
      clearTimeout(patience)
      reject(signal?.reason)
      request.abort()
    }
    request.open(method, address)
    const all = { accept: 'application/json', 'accept-language': language, ...headers }
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
    if (body) request.setRequestHeader('content-type', body.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, STALLED_AFTER_MS)
      onProgress?.(loaded, total)
    })
    request.addEventListener('loadend', () => {
      clearTimeout(patience)
      signal?.removeEventListener('abort', stop)
    })
    request.addEventListener('error', () => fail('network', null))
    request.addEventListener('load', () => {
      const answer = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300) {
        const reply = schema.safeParse(answer)
        return reply.success ? resolve(reply.data) : fail('internal', request.status)
      }
      const refusal = apiErrorSchema.safeParse(answer)
      if (!refusal.success) return fail(codeOf(request.status), request.status)
      reject(new ApiError(refusal.data.code, refusal.data.message, request.status, refusal.data.fields))
    })
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop)
    request.send(body ?? null)
  })
}

/** What a refusal without our body means: a proxy may be stricter than the server. */
function codeOf(status: number): ErrorCode {
  const { body_too_large, unsupported_media_type } = STATUS_BY_ERROR_CODE
  if (status === body_too_large) return 'body_too_large'
  return status === unsupported_media_type ? 'unsupported_media_type' : 'internal'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
