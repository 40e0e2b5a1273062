import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useEndApiKey } from './api-keys.mutations.ts'
import { apiKeysTexts } from './api-keys.texts.ts'

export function ApiKeyList({ keys }: { keys: readonly ApiKey[] }) {
  const texts = useTexts(apiKeysTexts)
  const [ending, setEnding] = useState<ApiKey | null>(null)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useEndApiKey(), texts, {
    onClose: () => setEnding(null),
    onRemoved: focusList,
  })
  return (
    <div ref={list} tabIndex={-1}>
      {keys.length === 0 ? (
        <EmptyState icon={<KeyRound size={28} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.empty}
        </EmptyState>
      ) : (
        <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
          {keys.map((key) => (
            <li
              key={key.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 sm:flex-nowrap"
            >
              <KeyFacts apiKey={key} />
              <Button
                variant="ghost"
                size="sm"
                className="max-sm:-ml-3"
                aria-label={texts.endOf + key.name}
                onClick={() => setEnding(key)}
              >
                {texts.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog
        isOpen={ending !== null}
        title={texts.endQuestion}
        labels={{ remove: texts.end, removing: texts.ending }}
        onConfirm={() => ending && remove(ending.id, ending.name)}
        {...dialog}
      >
        <p className="font-medium">{ending?.name}</p>
        <p className="text-muted">{texts.endDetail}</p>
      </RemoveDialog>
    </div>
  )
}

function KeyFacts({ apiKey: key }: { apiKey: ApiKey }) {
  const texts = useTexts(apiKeysTexts)
  const { user } = useSession()
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {key.name}
        {key.isExpired && <Badge tone="offline">{texts.expired}</Badge>}
      </p>
      <p className="mt-1 text-sm">{key.scopes.map((scope) => texts.scopeNames[scope]).join(' · ')}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        {key.owner.id !== user?.id && (
          <span>
            {texts.owner} {key.owner.username}
          </span>
        )}
        <span>
          {texts.createdAt} <LocalTime dateTime={key.createdAt} style="date-time" />
        </span>
        {key.expiresAt !== null && (
          <span>
            {texts.expires} <LocalTime dateTime={key.expiresAt} style="date-time" />
          </span>
        )}
        {key.lastUsedAt === null ? (
          <span>{texts.neverUsed}</span>
        ) : (
          <span>
            {texts.lastUsed} <LocalTime dateTime={key.lastUsedAt} style="date-time" />
          </span>
        )}
        {key.networks.length > 0 && (
          <span>
            {texts.networks} <span className="font-mono break-all">{key.networks.join(', ')}</span>
          </span>
        )}
      </p>
    </div>
  )
}
