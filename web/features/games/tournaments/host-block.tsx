import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { tournamentsTexts, tournamentsWords } from './tournaments.texts.ts'

/** Who wants to hold a tournament writes a review: without those there is no way to say it. */
export function HostBlock() {
  const texts = useTexts(tournamentsTexts)
  const words = useTexts(tournamentsWords)
  const isOpen = useIsOpenAddress()
  if (!isOpen(addresses.feedback)) return null
  return (
    <section
      aria-labelledby="host"
      className="ticks relative mt-16 grid gap-8 border border-line p-5 md:mt-24 md:p-10 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <p className="label mb-3 text-signal">{words.hostMark}</p>
        <h2 id="host" className="display text-3xl md:text-4xl">
          {words.host}
        </h2>
        <p className="mt-4 text-pretty text-muted">{words.hostText}</p>
      </div>
      <div className="flex flex-col items-start gap-6 lg:justify-center">
        <ol className="w-full border-t border-line">
          {words.hostSteps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-3">
              <span aria-hidden="true" className="label pt-1 text-sand">
                {String(index + 1).padStart(2, '0')}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <ButtonLink to={addresses.feedback} variant="primary" className="w-full sm:w-auto">
          {texts.hostAction}
        </ButtonLink>
      </div>
    </section>
  )
}
