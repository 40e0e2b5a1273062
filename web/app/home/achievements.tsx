import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import { ACHIEVEMENT_RIBBONS, type AchievementRibbonKey } from './achievement-ribbons.data.ts'
import type { Figure } from './use-shown-figures.ts'

const RIBBONS = Object.keys(ACHIEVEMENT_RIBBONS) as AchievementRibbonKey[]

/** The service ribbons; one that staff chose none for gets one in turn. */
export function Achievements({ figures }: { figures: readonly Figure[] }) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  return (
    <ul className="grid gap-x-12 gap-y-6 md:gap-y-8 sm:grid-cols-2">
      {figures.map((figure, index) => (
        <li key={figure.id} lang={foreign(figure)} className="flex items-start gap-5">
          <Ribbon name={figure.ribbon ?? RIBBONS[index % RIBBONS.length] ?? 'bridge'} />
          <div className="min-w-0">
            <h3 className="text-lg leading-tight font-medium">{figure[`name_${language}`]}</h3>
            <p className="mt-1 text-pretty text-muted">
              {figure[`text_${language}`]} <EntryLanguage entry={figure} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Ribbon({ name }: { name: AchievementRibbonKey }) {
  const half = ACHIEVEMENT_RIBBONS[name]
  const stripes = [...half, ...[...half].reverse()]
  let end = 0
  const stops = stripes.map(([color, width]) => {
    const start = end
    end += width
    return `${color} ${start}% ${end}%`
  })
  return (
    <span
      aria-hidden="true"
      className="mt-1 h-8 w-20 shrink-0 shadow-[inset_0_1px_0_rgb(255_255_255/0.25),inset_0_-2px_0_rgb(0_0_0/0.35)] md:h-9 md:w-24"
      style={{ backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` }}
    />
  )
}
