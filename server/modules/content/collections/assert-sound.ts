import { AppError } from '#server/lib/app-error.ts'
import type { Collection, FlatEntry } from '#shared/contract/content/collections/collection.ts'
import { missingIn } from '#shared/contract/content/collections/entries.ts'

/** @throws {AppError} `validation_failed` where a field that must be filled in is not, or one contradicts another or what is known of it */
export function assertComplete(
  collection: Collection,
  entry: FlatEntry,
  known: { before: FlatEntry; counted: number } = { before: {}, counted: 0 },
): void {
  const missing = missingIn(collection, entry)
  const fields =
    missing.length > 0
      ? Object.fromEntries(missing.map((path) => [path, 'required' as const]))
      : (collection.check?.(entry, known) ?? {})
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

/** @throws {AppError} `validation_failed` where another entry has its name in addresses, unless it had that `before` */
export function assertUnique(
  collection: Collection,
  entry: FlatEntry,
  others: readonly FlatEntry[],
  before: FlatEntry,
): void {
  const taken = collection.wire
    .filter(({ field, path }) => field.kind === 'slug' && entry[path] !== before[path])
    .filter(({ path }) => others.some((other) => other[path] === entry[path]))
    .map(({ path }) => [path, 'entryNameTaken'] as const)
  if (taken.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(taken) })
}
