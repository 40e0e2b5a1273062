type LegalSection = {
  /** The part of the address that leads to it. */
  id: string
  title: string
  paragraphs: readonly string[]
}

export type LegalText = {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** Stands in a line of its own where a document shows the list of all that is kept about people. */
export const PERSONAL_DATA_LIST = '{personal-data}'
