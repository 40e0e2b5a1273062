import { useTexts } from '#web/i18n/language.tsx'
import { isAnythingKept } from '#web/lib/tab-memory.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useGateQuery } from '#web/routing/return-address.ts'
import { gateTexts } from '#web/session/gate.texts.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says why somebody was led here, for whoever did not see it at the corner. */
export function GateNotice() {
  const texts = useTexts(gateTexts)
  const { why } = useGateQuery()
  const isHydrated = useHydrated()
  if (!why || !isHydrated) return null
  const ended = isAnythingKept() ? texts.endedKept : texts.endedDetail
  return (
    <Notice title={why === 'expired' ? texts.ended : texts.required} className="mb-6">
      {why === 'expired' ? ended : texts.requiredDetail}
    </Notice>
  )
}
