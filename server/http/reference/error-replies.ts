import { type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import { DEFAULT_API_LANGUAGE } from '#shared/constants/languages.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { errorsOf } from './errors-of.ts'

type JsonObject = Record<string, unknown>

/**
 * Collects how calls are refused: `of` gives the replies of one endpoint by their status, each a reference to one of `all`, which
 * many endpoints share.
 */
export function createErrorReplies() {
  const all: Record<string, JsonObject> = {}
  return {
    all,
    of(endpoint: Endpoint): Record<string, { $ref: string }> {
      const errors = errorsOf(endpoint)
      const statuses = new Set(errors.map((code) => STATUS_BY_ERROR_CODE[code]))
      return Object.fromEntries(
        [...statuses].map((status) => {
          const codes = errors.filter((code) => STATUS_BY_ERROR_CODE[code] === status)
          // Outside the API there is a page for what is not there.
          const isPage = endpoint.base === '' && status === 404
          const name = `${status}.${codes.join('.')}${isPage ? '.page' : ''}`
          all[name] ??= reply(status, codes, isPage)
          return [status, { $ref: `#/components/responses/${name}` }]
        }),
      )
    },
  }
}

function reply(status: number, codes: readonly ErrorCode[], isPage: boolean): JsonObject {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTexts[DEFAULT_API_LANGUAGE][code]}`).join('\n\n'),
    ...(status === 429 && {
      headers: {
        'retry-after': {
          description: 'Seconds until a call is answered again.',
          schema: { type: 'integer' },
        },
      },
    }),
    content: isPage ? { 'text/html': { schema: { type: 'string' } } } : { 'application/json': { schema } },
  }
}
