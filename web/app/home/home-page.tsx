import type { ReactNode } from 'react'
import type { HomeSectionKey } from '#shared/constants/site.ts'
import { Gallery } from '#web/features/content/gallery/gallery.tsx'
import { LatestNews } from '#web/features/content/news/latest-news.tsx'
import { leadToFrontPages } from '#web/features/content/partners/partners.data.ts'
import { Partners } from '#web/features/content/partners/partners.tsx'
import { Roadmap } from '#web/features/content/roadmap/roadmap.tsx'
import { Highlights } from '#web/features/operations/figures/highlights.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { Achievements } from './achievements.tsx'
import { Advantages } from './advantages.tsx'
import { featuresTexts } from './features.texts.ts'
import { Features } from './features.tsx'
import { FeedbackCall } from './feedback-call.tsx'
import { Hero } from './hero.tsx'
import { HomeSection } from './home-section.tsx'
import { LiveBoard } from './live-board.tsx'
import { sectionsTexts } from './sections.texts.ts'
import { Technology } from './technology.tsx'

type SectionTexts = { name: string; title: string; lead?: string; sample?: string }
type Section = { layout?: 'aside'; isSunken?: true; content: ReactNode }

const SECTIONS: Readonly<Record<Exclude<HomeSectionKey, 'feedback'>, Section>> = {
  news: { content: <LatestNews /> },
  technology: { isSunken: true, content: <Technology /> },
  services: { layout: 'aside', content: <LiveBoard /> },
  features: { content: <Features /> },
  advantages: { layout: 'aside', content: <Advantages /> },
  achievements: { layout: 'aside', isSunken: true, content: <Achievements /> },
  highlights: { content: <Highlights /> },
  roadmap: { layout: 'aside', content: <Roadmap /> },
  gallery: { isSunken: true, content: <Gallery /> },
  partners: { layout: 'aside', content: <Partners /> },
}

/** The blocks of the home page: those that the operator shows, in their order. */
export function HomePage() {
  const texts = useTexts(sectionsTexts)
  const { oneWorld } = useTexts(featuresTexts)
  const { homeSections, links, parts } = useSiteInfo()
  const shown = homeSections.filter(({ key, isShown }) => isShown && (key !== 'feedback' || parts.feedback))
  return (
    // The last block ends at the footer's edge.
    <div className="-mb-16 md:-mb-24">
      <Hero />
      {shown.map(({ key }, index) => {
        if (key === 'feedback') return <FeedbackCall key={key} number={index + 1} />
        const { content, ...look } = SECTIONS[key]
        const { sample, ...words }: SectionTexts = texts[key]
        const isSample = key !== 'partners' || leadToFrontPages(links)
        return (
          <HomeSection
            key={key}
            number={index + 1}
            {...words}
            {...(key === 'features' && !parts.roblox && { title: oneWorld })}
            {...look}
            {...(isSample && sample && { sample })}
          >
            {content}
          </HomeSection>
        )
      })}
    </div>
  )
}
