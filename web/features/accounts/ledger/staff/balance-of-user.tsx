import { useId, useState } from 'react'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { currencyWords } from '#web/features/accounts/profile/currency.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { BalanceDialog } from './balance-dialog.tsx'
import { ledgerTexts } from './ledger.texts.ts'

/** What somebody has, and the way to give or take. For whoever may do that. */
export function BalanceOfUser({ user }: { user: UserDetails }) {
  const texts = useTexts(ledgerTexts)
  const currency = useTexts(currencyWords)
  const { language } = useLanguage()
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title}>
        <Button variant="outline" size="sm" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </SectionHeading>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="label text-muted">{texts.roubles}</dt>
          <dd className="mt-1 font-mono text-2xl tabular-nums">
            {formatRoubles(user.balance.rub, language)}
          </dd>
        </div>
        <div>
          <dt className="label text-muted">{currency.name}</dt>
          <dd className="mt-1 font-mono text-2xl tabular-nums">
            {formatNumber(user.balance.landcoins, language)}
          </dd>
        </div>
      </dl>
      {isChanging && <BalanceDialog user={user} onClose={() => setChanging(false)} />}
    </section>
  )
}
