import { useId } from 'react'
import type { PaymentWay } from '#shared/constants/shop/orders.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { paymentWaysTexts } from './payment-ways.texts.ts'

/** Who may take the money, by name and by what they take. */
export function PaymentWays({
  ways,
  value,
  onChange,
  error,
}: {
  ways: readonly PaymentWay[]
  value: PaymentWay | null
  onChange: (way: PaymentWay) => void
  error?: string | undefined
}) {
  const { language } = useLanguage()
  const texts = useTexts(paymentWaysTexts)
  const { user } = useSession()
  const errorId = useId()
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2 block text-sm font-medium text-text">{texts.legend}</legend>
      <div className="divide-y divide-line rounded border border-edge bg-sunken">
        {ways.map((way) => (
          <label
            key={way}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-2 transition-colors hover:bg-raised has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name="provider"
              value={way}
              checked={way === value}
              onChange={() => onChange(way)}
              className="size-5 shrink-0 accent-signal"
            />
            <span className="min-w-0">
              <span className="block font-medium">{texts.names[way]}</span>
              <span className="block text-sm text-muted">
                {texts.takes[way]}
                {way === 'balance' && user && `. ${texts.youHave(formatRoubles(user.balance.rub, language))}`}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
