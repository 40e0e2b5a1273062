import { AppError } from './app-error.ts'

/**
 * The fields of an edit whose value is not the one `saved` has; null when there are none. Values are compared by `===`,
 * fields that are undefined are no part of the edit.
 * @throws {AppError} `conflict` when the edit was made on another version than the saved one
 */
export function changesOf<Edit extends object>(
  saved: { version: number } & { [Field in keyof Edit]?: unknown },
  edit: Edit,
  version: number | undefined,
): { [Field in keyof Edit]?: Exclude<Edit[Field], undefined> } | null {
  if (version !== undefined && version !== saved.version) throw new AppError('conflict')
  const changed = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && value !== saved[field as keyof Edit],
  )
  if (changed.length === 0) return null
  return Object.fromEntries(changed) as { [Field in keyof Edit]?: Exclude<Edit[Field], undefined> }
}
