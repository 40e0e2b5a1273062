import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { featuresWords } from './features.texts.ts'
import { FeedbackCall } from './feedback-call.tsx'
import { Hero } from './hero.tsx'
import { useHomeBlocks } from './home-blocks.tsx'
import { HomeSection } from './home-section.tsx'
import { sectionsWords } from './sections.texts.ts'

type SectionTexts = { name: string; title: string; lead?: string; sample?: string }

/** The blocks of the home page: those that the operator shows, in their order. */
export function HomePage() {
  const texts = useTexts(sectionsWords)
  const { oneWorld } = useTexts(featuresWords)
  const { homeSections, parts } = useSiteInfo()
  const blocks = useHomeBlocks()
  const shown = homeSections.filter(
    ({ key, isShown }) => isShown && (key === 'feedback' ? parts.feedback : !blocks[key].isEmpty),
  )
  return (
    // The last block ends at the footer's edge.
    <div className="-mb-16 md:-mb-24">
      <Hero />
      {shown.map(({ key }, index) => {
        if (key === 'feedback') return <FeedbackCall key={key} number={index + 1} />
        const { content, layout, isSunken, isSample } = blocks[key]
        const { sample, ...words }: SectionTexts = texts[key]
        return (
          <HomeSection
            key={key}
            number={index + 1}
            {...words}
            {...(key === 'features' && !parts.roblox && { title: oneWorld })}
            layout={layout}
            isSunken={isSunken}
            {...(isSample && sample && { sample })}
          >
            {content}
          </HomeSection>
        )
      })}
    </div>
  )
}
