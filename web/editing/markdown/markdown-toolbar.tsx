import { Bold, Heading, Image, Italic, Link, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { FORMATS, type Format } from './format-markdown.ts'
import { markdownTexts } from './markdown.texts.ts'

type Tool = Format | 'picture'

const ICONS: Record<Tool, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  list: List,
  numbers: ListOrdered,
  quote: Quote,
  link: Link,
  picture: Image,
}
/** The keys that do the same in the text, with Ctrl or ⌘. */
export const SHORTCUTS: Partial<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' }
const keyOf = (tool: Tool) => Object.keys(SHORTCUTS).find((key) => SHORTCUTS[key] === tool)

/** The buttons above a text, after the ARIA pattern of a toolbar: one stop in the tab order, arrows, Home and End move. */
export function MarkdownToolbar({
  about,
  boxId,
  onFormat,
  onPicture,
}: {
  /** What the text is. */
  about: string
  boxId: string
  onFormat: (format: Format) => void
  onPicture: (() => void) | undefined
}) {
  const texts = useTexts(markdownTexts)
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const tools: readonly Tool[] = onPicture ? [...FORMATS, 'picture'] : FORMATS

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={`${texts.toolbar}: ${about}`}
      aria-controls={boxId}
      className="flex flex-wrap rounded-t border border-b-0 border-edge bg-raised"
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => {
        const Icon = ICONS[tool]
        const name = tool === 'picture' ? texts.picture : texts.formats[tool]
        const key = keyOf(tool)
        return (
          <button
            key={tool}
            type="button"
            aria-label={name}
            {...(key && { 'aria-keyshortcuts': `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}` })}
            title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
            tabIndex={index === current ? 0 : -1}
            className="flex size-11 items-center justify-center text-muted transition-colors hover:bg-sunken hover:text-text"
            onFocus={() => setCurrent(index)}
            // The text keeps its selection while a button is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (tool === 'picture' ? onPicture?.() : onFormat(tool))}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
