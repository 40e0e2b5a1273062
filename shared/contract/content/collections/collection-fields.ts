/** What a field of a collection may be. */
import type { Language } from '#shared/constants/languages.ts'
import type { Part } from '#shared/constants/parts.ts'

export type InBoth = Readonly<Record<Language, string>>

type Said = {
  label: InBoth
  hint?: InBoth
  /** The editor asks for it only where this other field, a choice, is one of these; what it holds stays. */
  onlyWhere?: { field: string; is: readonly string[] }
  /** The editor asks for it only while the site has this part; what it holds stays. */
  part?: Part
}
/** What must be there; of a text in two languages one is enough. */
type Demand = { isRequired?: true }
type InLanguages = { isBilingual?: true }

/** One field, as the editor asks for it. What an old row does not hold reads as `default`, else as empty. */
export type Field = Said &
  (
    | ({ kind: 'line' | 'text' | 'markdown'; max: number } & Demand & InLanguages)
    /** Several lines, each one thing, such as benefits. */
    | ({ kind: 'lines'; max: number } & Demand & InLanguages)
    | ({ kind: 'number'; min: number; max: number; default?: number } & Demand)
    | { kind: 'flag' }
    /** One of several, by their keys; a required one is the first until another is chosen. */
    | ({ kind: 'choice'; options: Readonly<Record<string, InBoth>> } & Demand)
    /** A name in addresses, which no other entry of the collection has. */
    | ({ kind: 'slug'; max: number } & Demand)
    /** A `moment` has a time, a `day` is one of the calendar, `2026-11-22`. */
    | ({ kind: 'link' | 'picture' | 'moment' | 'day' } & Demand)
  )
export type Fields = Readonly<Record<string, Field>>
