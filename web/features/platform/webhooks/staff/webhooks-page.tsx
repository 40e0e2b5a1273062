import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { MakeWebhookDialog } from './make-webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'
import { useDecideHeld } from './webhooks.mutations.ts'
import { useWebhooks } from './webhooks.queries.ts'
import { webhooksTexts } from './webhooks.texts.ts'

/** Where the site tells by itself what happens on it, and what it told. */
export function WebhooksPage() {
  const texts = useTexts(webhooksTexts)
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </Button>
      </PanelHeading>
      <Loaded query={useWebhooks()} loadFailed={texts.loadFailed}>
        {({ data, held }) => (
          <>
            {held > 0 && <HeldMessages count={held} />}
            <WebhookList hooks={data} />
            {data.length > 0 && <DeliveryLog />}
          </>
        )}
      </Loaded>
      <MakeWebhookDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  )
}

/** What was waiting when the backup was made that stands here now. */
function HeldMessages({ count }: { count: number }) {
  const texts = useTexts(webhooksTexts)
  const { mutate, isPending } = useDecideHeld()
  const decide = (isReleased: boolean) =>
    mutate(isReleased, { onError: (error) => toastFailure(texts.heldFailed, error) })
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 border border-edge border-l-3 border-l-signal bg-raised px-4 py-3">
      <p className="grow">
        {texts.held}
        {count}.
      </p>
      <Button variant="primary" size="sm" disabled={isPending} onClick={() => decide(true)}>
        {texts.sendHeld}
      </Button>
      <Button variant="outline" size="sm" disabled={isPending} onClick={() => decide(false)}>
        {texts.deleteHeld}
      </Button>
    </div>
  )
}
