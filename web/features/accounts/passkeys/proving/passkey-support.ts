/** Whether the browser knows passkeys at all; false on the server. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether the browser offers passkeys among what it fills a field with; sites at a bare address have none. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() &&
  !/^[\d.]+$|:/.test(location.hostname) &&
  ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** What went wrong on the side of the device: its owner said no, took too long, or has the key already. */
export function deviceRefusal(error: unknown): 'cancelled' | 'already-there' | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'already-there'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null
}
