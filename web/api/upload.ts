/** Files on their way to the API: their bytes are the body, so they are no calls of the contract, and they take their time. */
import type * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/constants/languages.ts'
import { apiErrorSchema, type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/contract/errors.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { ApiError } from './api-error.ts'

/**
 * Posts a file and returns the reply, checked by `schema`; `onProgress` is told the share sent, from 0 to 1.
 * Throws `ApiError`, also for what something between us and the server refused.
 */
export function upload<S extends z.ZodMiniType>(
  address: string,
  file: Blob,
  schema: S,
  onProgress: (share: number) => void,
): Promise<z.output<S>> {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return new Promise((resolve, reject) => {
    // fetch() cannot say how far an upload is.
    const request = new XMLHttpRequest()
    const fail = (code: ErrorCode | 'network', status: number | null) =>
      reject(new ApiError(code, errorTexts[language][code], status))
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('content-type', file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => fail('network', null))
    request.addEventListener('load', () => {
      const body = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300) {
        const reply = schema.safeParse(body)
        return reply.success ? resolve(reply.data) : fail('internal', request.status)
      }
      const refusal = apiErrorSchema.safeParse(body)
      if (!refusal.success) return fail(codeOf(request.status), request.status)
      reject(new ApiError(refusal.data.code, refusal.data.message, request.status, refusal.data.fields))
    })
    request.send(file)
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
