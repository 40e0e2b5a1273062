import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Backup } from '#shared/contract/operations/backups.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { formatBytes } from '#web/features/games/launcher/format-figures.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useDownloadBackup, useRemoveBackup } from './backups.mutations.ts'
import { backupsTexts } from './backups.texts.ts'

export function BackupList({ backups }: { backups: readonly Backup[] }) {
  const texts = useTexts(backupsTexts)
  const [removing, setRemoving] = useState<Backup | null>(null)
  const [list, focusList] = useFocusLater<HTMLElement>()
  const { dialog, remove } = useRemoval(useRemoveBackup(), texts, {
    onClose: () => setRemoving(null),
    onRemoved: focusList,
  })
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="backup-list">
      <h2 id="backup-list" className="display mb-3 text-2xl">
        {texts.list}
      </h2>
      {backups.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <ul aria-labelledby="backup-list" className="divide-y divide-line border-y border-line">
          {backups.map((backup) => (
            <BackupRow key={backup.id} backup={backup} onRemove={() => setRemoving(backup)} />
          ))}
        </ul>
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
    </section>
  )
}

function BackupRow({ backup, onRemove }: { backup: Backup; onRemove: () => void }) {
  const { name, state, failure, bytes, startedAt, isNightly, isEncrypted, isHere } = backup
  const texts = useTexts(backupsTexts)
  const { language } = useLanguage()
  const { mutate, isPending } = useDownloadBackup()
  const isDone = state === 'done'
  const facts = [
    bytes !== null && formatBytes(bytes, language),
    isNightly && texts.nightly,
    isDone && isEncrypted && texts.encrypted,
    isDone && !isHere && texts.elsewhere,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          <LocalTime dateTime={startedAt} style="date-time" />
          {facts.length > 0 && <span className="font-normal text-muted">{` · ${facts.join(' · ')}`}</span>}
        </p>
        {state === 'running' && <p className="text-sm text-sand">{texts.running}</p>}
        {failure !== null && <p className="text-sm text-alarm">{texts.failures[failure]}</p>}
      </div>
      <div className="flex shrink-0 gap-1 max-sm:-ml-3">
        {isDone && isHere && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isPending}
            aria-label={texts.downloadOf + name}
            onClick={() =>
              mutate(backup.id, { onError: (error) => toastFailure(texts.downloadFailed, error) })
            }
          >
            <Download size={16} strokeWidth={1.5} aria-hidden="true" />
            {texts.download}
          </Button>
        )}
        {state !== 'running' && (
          <Button variant="ghost" size="sm" aria-label={texts.removeOf + name} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        )}
      </div>
    </li>
  )
}
