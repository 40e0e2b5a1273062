import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { isStanding, legalPathOf } from '#shared/legal-paths.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { RichText } from '#web/features/content/writing/rich-text.tsx'
import { TableOfContents } from '#web/features/content/writing/table-of-contents.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { legalTexts } from './legal.texts.ts'
import { Owner } from './owner.tsx'

/** A document in numbered sections, with a table of contents that stays in view on wide screens. */
export function LegalScreen({ thing: found }: { thing: LegalDocument }) {
  const { language } = useLanguage()
  const texts = useTexts(legalTexts)
  const lang = useForeignLanguage()(found)
  const { key, edition, others } = found
  const [opening, sections] = [found[`opening_${language}`], found[`sections_${language}`]]
  return (
    <>
      <PageHeading
        mark={isStanding(key) ? sectionMark(key, texts.mark) : texts.mark}
        title={found[`title_${language}`]}
        lang={lang}
        lead={found[`lead_${language}`] ?? ''}
        band={<HeadingBand of="legal" name="scp-hero" tone="scp" position="object-[50%_50%]" />}
      >
        {edition && (
          <p className="label mt-3 text-muted">
            {texts.edition} <time dateTime={edition}>{formatDate(edition, 'date', language, 'UTC')}</time>
          </p>
        )}
      </PageHeading>
      <div className="column">
        <div className="grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-16">
          {sections.length > 0 && (
            <TableOfContents
              label={texts.contents}
              headings={sections.map(({ id, title }, index) => ({ id, number: `${index + 1}`, title, lang }))}
            />
          )}
          <article className="min-w-0 space-y-12 lg:col-start-2">
            <EntryLanguage entry={found} />
            {opening && <RichText html={opening} lang={lang} className="text-pretty text-muted" />}
            {sections.map(({ id, title, html }, index) => (
              <section key={id} id={id} lang={lang} aria-labelledby={`${id}-title`} className="scroll-mt-24">
                <h2 id={`${id}-title`} className="display mb-4 text-2xl">
                  <span className="mr-3 text-signal">{index + 1}.</span>
                  {title}
                </h2>
                <RichText html={html} className="text-pretty text-muted" />
              </section>
            ))}
            <Owner />
            {others.length > 0 && (
              <p className="border-t border-line pt-6">
                {texts.seeAlso}:{' '}
                {others.map((other, index) => (
                  <span key={other.key}>
                    {index > 0 && ', '}
                    <TextLink to={legalPathOf(other.key)}>{other[`title_${language}`]}</TextLink>
                  </span>
                ))}
              </p>
            )}
          </article>
        </div>
      </div>
    </>
  )
}
