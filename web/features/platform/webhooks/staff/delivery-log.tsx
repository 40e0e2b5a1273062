import { Send } from 'lucide-react'
import { useId } from 'react'
import type { Delivery } from '#shared/contract/platform/webhooks.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useResend } from './webhooks.mutations.ts'
import { useDeliveries } from './webhooks.queries.ts'
import { webhooksTexts } from './webhooks.texts.ts'

const TONES = {
  waiting: 'neutral',
  held: 'maintenance',
  sent: 'online',
  failed: 'offline',
} as const satisfies Record<Delivery['state'], BadgeTone>

/** What was told and what waits, by page. */
export function DeliveryLog() {
  const texts = useTexts(webhooksTexts)
  const id = useId()
  const { query } = useAddressQuery()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return (
    <section aria-labelledby={id} className="mt-10">
      <SectionHeading id={id} title={texts.log} />
      <PagedList
        list={useDeliveries(page)}
        loadFailed={texts.logFailed}
        pages={texts.pages}
        forms={texts.messageForms}
        icon={<Send size={28} strokeWidth={1.5} />}
        empty={texts.logEmpty}
      >
        {(deliveries) => (
          <ul className="divide-y divide-line border-y border-line">
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(webhooksTexts)
  const { mutate, isPending } = useResend()
  const { id, webhook, event, state, createdAt, attempts, answer, nextAt } = delivery
  const resend = () =>
    mutate(id, {
      onSuccess: () => toast({ title: texts.resent, description: webhook.name }),
      onError: (error) => toastFailure(texts.resendFailed, error),
    })
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-1 text-sm transition-colors hover:bg-raised sm:flex-nowrap">
      <div className="min-w-0 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          {texts.eventNames[event]} · {webhook.name}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted max-lg:mt-1">
          <LocalTime dateTime={createdAt} style="date-time" />
          {attempts > 0 && (
            <span>
              {texts.attempts} {attempts}
            </span>
          )}
          {nextAt !== null && attempts > 0 && (
            <span>
              {texts.next} <LocalTime dateTime={nextAt} style="date-time" />
            </span>
          )}
        </p>
        {answer !== null && <p className="font-mono text-muted max-lg:mt-1">{answer}</p>}
      </div>
      {(state === 'sent' || state === 'failed') && (
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:-ml-3"
          aria-label={`${texts.resendOf}${texts.eventNames[event]}, ${webhook.name}`}
          disabled={isPending}
          onClick={resend}
        >
          {texts.resend}
        </Button>
      )}
    </li>
  )
}
