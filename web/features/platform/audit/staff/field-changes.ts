import type { AuditEntry } from '#shared/contract/platform/audit.ts'

export type FieldChange = { field: string; before: unknown; after: unknown }

/** Says nothing to people: numbers of ours, HTML that is made of the text beside it, and what the entry is called anyway. */
const LEFT_OUT = /^(id|version|html_(ru|en)|called)$/

/**
 * What changed, field by field, in the order it is kept. What was created has only an after, what was deleted only a
 * before; what is empty on both sides is left out.
 */
export function fieldChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = Object.keys({ ...before, ...after }).filter((field) => !LEFT_OUT.test(field))
  return fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(({ before: old, after: now }) => !isSame(old, now))
    .map(({ field, before: old, after: now }) => ({
      field,
      before: apartFrom(now, old),
      after: apartFrom(old, now),
    }))
}

/** Of a group of fields those that another holds otherwise. */
function apartFrom(other: unknown, value: unknown): unknown {
  if (!isGroup(other) || !isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !isSame(inner, other[key])))
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(emptied(left)) === JSON.stringify(emptied(right))
}

/** An empty text and an empty list say no more than nothing does. */
function emptied(value: unknown): unknown {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? null : value
}
