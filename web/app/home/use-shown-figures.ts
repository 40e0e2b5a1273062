import { type EntryIn, useCollection } from '#web/features/content/collections/collections.queries.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'

export type Figure = EntryIn<'figures'>

/** The figures of each block, without those that speak of what the site does without. */
export function useShownFigures(): Readonly<Record<Figure['kind'], readonly Figure[]>> {
  const { parts } = useSiteInfo()
  const shown = (useCollection('figures').data ?? []).filter(({ shownWith }) => {
    if (shownWith === null) return true
    return shownWith === 'without-roblox' ? !parts.roblox : parts[shownWith]
  })
  const of = (kind: Figure['kind']) => shown.filter((figure) => figure.kind === kind)
  return {
    technology: of('technology'),
    advantage: of('advantage'),
    achievement: of('achievement'),
    community: of('community'),
  }
}
