/** What stands, as far as an edit is compared with it. */
export type Saved<Edit> = { version: number } & Record<keyof Edit, unknown>
/** Those fields of an edit that change something. */
export type Changes<Edit> = { [Field in keyof Edit]?: Exclude<Edit[Field], undefined> }

/**
 * The fields of an edit whose value is not the one `saved` has; null when there are none. Values are compared by `===`,
 * fields that are undefined are no part of the edit.
 */
export function changesOf<Edit extends object>(saved: Saved<Edit>, edit: Edit): Changes<Edit> | null {
  const changed = Object.entries(edit).filter(
    ([field, value]) => value !== undefined && value !== saved[field as keyof Edit],
  )
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Changes<Edit>)
}
