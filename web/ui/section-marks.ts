/** The pages that carry a number in their mark, in the order of the numbers. */
export const NUMBERED_SECTIONS = [
  'servers',
  'shop',
  'download',
  'news',
  'tournaments',
  'rankings',
  'leaderboards',
  'team',
  'feedback',
  'forum',
  'status',
  'privacy',
  'terms',
  'offer',
] as const
export type NumberedSection = (typeof NUMBERED_SECTIONS)[number]

/** The mark of a page's heading: `04 / Сводки`; `01.2 / Скайблок` for the second part of a section. */
export function sectionMark(section: NumberedSection, word: string, part?: number): string {
  const number = String(NUMBERED_SECTIONS.indexOf(section) + 1).padStart(2, '0')
  return `${part === undefined ? number : `${number}.${part}`} / ${word}`
}
