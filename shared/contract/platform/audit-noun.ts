import type { AuditAction } from '#shared/constants/audit.ts'
import type { Language } from '#shared/constants/languages.ts'

/** What the log of changes says of one noun, in one language. */
type AuditTexts<Action extends AuditAction, Field extends string> = {
  /** All of them, as the log is filtered by them. */
  plural: string
  /** What staff can do, in a sentence that the name of what it was done to completes. */
  changes: Record<Action, string>
  /** What the fields are called that the log keeps; one without a name here is shown by its own. */
  fields: Record<Field, string>
  /** The field that holds the name of the thing; without one it is called by its number. */
  nameField?: NoInfer<Field>
}

export type AuditNoun<Action extends AuditAction = never> = {
  /** As the log keeps it, so it never changes. */
  name: string
  texts: Record<Language, AuditTexts<Action, string> & { changes: { [Known in AuditAction]?: string } }>
}

/** Something whose changes the log keeps, with the log's words for it. Those of every wing are in `all-audit-nouns.ts`. */
export function defineAuditNoun<Action extends AuditAction, Field extends string>(
  name: string,
  texts: { ru: AuditTexts<Action, Field>; en: AuditTexts<NoInfer<Action>, NoInfer<Field>> },
): AuditNoun<Action> {
  return { name, texts }
}
