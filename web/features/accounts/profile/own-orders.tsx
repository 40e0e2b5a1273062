import { ReceiptText } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { profileTexts } from './profile.texts.ts'

/** The way to what the account has ordered, also where the shop is gone. */
export function OwnOrders() {
  const texts = useTexts(profileTexts)
  return (
    <section
      aria-labelledby="own-orders"
      className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4"
    >
      <div className="min-w-0">
        <h2 id="own-orders" className="display text-xl">
          {texts.orders}
        </h2>
        <p className="mt-1 text-sm text-muted">{texts.ordersDetail}</p>
      </div>
      <ButtonLink to={addresses.orders} variant="outline">
        <ReceiptText size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.toOrders}
      </ButtonLink>
    </section>
  )
}
