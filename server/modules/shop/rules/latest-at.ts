import type { AttemptProvider } from '#shared/constants/shop/payments.ts'

/** The latest of the tries, the newest first, at a provider: it is what that provider is paid by, whatever was tried elsewhere since. */
export const latestAt = <T extends { provider: AttemptProvider }>(
  tries: readonly T[],
  provider: string | null,
): T | undefined => tries.find((one) => one.provider === provider)
