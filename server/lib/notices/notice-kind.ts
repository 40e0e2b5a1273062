import type { Language } from '#shared/constants/languages.ts'
import type { NoticeTopic } from '#shared/constants/notices/notice-topics.ts'

/** Something that notices tell, by what it says in each language of values that are kept as JSON. */
export type NoticeKind<Values extends object> = {
  /** As it is kept, so it never changes. */
  name: string
  texts: Record<Language, (values: Values) => string>
  /** By which players may leave it unheard; null of what is always told. */
  topic: NoticeTopic | null
}

/** Declares what a noun tells players of; its wiring enlists it. */
export const defineNotice = <Values extends object>(
  name: string,
  texts: NoticeKind<Values>['texts'],
  topic: NoticeTopic | null = null,
): NoticeKind<Values> => ({ name, texts, topic })
