import { ApiError } from '#web/api/api-error.ts'

/** Thrown by a page whose address cannot mean anything. */
export class NothingThere extends Error {}

/** Whether a page failed because what it is about does not exist. */
export function isNothingThere(error: unknown): boolean {
  return error instanceof NothingThere || (error instanceof ApiError && error.code === 'not_found')
}
