import type { Rule } from '#shared/contract/content/rules.ts'

export type NumberedRule = Rule & { number: string }
export type NumberedSection = { section: NumberedRule | null; rules: NumberedRule[] }

/** The rules by their sections, with their numbers: `3.2`, or `2` where there are no sections. Those before the first section are one without a name. */
export function numberedRules(entries: readonly Rule[]): NumberedSection[] {
  const hasSections = entries.some(({ kind }) => kind === 'section')
  const sections: NumberedSection[] = []
  for (const entry of entries) {
    if (entry.kind === 'section') {
      sections.push({ section: { ...entry, number: String(sections.length + 1) }, rules: [] })
      continue
    }
    if (sections.length === 0) sections.push({ section: null, rules: [] })
    const { rules } = sections.at(-1) as NumberedSection
    const number = rules.length + 1
    rules.push({ ...entry, number: hasSections ? `${sections.length}.${number}` : String(number) })
  }
  return sections
}
