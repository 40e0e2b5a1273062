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
