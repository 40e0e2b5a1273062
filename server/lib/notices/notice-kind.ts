import type { Language } from '#shared/constants/languages.ts'

/** Something that notices tell, by what it says in each language of values that are kept as JSON. */
export type NoticeKind<Values extends object> = {
  /** As it is kept, so it never changes. */
  name: string
  texts: Record<Language, (values: Values) => string>
}

/** Declares what a noun tells players of; its wiring enlists it. */
export const defineNotice = <Values extends object>(
  name: string,
  texts: NoticeKind<Values>['texts'],
): NoticeKind<Values> => ({ name, texts })
