import { useEffect, useEffectEvent } from 'react'
import { PASSKEY_CHALLENGE_MS } from '#shared/constants/security/passkeys.ts'
import type { ProvedPasskey } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { offersPasskeys } from './passkey-support.ts'
import { askForPasskey } from './prove-passkey.mutations.ts'

/** What is asked for is renewed before it is over. */
const RENEWAL_MS = PASSKEY_CHALLENGE_MS * 0.8

/**
 * As long as `isOn`, the browser offers passkeys among what it fills in a field with `autocomplete="… webauthn"`; one that is
 * chosen and proved is handed to `onProved`, which says whether that was all. Browsers that offer none are not asked, and whatever fails is left to the button.
 */
export function useOfferedPasskeys(isOn: boolean, onProved: (passkey: ProvedPasskey) => Promise<boolean>) {
  const hand = useEffectEvent(onProved)
  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    offer(hand, ending.signal).catch(() => {})
    return () => ending.abort()
  }, [isOn])
}

async function offer(hand: (passkey: ProvedPasskey) => Promise<boolean>, ended: AbortSignal): Promise<void> {
  if (!(await offersPasskeys())) return
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser')
  while (!ended.aborted) {
    const optionsJSON = await askForPasskey()
    if (ended.aborted) return
    const over = AbortSignal.any([ended, AbortSignal.timeout(RENEWAL_MS)])
    const withdraw = () => WebAuthnAbortService.cancelCeremony()
    over.addEventListener('abort', withdraw)
    try {
      const proved = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
      if (await hand(proved)) return
    } catch (error) {
      // Not because it was over: the browser has its reasons.
      if (!over.aborted) throw error
      await untilSeen(ended)
    } finally {
      over.removeEventListener('abort', withdraw)
    }
  }
}

/** A tab that nobody sees asks for nothing. */
async function untilSeen(ended: AbortSignal): Promise<void> {
  while (document.hidden && !ended.aborted)
    await new Promise((resolve) => {
      document.addEventListener('visibilitychange', resolve, { once: true, signal: ended })
      ended.addEventListener('abort', resolve, { once: true })
    })
}
