import { type EntryIn, useCollection } from '#web/features/content/collections/collections.queries.ts'

export type LauncherHelp = EntryIn<'launcher-help'>

/** The paragraphs of an answer: a line each. */
export const paragraphsIn = (text: string | null) =>
  (text ?? '').split('\n').filter((line) => line.trim() !== '')

/** What staff say of the launcher, those of one kind. */
export function useLauncherHelp(kind: LauncherHelp['kind']): readonly LauncherHelp[] {
  return (useCollection('launcher-help').data ?? []).filter((entry) => entry.kind === kind)
}
