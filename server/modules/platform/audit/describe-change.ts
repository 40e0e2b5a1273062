import type { Language } from '#shared/constants/languages.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import { DELETED_PLAYER } from '#shared/texts/deleted-player.ts'
import type { AuditRow } from './audit.store.ts'

const QUOTES = { ru: ['«', '»'], en: ['"', '"'] } as const satisfies Record<
  Language,
  readonly [string, string]
>

/** What was done, to what, by whom, in one line. */
export function describeChange(row: AuditRow, language: Language): string {
  const texts = findAuditNoun(row.noun)?.texts[language]
  const name = nameIn(row, texts?.nameField)
  const [open, close] = QUOTES[language]
  const object = name ? ` ${open}${name}${close}` : row.noun_id > 0 ? ` № ${row.noun_id}` : ''
  const change = texts?.changes[row.action] ?? `${row.noun}.${row.action}`
  return `${change}${object} — ${row.actor ?? DELETED_PLAYER[language]}`
}

function nameIn({ after, before }: AuditRow, field: string | undefined): string | undefined {
  const kept = after ?? before
  if (!kept || !field) return undefined
  const name = (JSON.parse(kept) as Record<string, unknown>)[field]
  return typeof name === 'string' ? name : undefined
}
