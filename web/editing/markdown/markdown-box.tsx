import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { REVEAL } from '#web/editing/revealing/reveal-field.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsWide } from '#web/lib/use-media-query.ts'
import { Field, type FieldInfo, inputClass } from '#web/ui/field.tsx'
import { type Format, formatMarkdown, insertPicture } from './format-markdown.ts'
import { markdownTexts } from './markdown.texts.ts'
import { MarkdownToolbar, SHORTCUTS } from './markdown-toolbar.tsx'
import { replaceInBox } from './replace-in-box.ts'

export type MarkdownBoxHandle = {
  /** Puts a picture in at the cursor and selects its words, so that the next thing typed is what it shows. */
  insertPicture: (picture: { path: string; words: string }) => void
}

/**
 * A text in Markdown: its buttons above it, what it looks like beside it where there is room, and in its place on demand
 * where there is none.
 */
export function MarkdownBox({
  handle,
  name,
  label,
  about,
  error,
  hint,
  value,
  lang,
  rows,
  maxLength,
  preview,
  onText,
  onPicture,
  onPaste,
}: FieldInfo & {
  handle?: Ref<MarkdownBoxHandle>
  name: string
  /** What the text is, for its toolbar. */
  about: string
  value: string
  lang?: string | undefined
  rows: number
  maxLength: number
  /** What it looks like; rendered while it is seen. */
  preview: () => ReactNode
  onText: (text: string) => void
  onPicture?: () => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}) {
  const texts = useTexts(markdownTexts)
  const isWide = useIsWide()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const isTextShown = isWide || !isPreviewed

  const selected = (element: HTMLTextAreaElement) => ({
    text: element.value,
    start: element.selectionStart,
    end: element.selectionEnd,
  })
  function format(wanted: Format) {
    if (box.current)
      replaceInBox(box.current, formatMarkdown(wanted, selected(box.current), texts.samples[wanted]))
  }
  useImperativeHandle(handle, () => ({
    insertPicture: (picture) => {
      setPreviewed(false)
      // A dialog gives the focus back first.
      requestAnimationFrame(() => {
        if (box.current) replaceInBox(box.current, insertPicture(selected(box.current), picture))
      })
    },
  }))
  useEffect(() => {
    const element = root.current
    const show = () => setPreviewed(false)
    element?.addEventListener(REVEAL, show)
    return () => element?.removeEventListener(REVEAL, show)
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const wanted = SHORTCUTS[event.key.toLowerCase()]
    if (!wanted || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return
    event.preventDefault()
    format(wanted)
  }

  return (
    <div ref={root} className={classNames(isWide && 'grid grid-cols-2 gap-6')}>
      <div className="min-w-0">
        {!isWide && (
          <div className="mb-3 flex border-b border-line">
            {[false, true].map((isOfPreview) => (
              <button
                key={String(isOfPreview)}
                type="button"
                aria-label={`${isOfPreview ? texts.preview : texts.text}: ${about}`}
                aria-pressed={isPreviewed === isOfPreview}
                className={classNames(
                  '-mb-px min-h-11 border-b-2 px-4 py-2 text-sm font-medium',
                  isPreviewed === isOfPreview ? 'border-signal text-text' : 'border-transparent text-muted',
                )}
                onClick={() => setPreviewed(isOfPreview)}
              >
                {isOfPreview ? texts.preview : texts.text}
              </button>
            ))}
          </div>
        )}
        <div hidden={!isTextShown}>
          <Field label={label} error={error} hint={hint}>
            {(wiring) => (
              <>
                <MarkdownToolbar about={about} boxId={wiring.id} onFormat={format} onPicture={onPicture} />
                <textarea
                  ref={box}
                  name={name}
                  value={value}
                  lang={lang}
                  rows={rows}
                  maxLength={maxLength}
                  {...wiring}
                  className={classNames(inputClass, 'resize-y rounded-t-none leading-relaxed')}
                  onChange={(event) => onText(event.target.value)}
                  onKeyDown={onKeyDown}
                  onPaste={onPaste}
                />
              </>
            )}
          </Field>
        </div>
      </div>
      {(isWide || isPreviewed) && (
        <section aria-label={`${texts.preview}: ${about}`} className="min-w-0">
          {isWide && <p className="mb-2 text-sm font-medium">{texts.preview}</p>}
          <div
            lang={lang}
            className="max-h-[32rem] min-h-24 overflow-y-auto border border-line bg-raised p-4"
          >
            {preview()}
          </div>
        </section>
      )}
    </div>
  )
}
