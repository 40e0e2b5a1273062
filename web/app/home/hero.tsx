import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { useLiveStatuses } from '#web/features/games/game-status/use-live-statuses.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Clock } from './clock.tsx'
import { heroTexts, heroWords } from './hero.texts.ts'
import { HeroBackdrop } from './hero-backdrop.tsx'
import { HeroServer } from './hero-server.tsx'

/** Й and Ё carry their marks above the capitals. */
const LINE_HEIGHTS = { ru: 'leading-[1.2]', en: 'leading-[1.04]' } as const satisfies Record<Language, string>

/** The first view: three orders, two ways in, the ruined city behind. */
export function Hero() {
  const texts = useTexts(heroTexts)
  const words = useTexts(heroWords)
  const glances = useGlances()
  useLiveStatuses(glances !== undefined)
  const { language } = useLanguage()
  const { hero, heroText, parts, isSignUpOpen } = useSiteInfo()
  return (
    // A browser that has only the beginning of it would show it in other places: the strip takes room from what is above.
    <section className="flex min-h-[calc(100svh-4rem)] flex-col not-has-[>[data-end]]:invisible md:max-h-[68rem]">
      <div className="relative flex grow flex-col overflow-hidden md:justify-center">
        <HeroBackdrop image={hero.image} text={heroText?.[language] ?? ''} />
        <div className="column relative pt-[min(2.5rem,5svh)] pb-44 md:pb-[min(2.5rem,5svh)] [@media(max-height:26rem)]:pt-2">
          <h1
            className={classNames(
              'display text-[clamp(min(2.5rem,9svh),min(13.2vw,14svh_-_1.25rem),7rem)] font-bold',
              LINE_HEIGHTS[language],
            )}
          >
            {textInEither({ ru: hero.title_ru, en: hero.title_en }, language)
              .split('\n')
              .map((order, index) => (
                <span key={index} className="block">
                  {order}{' '}
                </span>
              ))}
          </h1>
          {/* On a phone on its side it takes fewer lines: the buttons stay in sight below an announcement. */}
          <p className="mt-[min(1.5rem,3.6svh)] max-w-lg text-lg text-pretty md:mt-[min(2rem,3.6svh)] md:text-xl [@media(max-height:26rem)]:max-w-none [@media(max-height:26rem)]:text-base">
            {textInEither({ ru: hero.text_ru, en: hero.text_en }, language)}
          </p>
          <div className="mt-[min(2rem,4.5svh)] flex flex-wrap gap-3 max-sm:[&>*]:w-full md:mt-[min(2.5rem,4.5svh)] md:gap-4">
            <ButtonLink to={addresses.servers} variant="primary" size="lg">
              {texts.servers}
            </ButtonLink>
            {isSignUpOpen && (
              <ButtonLink to={addresses.register} variant="outline" size="lg" className="bg-ground/60">
                {texts.register}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <div className="border-t border-line bg-ground">
        <dl
          className={classNames(
            'column grid grid-cols-[minmax(0,1fr)]',
            parts.roblox
              ? 'md:grid-cols-[minmax(0,auto)_minmax(0,auto)_minmax(max-content,1fr)]'
              : 'md:grid-cols-[minmax(0,auto)_minmax(max-content,1fr)]',
          )}
        >
          <Reading label={words.firstFront} className="md:pr-6">
            <HeroServer type="minecraft" name={words.firstFrontName} />
          </Reading>
          {parts.roblox && (
            <Reading label={words.secondFront} className="max-md:border-t md:border-l md:px-6">
              <HeroServer type="roblox" name={words.secondFrontName} />
            </Reading>
          )}
          <Reading
            label={texts.localTime}
            className="max-md:flex max-md:items-baseline max-md:justify-between max-md:border-t md:text-right"
          >
            <Clock />
          </Reading>
        </dl>
      </div>
      <span data-end hidden />
    </section>
  )
}

/** One instrument of the console strip. */
function Reading({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0 border-line py-4', className)}>
      <dt className="label mb-1 tracking-normal text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
