import type { Language } from '#shared/constants/languages.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import { accountTexts } from '#shared/texts/account-texts.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { AuditRow } from './audit.store.ts'

const quotes = defineTexts({ ru: { open: '«', close: '»' }, en: { open: '“', close: '”' } })

/** What was done, to what, by whom, in one line. */
export function describeChange(row: AuditRow, language: Language): string {
  const texts = findAuditNoun(row.noun)?.texts[language]
  const name = nameIn(row, texts?.nameField)
  const { open, close } = quotes[language]
  const object = name ? ` ${open}${name}${close}` : row.noun_id > 0 ? ` № ${row.noun_id}` : ''
  const change = texts?.changes[row.action] ?? `${row.noun}.${row.action}`
  return `${change}${object} — ${row.actor ?? accountTexts[language].deletedPlayer}`
}

function nameIn({ after, before }: AuditRow, field: string | undefined): string | undefined {
  const kept = after ?? before
  if (!kept || !field) return undefined
  const name = (JSON.parse(kept) as Record<string, unknown>)[field]
  return typeof name === 'string' ? name : undefined
}
