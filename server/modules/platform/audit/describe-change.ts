import type { AuditAction } from '#shared/constants/audit.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import type { AuditNoun, AuditSnapshot } from '#shared/contract/platform/audit-noun.ts'
import { accountTexts } from '#shared/texts/account-texts.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { AuditRow } from './audit.store.ts'

type Parts = { actor: string; phrase: string; name: string | undefined; number: number; fields: string }

const sentences = defineTexts<{ say: (parts: Parts) => string }>({
  ru: {
    say: ({ actor, phrase, name, number, fields }) =>
      `${phrase}${name ? ` «${name}»` : number > 0 ? ` № ${number}` : ''}${fields} — ${actor}`,
  },
  en: {
    say: ({ actor, phrase, name, number, fields }) =>
      `${actor} ${phrase}${name ? ` “${name}”` : number > 0 ? ` no. ${number}` : ''}${fields}`,
  },
})

/** Who does what no account does. */
const NOBODYS_ACTS: { [Action in AuditAction]?: 'release' | 'operator' | 'owner' } = {
  make_way: 'release',
  erase: 'owner',
  give_access: 'operator',
}

/** What they come to may have a word of its own. */
const TOLD_BY_EVENT: readonly string[] = [
  'create',
  'update',
  'decide',
  'mark_done',
  'retry',
  'cancel',
] satisfies AuditAction[]

/** What was done, to what, by whom, in one line. Of a change without a word of its own it names the fields, never what stood in them. */
export function describeChange(row: AuditRow, language: Language): string {
  const noun = findAuditNoun(row.noun)
  const texts = noun?.texts[language]
  const before = snapshotIn(row.before)
  const after = snapshotIn(row.after)
  const event = TOLD_BY_EVENT.includes(row.action) ? noun?.eventOf(before ?? {}, after ?? {}) : undefined
  const kept = after ?? before
  return sentences[language].say({
    actor: row.actor ?? accountTexts[language][NOBODYS_ACTS[row.action] ?? 'deletedPlayer'],
    phrase: texts?.events[event ?? ''] ?? texts?.changes[row.action] ?? `${row.noun}.${row.action}`,
    name: noun && nameIn(kept, noun, language),
    number: noun?.isUnnumbered ? 0 : row.noun_id,
    fields: row.action === 'update' && noun && !event ? fieldsOf(noun, language, before, after) : '',
  })
}

/** What it is called in this language or, where it has no name in it, in another. */
function nameIn(kept: AuditSnapshot | null, { texts }: AuditNoun, language: Language): string | undefined {
  return [language, ...LANGUAGES]
    .flatMap((each) => texts[each].nameField ?? [])
    .map((field) => kept?.[field])
    .find((name): name is string => typeof name === 'string' && name !== '')
}

/** The names of the fields that differ, as far as they have names: `: Адрес, Сложность`. */
function fieldsOf(
  { texts }: AuditNoun,
  language: Language,
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
): string {
  const names = Object.entries(texts[language].fields)
    .filter(([field]) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map(([, name]) => name)
  return names.length === 0 ? '' : `: ${names.join(', ')}`
}

function snapshotIn(text: string | null): AuditSnapshot | null {
  return text === null ? null : (JSON.parse(text) as AuditSnapshot)
}
