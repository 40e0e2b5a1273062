import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { currencyWords } from '#web/features/accounts/ledger/currency.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { profileTexts } from './profile.texts.ts'

export function BalanceCard({ balance, topUp }: { balance: Profile['balance']; topUp: ReactNode }) {
  const texts = useTexts(profileTexts)
  const currency = useTexts(currencyWords)
  const { language } = useLanguage()
  const isOpen = useIsOpenAddress()
  const amounts = [
    { term: texts.roubles, value: formatRoubles(balance.rub, language) },
    { term: currency.name, value: formatNumber(balance.landcoins, language) },
  ]
  return (
    <Card className="flex flex-col">
      <h2 className="display text-xl">{texts.balance}</h2>
      <dl className="mt-4 grid grow content-start gap-4">
        {amounts.map(({ term, value }) => (
          <div key={term} className="border-b border-line pb-3">
            <dt className="label text-muted">{term}</dt>
            <dd className="mt-1 font-mono text-3xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-3">
        {topUp}
        {isOpen(addresses.shop) && (
          <ButtonLink to={addresses.shop} variant="outline">
            {texts.toShop}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
