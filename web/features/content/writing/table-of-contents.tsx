import type { Language } from '#shared/constants/languages.ts'

/** What a heading is called, and where it stands; `lang` where that is not the language of the page. */
type Heading = { id: string; number: string; title: string; lang: Language | undefined }

/** The way to each numbered part of a page; it stays in view on wide screens. */
export function TableOfContents({ label, headings }: { label: string; headings: readonly Heading[] }) {
  return (
    <nav aria-label={label} className="min-w-0 lg:sticky lg:top-24">
      <p className="label mb-3 text-sand">{label}</p>
      <ol className="border-t border-line">
        {headings.map(({ id, number, title, lang }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[2rem_minmax(0,1fr)] items-center py-2 text-muted transition-colors hover:text-text"
            >
              <span aria-hidden="true" className="label">
                {number.padStart(2, '0')}
              </span>
              <span lang={lang}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
