/** Two people edited the same thing: what of it can be put together, and what only a person can decide. */

/** What is edited, as text; a field that is missing is empty. */
export type Fields = Readonly<Record<string, string>>

/**
 * A three-way merge of what one person made (`mine`) and what another saved meanwhile (`theirs`), both begun from `base`.
 * A field that only one of them touched takes their text, `taken` are those of the other; `clashes` names those that both did, in which `mine` stays.
 */
export function mergeEdits<F extends Fields>(
  base: F,
  mine: F,
  theirs: F,
): { merged: F; taken: (keyof F & string)[]; clashes: (keyof F & string)[] } {
  const merged: Record<string, string> = { ...mine }
  const taken: (keyof F & string)[] = []
  const clashes: (keyof F & string)[] = []
  for (const field of Object.keys({ ...mine, ...theirs })) {
    const [before, ours, other] = [textIn(base, field), textIn(mine, field), textIn(theirs, field)]
    if (ours === other) continue
    if (ours === before) {
      merged[field] = other
      taken.push(field)
    } else if (other !== before) clashes.push(field)
  }
  return { merged: merged as F, taken, clashes }
}

export function isDifferent(left: Fields, right: Fields): boolean {
  return Object.keys({ ...left, ...right }).some((field) => textIn(left, field) !== textIn(right, field))
}

const textIn = (fields: Fields, field: string) => fields[field] ?? ''
