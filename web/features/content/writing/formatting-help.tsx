import { useTexts } from '#web/i18n/language.tsx'
import { writingTexts } from './writing.texts.ts'

/** The Markdown that a text may be written in, by examples. */
export function FormattingHelp() {
  const texts = useTexts(writingTexts)
  return (
    <details className="border-l-2 border-line pl-4 text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center hover:text-text">{texts.help}</summary>
      <ul className="space-y-1 pb-2 font-mono">
        {texts.helpLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
