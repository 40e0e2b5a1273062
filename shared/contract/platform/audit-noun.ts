import type { AuditAction } from '#shared/constants/audit.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'

/** What the log of changes says of one noun, in one language. */
type AuditTexts<Action extends AuditAction, Field extends string, Event extends string> = {
  /** All of them, as the log is filtered by them. */
  plural: string
  /**
   * What staff can do, in a phrase that the name of what it was done to completes: «Создана роль», “created the role”. Russian has
   * it without a person, so that nobody's gender is guessed.
   */
  changes: Record<Action, string>
  /** The same for what a change comes to, where that has a word of its own: published, hidden. */
  events: Record<Event, string>
  /** What the fields are called that the log keeps; one without a name here is shown by its own. */
  fields: Record<Field, string>
  /** The field that holds the name of the thing, or several, of which the first that has one; without one it is called by its number. */
  nameField?: NoInfer<Field> | readonly NoInfer<Field>[]
}

/** What the log keeps of a thing. */
export type AuditSnapshot = Readonly<Record<string, unknown>>
type EventOf<Event extends string> = (before: AuditSnapshot, after: AuditSnapshot) => Event | undefined

export type AuditNoun<Action extends AuditAction = never> = {
  /** As the log keeps it, so it never changes. */
  name: string
  /** Whoever holds it sees on the panel's first page what was done; the log itself takes `view_audit_log`. */
  permission: Permission
  texts: Record<
    Language,
    AuditTexts<Action, string, string> & { changes: { [Known in AuditAction]?: string } }
  >
  eventOf: EventOf<string>
  /** Fields that only whoever may see personal data is shown. */
  personal: ReadonlySet<string>
  /** There is but one, or what has no name in it is about all of them: no number is told. */
  isUnnumbered?: true
}

export const unnumbered = <Action extends AuditAction>(noun: AuditNoun<Action>): AuditNoun<Action> => ({
  ...noun,
  isUnnumbered: true,
})

/**
 * Something whose changes the log keeps, with the log's words for it. Those of every wing are in `all-audit-nouns.ts`. `eventOf` tells
 * what a change came to by what stood before and after ({} for nothing), so that entries of old are told as well as new ones.
 */
export function defineAuditNoun<
  Action extends AuditAction,
  Field extends string,
  Event extends string = never,
>(
  name: string,
  permission: Permission,
  texts: {
    ru: AuditTexts<Action, Field, Event>
    en: AuditTexts<NoInfer<Action>, NoInfer<Field>, NoInfer<Event>>
  },
  eventOf: EventOf<NoInfer<Event>> = () => undefined,
  personal: readonly NoInfer<Field>[] = [],
): AuditNoun<Action> {
  return { name, permission, texts, eventOf, personal: new Set<string>(personal) }
}
