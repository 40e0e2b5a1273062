import type { StaffCoupon } from '#shared/contract/shop/coupons.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { couponsTexts } from './coupons.texts.ts'

const TOLD_ANEW_MS = 10_000

/** What a coupon takes off, whether it counts now, and how often it did. */
export function CouponFacts({ coupon }: { coupon: StaffCoupon }) {
  const texts = useTexts(couponsTexts)
  const { language } = useLanguage()
  const state = stateOf(coupon, useNow(TOLD_ANEW_MS).getTime())
  const { code, percent, amountKopecks, productIds, startsAt, endsAt, uses, usesMax } = coupon
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono font-medium">{code}</span>
        <span>
          −
          {percent === null
            ? formatKopecks(amountKopecks ?? 0, language)
            : formatNumber(percent / 100, language, { style: 'percent' })}
        </span>
        {state !== null && <Badge>{texts[state]}</Badge>}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {texts.uses}
          {formatNumber(uses, language)}
          {usesMax !== null && texts.ofUses + formatNumber(usesMax, language)}
        </span>
        {startsAt !== null && state === 'soon' && (
          <span>
            {texts.from}
            <LocalTime dateTime={startsAt} style="date-time" />
          </span>
        )}
        {endsAt !== null && (
          <span>
            {texts.until}
            <LocalTime dateTime={endsAt} style="date-time" />
          </span>
        )}
        {productIds.length > 0 && <span>{texts.onSome}</span>}
      </p>
    </div>
  )
}

/** Why it does not count now; null where it does. */
function stateOf({ isOff, startsAt, endsAt, uses, usesMax }: StaffCoupon, now: number) {
  if (isOff) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  if (startsAt !== null && Date.parse(startsAt) > now) return 'soon'
  return usesMax !== null && uses >= usesMax ? 'usedUp' : null
}
