import { Gallery } from '#web/features/content/gallery/gallery.tsx'
import { LatestNews } from '#web/features/content/news/latest-news.tsx'
import { Partners } from '#web/features/content/partners/partners.tsx'
import { Roadmap } from '#web/features/content/roadmap/roadmap.tsx'
import { Highlights } from '#web/features/operations/figures/highlights.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Achievements } from './achievements.tsx'
import { Advantages } from './advantages.tsx'
import { Features } from './features.tsx'
import { FeedbackCall } from './feedback-call.tsx'
import { Hero } from './hero.tsx'
import { HomeSection } from './home-section.tsx'
import { LiveBoard } from './live-board.tsx'
import { sectionsTexts } from './sections.texts.ts'
import { Technology } from './technology.tsx'

/** The blocks of the home page, in the specification's order (section 1). */
export function HomePage() {
  const texts = useTexts(sectionsTexts)
  return (
    // The last block ends at the footer's edge.
    <div className="-mb-16 md:-mb-24">
      <Hero />
      <HomeSection number={1} {...texts.news}>
        <LatestNews />
      </HomeSection>
      <HomeSection number={2} {...texts.technology} isSunken>
        <Technology />
      </HomeSection>
      <HomeSection number={3} {...texts.services} layout="aside">
        <LiveBoard />
      </HomeSection>
      <HomeSection number={4} {...texts.features}>
        <Features />
      </HomeSection>
      <HomeSection number={5} {...texts.advantages} layout="aside">
        <Advantages />
      </HomeSection>
      <HomeSection number={6} {...texts.achievements} layout="aside" isSunken>
        <Achievements />
      </HomeSection>
      <HomeSection number={7} {...texts.highlights}>
        <Highlights />
      </HomeSection>
      <HomeSection number={8} {...texts.roadmap} layout="aside">
        <Roadmap />
      </HomeSection>
      <HomeSection number={9} {...texts.gallery} isSunken>
        <Gallery />
      </HomeSection>
      <HomeSection number={10} {...texts.partners} layout="aside">
        <Partners />
      </HomeSection>
      <FeedbackCall number={11} />
    </div>
  )
}
