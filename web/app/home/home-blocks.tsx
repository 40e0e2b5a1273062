import type { ReactNode } from 'react'
import type { HomeSectionKey } from '#shared/constants/site.ts'
import { useCollection } from '#web/features/content/collections/collections.queries.ts'
import { Gallery } from '#web/features/content/gallery/gallery.tsx'
import { LatestNews } from '#web/features/content/news/latest-news.tsx'
import { channelsOf } from '#web/features/content/partners/channels.ts'
import { leadToFrontPages } from '#web/features/content/partners/partners.data.ts'
import { Partners } from '#web/features/content/partners/partners.tsx'
import { Roadmap } from '#web/features/content/roadmap/roadmap.tsx'
import { Highlights } from '#web/features/operations/figures/highlights.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Achievements } from './achievements.tsx'
import { Advantages } from './advantages.tsx'
import { Features } from './features.tsx'
import { LiveBoard } from './live-board.tsx'
import { Technology } from './technology.tsx'
import { useShownFigures } from './use-shown-figures.ts'

type Block = {
  layout?: 'aside'
  isSunken?: true
  content: ReactNode
  /** Nothing to show: the page does without it. */
  isEmpty?: boolean
  /** Whether all of it is made up, which its heading says. */
  isSample?: boolean
}

type Sampled = readonly { isSample: boolean }[]
const areAllSamples = (entries: Sampled) => entries.every(({ isSample }) => isSample)

/** What stands in the blocks of the home page; what staff fill comes with the page. */
export function useHomeBlocks(): Readonly<Record<Exclude<HomeSectionKey, 'feedback'>, Block>> {
  const site = useSiteInfo()
  const figures = useShownFigures()
  const plans = useCollection('roadmap').data ?? []
  const views = useCollection('gallery').data ?? []
  const channels = channelsOf(useCollection('partners').data ?? [], site)
  const { technology, advantage, achievement, community } = figures
  return {
    news: { content: <LatestNews /> },
    technology: {
      isSunken: true,
      content: <Technology figures={technology} />,
      isEmpty: technology.length === 0,
    },
    services: { layout: 'aside', content: <LiveBoard /> },
    features: { content: <Features /> },
    advantages: {
      layout: 'aside',
      content: <Advantages figures={advantage} />,
      isEmpty: advantage.length === 0,
    },
    achievements: {
      layout: 'aside',
      isSunken: true,
      content: <Achievements figures={achievement} />,
      isEmpty: achievement.length === 0,
    },
    highlights: { content: <Highlights samples={community} /> },
    roadmap: {
      layout: 'aside',
      content: <Roadmap plans={plans} isMarked={!areAllSamples(plans)} />,
      isEmpty: plans.length === 0,
      isSample: areAllSamples(plans),
    },
    gallery: {
      isSunken: true,
      content: <Gallery views={views} isMarked={!areAllSamples(views)} />,
      isEmpty: views.length === 0,
      isSample: areAllSamples(views),
    },
    partners: {
      layout: 'aside',
      content: <Partners channels={channels} />,
      isEmpty: channels.length === 0 && site.links.others.length === 0,
      isSample: channels.some(({ partner }) => partner.isSample) && leadToFrontPages(site.links),
    },
  }
}
