import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { backupsTexts } from './backups.texts.ts'

/** Which release runs, and the line that brings the next one. */
export function UpdateCommand({ version, command }: { version: string; command: string }) {
  const texts = useTexts(backupsTexts)
  return (
    <section aria-labelledby="site-update" className="space-y-4">
      <h2 id="site-update" className="display text-2xl">
        {texts.update}
      </h2>
      <p>
        {texts.version}
        <span className="font-mono">{version}</span>
      </p>
      <p className="max-w-prose text-sm text-muted">{texts.updateLead}</p>
      <code className="block border border-line bg-sunken p-4 font-mono text-sm break-all select-all">
        {command}
      </code>
      <CopyButton text={command} />
    </section>
  )
}
