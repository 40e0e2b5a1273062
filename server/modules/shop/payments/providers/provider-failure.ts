/**
 * `refused`: they said no, and nothing was done. `unknown`: it may have been done. `not_connected`: they were not reached,
 * or do not know us, and nothing was done.
 */
export type FailureKind = 'refused' | 'unknown' | 'not_connected'

const KINDS = {
  rejected: 'refused',
  not_found: 'refused',
  fault: 'unknown',
  silent: 'unknown',
  unintelligible: 'unknown',
  too_many: 'unknown',
  unreachable: 'not_connected',
  credentials: 'not_connected',
  forbidden: 'not_connected',
  no_api_key: 'not_connected',
  wrong_shop: 'not_connected',
  disabled: 'not_connected',
  test_shop: 'not_connected',
  live_shop: 'not_connected',
} as const satisfies Record<string, FailureKind>
export type FailureReason = keyof typeof KINDS

/** How a call to a provider ended that brought nothing. */
export class ProviderFailure extends Error {
  readonly reason: FailureReason
  readonly kind: FailureKind
  /** What the provider said, for staff: a sentence or a code of theirs. */
  readonly detail: string | null

  constructor(reason: FailureReason, detail: string | null = null, options?: ErrorOptions) {
    super(`the provider: ${reason}${detail === null ? '' : ` (${detail})`}`, options)
    this.reason = reason
    this.kind = KINDS[reason]
    this.detail = detail
  }
}
