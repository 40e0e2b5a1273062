import type { Release } from '#shared/contract/games/launcher.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Disclosure } from './disclosure.tsx'
import { PLATFORM_NAMES, SUM_COMMANDS } from './download.data.ts'
import { downloadTexts } from './download.texts.ts'

/** What changed in a release, and how to make sure that its file arrived as it left. */
export function ReleaseDisclosures({
  release: { file, platform, version, ...release },
  savedAs,
}: {
  release: Release
  /** What the browser saves the file as. */
  savedAs: string
}) {
  const texts = useTexts(downloadTexts)
  const { language } = useLanguage()
  const notes = release[`notes_${language}`]
  const told = otherLanguage(release, language)
  const about = `SHA-256, ${PLATFORM_NAMES[platform]} ${version}`
  return (
    <>
      {notes && (
        <Disclosure isSmall summary={texts.notes}>
          <p lang={told} className="whitespace-pre-line text-text">
            {notes}
          </p>
          <LanguageMark of={told} />
        </Disclosure>
      )}
      <Disclosure isSmall summary={texts.check}>
        <p>
          <span className="label block text-sand">SHA-256</span>
          <span className="mt-1 block font-mono text-xs break-all text-text">{file.sha256}</span>
        </p>
        <CopyButton text={file.sha256} about={about} variant="secondary" size="sm" />
        <p className="pt-2">{texts.checkHow}</p>
        <code className="block border-l-2 border-line bg-sunken px-3 py-2 font-mono text-xs text-sand">
          {SUM_COMMANDS[platform](savedAs)}
        </code>
        <p>{texts.checkResult}</p>
      </Disclosure>
    </>
  )
}
