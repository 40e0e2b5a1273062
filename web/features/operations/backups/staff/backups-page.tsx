import { DatabaseBackup } from 'lucide-react'
import type { Backups } from '#shared/contract/operations/backups.ts'
import { fill } from '#shared/texts/words.ts'
import { formatBytes } from '#web/features/games/launcher/format-figures.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { BackupList } from './backup-list.tsx'
import { BackupScheduleForm } from './backup-schedule-form.tsx'
import { useStartBackup } from './backups.mutations.ts'
import { useBackups } from './backups.queries.ts'
import { backupsTexts } from './backups.texts.ts'
import { UpdateCommand } from './update-command.tsx'

const OLD_MS = 48 * 60 * 60 * 1000

/** Whether the site could be brought back, from when, and how it is updated. */
export function BackupsPage() {
  const texts = useTexts(backupsTexts)
  const backups = useBackups()
  const isRunning = backups.data?.data.some(({ state }) => state === 'running') ?? false
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <StartButton isRunning={isRunning} />
      </PanelHeading>
      <Loaded query={backups} loadFailed={texts.loadFailed}>
        {(loaded) => (
          <div className="max-w-4xl space-y-10">
            <LastVerified backups={loaded} />
            <BackupList backups={loaded.data} />
            <BackupScheduleForm saved={loaded.schedule} timeZone={loaded.timeZone} />
            <UpdateCommand version={loaded.version} command={loaded.updateCommand} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function StartButton({ isRunning }: { isRunning: boolean }) {
  const texts = useTexts(backupsTexts)
  const { mutate, isPending } = useStartBackup()
  const isBusy = isPending || isRunning
  const start = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: texts.started, description: texts.startedDetail }),
      onError: (error) => toastFailure(texts.startFailed, error),
    })
  return (
    <Button variant="primary" disabled={isBusy} aria-busy={isBusy || undefined} onClick={start}>
      <DatabaseBackup size={18} strokeWidth={1.5} aria-hidden="true" />
      {isRunning ? texts.running : isPending ? texts.starting : texts.start}
    </Button>
  )
}

function LastVerified({ backups: { data, folder, isKeyed } }: { backups: Backups }) {
  const texts = useTexts(backupsTexts)
  const { language } = useLanguage()
  const last = data.find(({ state }) => state === 'done')
  const advice = (
    <>
      <p>{fill(texts.elsewhereHint, { folder })}</p>
      {!isKeyed && <p>{texts.notKeyed}</p>}
    </>
  )
  if (!last)
    return (
      <Notice tone="warning" title={texts.none}>
        <p>{texts.noneDetail}</p>
        {advice}
      </Notice>
    )
  const isOld = Date.now() - Date.parse(last.startedAt) > OLD_MS
  return (
    <Notice
      tone={isOld ? 'warning' : 'info'}
      title={
        <>
          {isOld ? `${texts.old}: ` : `${texts.last} `}
          <LocalTime dateTime={last.startedAt} style="date-time" />
          {last.bytes !== null && `, ${formatBytes(last.bytes, language)}`}
        </>
      }
    >
      {advice}
    </Notice>
  )
}
