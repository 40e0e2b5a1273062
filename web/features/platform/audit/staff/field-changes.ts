import type { AuditEntry } from '#shared/contract/platform/audit.ts'

export type FieldChange = { field: string; before: unknown; after: unknown }

/** Says nothing to people: numbers of ours, and HTML that is made of the text beside it. */
const LEFT_OUT = /^(id|version|html_(ru|en))$/

/**
 * What changed, field by field, in the order it is kept. What was created has only an after, what was deleted only a
 * before; what is empty on both sides is left out.
 */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !LEFT_OUT.test(field))
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(({ before: old, after: now }) => !isSame(old, now))
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(emptied(left)) === JSON.stringify(emptied(right))
}

/** An empty text and an empty list say no more than nothing does. */
function emptied(value: unknown): unknown {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : value
}
