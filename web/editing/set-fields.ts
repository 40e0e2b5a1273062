/** A set that is edited, such as the roles of somebody: a field for each member, so that two people's ticks are merged one by one. */
import type { Fields } from './merge-edits.ts'

/** What the field of a member holds, or that of any box that is ticked; otherwise it is empty. */
export const TICKED = 'yes'

export function fieldsOfSet<Prefix extends string>(
  prefix: Prefix,
  members: readonly string[],
): Record<`${Prefix}:${string}`, string> {
  return Object.fromEntries(members.map((member) => [`${prefix}:${member}`, TICKED])) as Record<
    `${Prefix}:${string}`,
    string
  >
}

/** The members that are ticked. */
export function setIn(prefix: string, fields: Fields): string[] {
  return Object.keys(fields)
    .filter((field) => field.startsWith(`${prefix}:`) && fields[field] === TICKED)
    .map((field) => field.slice(prefix.length + 1))
}
