import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '#shared/contract/platform/webhooks.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { ChangeWebhookDialog } from './change-webhook-dialog.tsx'
import { useRemoveWebhook, useTestWebhook } from './webhooks.mutations.ts'
import { webhooksTexts } from './webhooks.texts.ts'

export function WebhookList({ hooks }: { hooks: readonly Webhook[] }) {
  const texts = useTexts(webhooksTexts)
  const [removing, setRemoving] = useState<Webhook | null>(null)
  const [changing, setChanging] = useState<Webhook | null>(null)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useRemoveWebhook(), texts, {
    onClose: () => setRemoving(null),
    onRemoved: focusList,
  })
  return (
    <div ref={list} tabIndex={-1}>
      {hooks.length === 0 ? (
        <EmptyState icon={<WebhookIcon size={28} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.empty}
        </EmptyState>
      ) : (
        <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
          {hooks.map((hook) => (
            <WebhookRow
              key={hook.id}
              hook={hook}
              onChange={() => setChanging(hook)}
              onRemove={() => setRemoving(hook)}
            />
          ))}
        </ul>
      )}
      {changing && (
        <ChangeWebhookDialog
          saved={hooks.find(({ id }) => id === changing.id) ?? changing}
          onClose={() => setChanging(null)}
        />
      )}
      <RemoveDialog
        isOpen={removing !== null}
        title={texts.removeQuestion}
        onConfirm={() => removing && remove(removing.id, removing.name)}
        {...dialog}
      >
        <p className="font-medium">{removing?.name}</p>
        <p className="text-muted">{texts.removeDetail}</p>
      </RemoveDialog>
    </div>
  )
}

function WebhookRow({
  hook,
  onChange,
  onRemove,
}: {
  hook: Webhook
  onChange: () => void
  onRemove: () => void
}) {
  const texts = useTexts(webhooksTexts)
  const words = useTexts(wordsTexts)
  const { mutate, isPending } = useTestWebhook()
  const test = () =>
    mutate(hook.id, {
      onSuccess: ({ isSent, answer }) =>
        toast({
          title: isSent ? texts.testSent : texts.testFailed,
          description: answer,
          ...(!isSent && { variant: 'destructive' }),
        }),
      onError: (error) => toastFailure(texts.testFailed, error),
    })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 sm:flex-nowrap">
      <div className="min-w-0">
        <p className="font-medium">{hook.name}</p>
        <p className="mt-1 text-sm">{hook.events.map((event) => texts.eventNames[event]).join(' · ')}</p>
        <p className="mt-1 text-sm text-muted">
          {texts.kinds[hook.kind]} · {hook.target ?? texts.unknownTarget}
        </p>
      </div>
      <div className="flex shrink-0 gap-3 max-sm:-ml-3">
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.testOf + hook.name}
          aria-busy={isPending || undefined}
          disabled={isPending}
          onClick={test}
        >
          {isPending ? texts.testing : texts.test}
        </Button>
        <Button variant="ghost" size="sm" aria-label={texts.changeOf + hook.name} onClick={onChange}>
          {words.edit}
        </Button>
        <Button variant="ghost" size="sm" aria-label={texts.removeOf + hook.name} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
