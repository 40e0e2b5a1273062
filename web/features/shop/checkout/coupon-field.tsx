import { useEffect, useRef, useState } from 'react'
import { COUPON_MAX } from '#shared/constants/shop/orders.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { revealField } from '#web/editing/revealing/reveal-field.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { checkoutTexts } from './checkout.texts.ts'

/** Messengers put characters beside a code that nobody sees, and that are in none. */
const visible = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')

/** Folded until somebody has one: it counts once it is applied or the order is sent, not while it is typed, and as long as it stands there. */
export function CouponField({
  coupon,
  isAsking,
  problem,
  refusal,
  onChange,
}: {
  /** The one that is applied, or nothing. */
  coupon: string
  isAsking: boolean
  /** What the price says against it. */
  problem: string | undefined
  /** What an order said against it: that leads here, from wherever it was sent. */
  refusal: ApiError | null
  onChange: (coupon: string) => void
}) {
  const texts = useTexts(checkoutTexts)
  const [typed, setTyped] = useState(coupon)
  const [answered, setAnswered] = useState('')
  // What was said of it stays while the price is asked for again for another reason: nothing moves under the finger.
  if (!isAsking && answered !== coupon) setAnswered(coupon)
  const isApplied = coupon !== '' && typed.trim() === coupon
  const isAnswered = isApplied && answered === coupon
  const error = (isAnswered ? problem : undefined) ?? (refusal?.message || undefined)
  // Never folded by itself: what is in it may have the focus.
  const [isOpen, setOpen] = useState(coupon !== '')
  if (error !== undefined && !isOpen) setOpen(true)
  const title = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal && field.current) revealField(field.current)
  }, [refusal])
  const isOff = typed.trim() === '' || isApplied
  const apply = () => onChange(typed.trim())
  return (
    <details open={isOpen || undefined}>
      <summary
        ref={title}
        className="flex min-h-11 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4"
      >
        {texts.coupon}
      </summary>
      <div className="mt-2 space-y-3">
        <TextField
          ref={field}
          name="coupon"
          label={texts.couponLabel}
          maxLength={COUPON_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            const code = visible(target.value)
            setTyped(code)
            if (coupon !== '' && code.trim() !== coupon) onChange('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
          error={error}
          hint={isAnswered ? texts.couponApplied : undefined}
          className="font-mono"
        />
        <div className="flex flex-wrap gap-3">
          {/* It keeps the focus when it has done its work. */}
          <Button
            variant="outline"
            size="sm"
            aria-disabled={isOff || undefined}
            data-off={isOff || undefined}
            onClick={() => isOff || apply()}
          >
            {texts.couponApply}
          </Button>
          {coupon !== '' && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setTyped('')
                onChange('')
                title.current?.focus() // the button goes with the coupon
              }}
            >
              {texts.couponRemove}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
