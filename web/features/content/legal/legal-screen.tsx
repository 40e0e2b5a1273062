import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { legalTexts } from './legal.texts.ts'
import type { LegalText } from './legal-document.ts'

/** A document in numbered sections, with a table of contents that stays in view on wide screens. */
export function LegalScreen({
  section,
  text,
  edition,
  seeAlso,
}: {
  section: 'privacy' | 'terms'
  text: LegalText
  edition: string
  seeAlso: { to: string; label: string }
}) {
  const { language } = useLanguage()
  const texts = useTexts(legalTexts)
  return (
    <>
      <PageHeading
        mark={sectionMark(section, text.mark)}
        title={text.title}
        lead={text.lead}
        band={<HeadingBand name="scp-hero" tone="scp" position="object-[50%_50%]" />}
      >
        <p className="label mt-3 text-muted">
          {texts.edition} <time dateTime={edition}>{formatDate(edition, 'date', language, 'UTC')}</time>
        </p>
      </PageHeading>
      <div className="column">
        <div className="grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-16">
          <nav aria-label={texts.contents} className="lg:sticky lg:top-24">
            <p className="label mb-3 text-sand">{texts.contents}</p>
            <ol className="border-t border-line">
              {text.sections.map(({ id, title }, index) => (
                <li key={id} className="border-b border-line">
                  <a
                    href={`#${id}`}
                    className="grid min-h-11 grid-cols-[2rem_1fr] items-center py-2 text-muted transition-colors hover:text-text"
                  >
                    <span aria-hidden="true" className="label">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <article className="space-y-12">
            {text.sections.map(({ id, title, paragraphs }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
                <h2 id={`${id}-title`} className="display mb-4 text-2xl">
                  <span className="mr-3 text-signal">{index + 1}.</span>
                  {title}
                </h2>
                <div className="space-y-4 text-pretty text-muted">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </section>
            ))}
            <Owner />
            <p className="border-t border-line pt-6">
              {texts.seeAlso}: <TextLink to={seeAlso.to}>{seeAlso.label}</TextLink>
            </p>
          </article>
        </div>
      </div>
    </>
  )
}

/** Whose site it is, once its operator has said so. */
function Owner() {
  const texts = useTexts(legalTexts)
  const { seller } = useSiteInfo()
  const lines = [
    [texts.owner, seller.name],
    [texts.taxId, seller.taxId],
    [texts.contact, seller.contact],
  ].filter(([, value]) => value)
  if (lines.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-6 sm:grid-cols-[auto_1fr]">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="label text-sand">{name}</dt>
          <dd className="wrap-anywhere text-muted max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
