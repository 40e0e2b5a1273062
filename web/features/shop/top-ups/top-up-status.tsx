import type { TopUpState } from '#shared/constants/shop/top-ups.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { topUpTexts } from './top-up.texts.ts'

const TONES: Record<TopUpState, BadgeTone> = {
  awaiting_payment: 'maintenance',
  paid: 'online',
  expired: 'unknown',
  partly_refunded: 'sand',
  refunded: 'sand',
  review: 'maintenance',
}

/** What became of a top-up, in a word. */
export function TopUpStatus({ status }: { status: TopUpState }) {
  const texts = useTexts(topUpTexts)
  return <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
}
