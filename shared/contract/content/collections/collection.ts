/**
 * A collection of entries that staff fill, such as the team, said once: what is stored, what travels, and the editor in the
 * panel are derived from its fields. `all-collections.ts` lists them.
 */
import type { Language } from '#shared/constants/languages.ts'
import type { Part } from '#shared/constants/parts.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { Fields, InBoth } from './collection-fields.ts'
import { type WireField, wireFieldsOf } from './wire-fields.ts'

/** The values of an entry by the paths of its fields. */
export type FlatEntry = Readonly<Record<string, unknown>>

export type Collection<Name extends string = string, F extends Fields = Fields, Derived = unknown> = {
  /** As it travels and is kept, so it never changes. */
  name: Name
  title: InBoth
  /** Where the site shows it. */
  lead: InBoth
  /** A dot in a name makes a group on the wire: `gameStats.kills`. */
  fields: F
  /** Which field an entry is called by. */
  nameField: string
  permission: Permission
  /** Where it is switched off, nobody but staff reads the collection. */
  part?: Part
  /** The part that an entry belongs to beside: where that is off, nobody but staff reads the entry. */
  partOf?: (values: FlatEntry) => Part | undefined
  /** Where its entries have a page of their own. */
  standsAt?: string
  /** What staff find below an entry, at the end of its address in the panel; below a sample there is nothing. */
  below?: { path: string; label: InBoth }
  /**
   * What its fields and the time say of an entry, and how many others the site has `counted` for it; of a sample what it was
   * delivered with, which is among what is `kept`.
   */
  derive?: (
    values: FlatEntry,
    at: { isSample: boolean; kept: FlatEntry; now: Date; counted: number },
  ) => Derived
  /**
   * Which fields contradict others, what stood `before` or what others the site has `counted` for the entry, each with what is
   * wrong. Of a new one nothing stood before.
   */
  check?: (
    values: FlatEntry,
    known: { before: FlatEntry; counted: number },
  ) => Readonly<Record<string, ValidationKey>>
  /** The fields as they travel. */
  wire: readonly WireField[]
}

/** Declares a collection; what is not said of the permission needs `manage_content`. */
export function defineCollection<const Name extends string, const F extends Fields, Derived>(
  given: Omit<Collection<Name, F, Derived>, 'wire' | 'permission'> & {
    nameField: keyof NoInfer<F> & string
    permission?: Permission
  },
): Collection<Name, F, Derived> {
  return { permission: 'manage_content', ...given, wire: wireFieldsOf(given.fields) }
}

type Required<F, Value> = F extends { isRequired: true } ? Value : Value | null
type ValueOf<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'lines' }
    ? readonly string[]
    : F extends { kind: 'number' }
      ? Required<F, number>
      : F extends { kind: 'choice'; options: infer Options }
        ? Required<F, keyof Options & string>
        : Required<F, string>

type Flat<F> = {
  [Key in keyof F & string as F[Key] extends { isBilingual: true } ? `${Key}_${Language}` : Key]: ValueOf<
    F[Key]
  >
} & {
  [Key in keyof F & string as F[Key] extends { kind: 'markdown' }
    ? F[Key] extends { isBilingual: true }
      ? `${Key}Html_${Language}`
      : `${Key}Html`
    : never]: string
}
type Nested<Values> = {
  [Key in keyof Values as Key extends `${infer Group}.${string}`
    ? Group
    : Key]: Key extends `${infer Group}.${string}`
    ? { [Inner in keyof Values as Inner extends `${Group}.${infer Name}` ? Name : never]: Values[Inner] }
    : Values[Key]
}

/** What is told of every entry beside its fields. */
export type EntryFacts = {
  id: number
  /** Made up, and nobody has changed it yet. */
  isSample: boolean
  /** In which languages its texts are written; in the other it repeats them. */
  languages: Language[]
  version: number
}

/** An entry as everybody reads it: each text in both languages, the absent filled with the present one. */
export type EntryOf<C extends Collection> =
  C extends Collection<string, infer F, infer Derived> ? EntryFacts & Nested<Flat<F>> & Derived : never

type FlatDraft<F> = {
  [Key in keyof F & string as F[Key] extends { isBilingual: true } ? `${Key}_${Language}` : Key]?: ValueOf<
    F[Key]
  > | null
}
/** An entry as it is kept: by the paths of its fields, each language by itself; a sample with what else is delivered for good. */
export type SeedOf<C extends Collection> =
  C extends Collection<string, infer F, infer Derived> ? FlatDraft<F> & Partial<Derived> : never
