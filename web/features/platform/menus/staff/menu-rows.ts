/** A menu under the editor's hands, and what can be done with it. */
import type { MenuEntry } from '#shared/contract/platform/menus.ts'

/** An entry by a name of its own, so that the same row stays in the hand while it moves. */
export type MenuRow = {
  id: string
  /** Empty for what only holds others. */
  to: string
  text_ru: string
  text_en: string
  isShown: boolean
  items: readonly MenuRow[]
}
export type MenuRows = readonly MenuRow[]

export const rowsOf = (menu: readonly MenuEntry[]): MenuRows =>
  menu.map(({ to, items, ...entry }, index) => ({
    ...entry,
    id: `${index}`,
    to: to ?? '',
    items: (items ?? []).map((item, place) => ({ ...item, id: `${index}.${place}`, items: [] })),
  }))

/** As it is sent. */
export const menuOf = (rows: MenuRows): MenuEntry[] =>
  rows.map(({ id: _, to, items, ...entry }) => ({
    ...entry,
    to: to || null,
    items: items.length > 0 ? items.map(({ id: _id, items: _items, ...item }) => item) : null,
  }))

let made = 0
/** An entry that was not there before. */
export const newRow = (entry: Pick<MenuRow, 'to' | 'text_ru' | 'text_en'>): MenuRow => {
  made += 1
  return { ...entry, id: `new-${Date.now().toString(36)}-${made}`, isShown: true, items: [] }
}

/** Does something to the list that holds a row, wherever that is. */
function inItsList(rows: MenuRows, id: string, act: (list: MenuRows, index: number) => MenuRows): MenuRows {
  const index = rows.findIndex((row) => row.id === id)
  if (index >= 0) return act(rows, index)
  return rows.map((row) => {
    const place = row.items.findIndex((item) => item.id === id)
    return place < 0 ? row : { ...row, items: act(row.items, place) }
  })
}

export const changed = (rows: MenuRows, id: string, change: Partial<MenuRow>): MenuRows =>
  inItsList(rows, id, (list, index) =>
    list.map((row, place) => (place === index ? { ...row, ...change } : row)),
  )

/** With everything below it. */
export const removed = (rows: MenuRows, id: string): MenuRows =>
  inItsList(rows, id, (list, index) => list.toSpliced(index, 1))

/** One step further up or down in its own list. */
export const moved = (rows: MenuRows, id: string, by: -1 | 1): MenuRows =>
  inItsList(rows, id, (list, index) => {
    const row = list[index]
    const to = index + by
    return row && to >= 0 && to < list.length ? list.toSpliced(index, 1).toSpliced(to, 0, row) : list
  })

/** The entry above, which takes a row in; none where it is the first, or holds others itself. */
export function takerOf(rows: MenuRows, id: string): MenuRow | null {
  const index = rows.findIndex((row) => row.id === id)
  return rows[index]?.items.length === 0 ? (rows[index - 1] ?? null) : null
}

/** Below the entry above, as its last. */
export function nested(rows: MenuRows, id: string): MenuRows {
  const taker = takerOf(rows, id)
  const row = rows.find((each) => each.id === id)
  if (!taker || !row) return rows
  return changed(removed(rows, id), taker.id, { items: [...taker.items, row] })
}

/** From below an entry to beside it. */
export function lifted(rows: MenuRows, id: string): MenuRows {
  const holder = rows.findIndex(({ items }) => items.some((item) => item.id === id))
  const row = rows[holder]?.items.find((item) => item.id === id)
  return row ? removed(rows, id).toSpliced(holder + 1, 0, row) : rows
}
