import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { Proof } from '#shared/contract/accounts/ledger.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useMoneyProof } from './money.queries.ts'
import { moneyTexts } from './money.texts.ts'

/** Whether the books add up, check by check, and what to do where they do not. */
export function MoneyPage() {
  const texts = useTexts(moneyTexts)
  const proof = useMoneyProof()
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <Button
          variant="outline"
          aria-busy={proof.isFetching || undefined}
          onClick={() => !proof.isFetching && void proof.refetch()}
        >
          {proof.isFetching ? texts.checking : texts.again}
        </Button>
      </PanelHeading>
      <Loaded query={proof} loadFailed={texts.loadFailed}>
        {({ isSound, checks }) => (
          <>
            <Notice tone={isSound ? 'info' : 'warning'} title={isSound ? texts.allSound : texts.notSound} />
            <ul className="mt-6 divide-y divide-line border-y border-line">
              {checks.map((check) => (
                <Check key={check.name} check={check} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </>
  )
}

const LOOKS = {
  sound: { Icon: CircleCheck, tone: 'text-online' },
  wrong: { Icon: CircleAlert, tone: 'text-alarm' },
  unknown: { Icon: CircleHelp, tone: 'text-muted' },
} as const

function Check({ check: { name, isSound, detail } }: { check: Proof['checks'][number] }) {
  const texts = useTexts(moneyTexts)
  const { [name]: words } = texts.checks
  const state = isSound === null ? 'unknown' : isSound ? 'sound' : 'wrong'
  const { Icon, tone } = LOOKS[state]
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg font-medium">{words?.name ?? name}</h2>
        <p className={`label inline-flex items-center gap-2 ${tone}`}>
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
          {texts[state]}
        </p>
      </div>
      <p className="mt-2 text-muted">{detail}</p>
      {state === 'wrong' && words && (
        <p className="mt-2 max-w-prose">
          <strong>{texts.whatToDo}</strong> {words.remedy}
        </p>
      )}
    </li>
  )
}
