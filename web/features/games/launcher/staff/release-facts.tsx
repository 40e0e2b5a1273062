import type { LauncherFile, StaffRelease } from '#shared/contract/games/launcher.ts'
import { formatBytes } from '#web/features/games/launcher/format-figures.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { adminLauncherTexts } from './admin-launcher.texts.ts'

/** What is fixed of a release: its files with their sums, its date, and how often it was downloaded. */
export function ReleaseFacts({ release }: { release: StaffRelease }) {
  const texts = useTexts(adminLauncherTexts)
  const { language } = useLanguage()
  const { file, updatePackage, date, downloads, isPublished } = release
  return (
    <div className="space-y-3 text-sm">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <span>
          {isPublished ? texts.publishedAt : texts.uploadedAt} <LocalTime dateTime={date} style="date-time" />
        </span>
        <span>
          {texts.downloads}: <span className="font-mono">{formatNumber(downloads, language)}</span>
        </span>
      </p>
      <FileFacts file={file} />
      {updatePackage && <FileFacts file={updatePackage} label={texts.updatePackage} />}
    </div>
  )
}

function FileFacts({ file: { name, size, sha256 }, label }: { file: LauncherFile; label?: string }) {
  const { language } = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-line pl-3">
      <p className="min-w-0 grow basis-72">
        <span className="font-mono break-all">{name}</span>
        <span className="text-muted">
          {label ? ` · ${label}` : ''} · {formatBytes(size, language)}
        </span>
        <span className="mt-1 block font-mono text-xs break-all text-muted">
          <span className="text-sand">SHA-256</span> {sha256}
        </span>
      </p>
      <CopyButton text={sha256} about={`SHA-256, ${name}`} variant="secondary" size="sm" />
    </div>
  )
}
