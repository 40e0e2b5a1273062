import type { RulesPage } from '#shared/contract/content/rules.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { RichText } from '#web/features/content/writing/rich-text.tsx'
import { TableOfContents } from '#web/features/content/writing/table-of-contents.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { type NumberedRule, type NumberedSection, numberedRules } from './numbered-rules.ts'
import { rulesTexts, rulesWords } from './rules.texts.ts'

/** By the entry, not by its number: an address that was given away leads to the same rule when others come before it. */
const anchorOf = ({ id }: NumberedRule) => `rule-${id}`

/** The rules by number, each with an address of its own; with several sections a table of them stays in view on wide screens. */
export function RulesScreen({ page: { rules } }: { page: RulesPage }) {
  const words = useTexts(rulesWords)
  const texts = useTexts(rulesTexts)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const sections = numberedRules(rules)
  const named = sections.flatMap(({ section }) => section ?? [])
  return (
    <>
      <PageHeading
        mark={words.mark}
        title={words.title}
        lead={words.lead}
        band={<HeadingBand of="rules" name="gallery-2" tone="night" position="object-[50%_62%]" />}
      />
      <div className="column">
        <div className="grid items-start gap-10 lg:grid-cols-[17rem_minmax(0,44rem)] lg:gap-16">
          {named.length > 1 && (
            <TableOfContents
              label={texts.contents}
              headings={named.map((section) => ({
                id: anchorOf(section),
                number: section.number,
                title: section[`title_${language}`],
                lang: foreign(section),
              }))}
            />
          )}
          <article className="min-w-0 space-y-12 lg:col-start-2">
            {sections.map((each) => (
              <Section key={each.section?.id ?? 0} {...each} />
            ))}
          </article>
        </div>
      </div>
    </>
  )
}

function Section({ section, rules }: NumberedSection) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const list = rules.length > 0 && (
    <ol className="border-t border-line">
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} />
      ))}
    </ol>
  )
  if (!section) return list
  const anchor = anchorOf(section)
  const html = section[`html_${language}`]
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-24">
      <header className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${anchor}-title`} lang={foreign(section)} className="display text-2xl">
          <span className="mr-3 text-signal">{section.number}.</span>
          {section[`title_${language}`]}
        </h2>
        <EntryLanguage entry={section} />
      </header>
      {html && <RichText html={html} lang={foreign(section)} className="mb-4 text-pretty text-muted" />}
      {list}
    </section>
  )
}

function RuleRow({ rule }: { rule: NumberedRule }) {
  const texts = useTexts(rulesTexts)
  const { language } = useLanguage()
  const lang = useForeignLanguage()(rule)
  const [html, penalty] = [rule[`html_${language}`], rule[`penalty_${language}`]]
  return (
    <li
      id={anchorOf(rule)}
      className="grid scroll-mt-24 grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 border-b border-line py-2 target:bg-raised"
    >
      <a
        href={`#${anchorOf(rule)}`}
        aria-label={`${texts.linkTo} ${rule.number}`}
        className="flex min-h-11 items-baseline pt-2 font-mono text-sm text-signal hover:underline"
      >
        {rule.number}
      </a>
      <div className="py-1.5">
        <p lang={lang} className="text-lg text-pretty">
          {rule[`title_${language}`]}
        </p>
        <EntryLanguage entry={rule} />
        {html && <RichText html={html} lang={lang} className="mt-2 text-pretty text-muted" />}
        {penalty && (
          <p className="mt-2 text-sm text-sand">
            {texts.penalty}: <span lang={lang}>{penalty}</span>
          </p>
        )}
      </div>
    </li>
  )
}
