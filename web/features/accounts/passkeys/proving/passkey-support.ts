/** Whether the browser knows passkeys at all; false on the server. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** What went wrong on the side of the device: its owner said no, took too long, or has the key already. */
export function deviceRefusal(error: unknown): 'cancelled' | 'already-there' | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'already-there'
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : null
}
