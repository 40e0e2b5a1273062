import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'

export type Tournament = EntryIn<'tournaments'>
