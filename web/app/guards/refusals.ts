/** Where a guard leads instead, and what is said about it: fetched when somebody is refused. */
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { isAnythingKept } from '#web/lib/tab-memory.ts'
import { gateAddress } from '#web/routing/gate-address.ts'
import { nextIn } from '#web/routing/return-address.ts'
import type { Place } from '#web/routing/router.tsx'
import { gateTexts } from '#web/session/gate.texts.ts'
import { sessionEnd } from '#web/session/session-end.ts'
import type { Toast } from '#web/toasts/toast.ts'

export type Refusal = { to: string; reason?: Toast }

/** Depends on how it came that nobody is signed in; `wasOpen`: somebody was, on this page. */
export function refuseVisitor(
  { pathname, search, hash }: Place,
  { wasOpen, language }: { wasOpen: boolean; language: Language },
): Refusal {
  const texts = gateTexts[language]
  const end = sessionEnd()
  const gate = (why?: 'guarded' | 'expired') => gateAddress(addresses.login, pathname + search + hash, why)
  if (end === 'banned' && wasOpen) return { to: gate() }
  if (end === 'left' && wasOpen) {
    const { loggedOut: title, loggedOutElsewhere: description } = texts
    return { to: addresses.home, reason: { title, description, isNews: true } }
  }
  if (end === 'expired' || wasOpen) {
    const description = isAnythingKept() ? texts.endedKept : texts.endedDetail
    return { to: gate('expired'), reason: { title: texts.ended, description, isNews: true } }
  }
  const { required: title, requiredDetail: description } = texts
  return { to: gate('guarded'), reason: { title, description, variant: 'destructive' } }
}

/** Whoever is signed in goes on to where they wanted to go. */
export const refusePlayer = ({ search }: Place): Refusal => ({ to: nextIn(search) ?? addresses.profile })
