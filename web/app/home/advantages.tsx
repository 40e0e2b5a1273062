import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage } from '#web/i18n/language.tsx'
import type { Figure } from './use-shown-figures.ts'

/** Reasons to stay, as numbered lines of an order. */
export function Advantages({ figures }: { figures: readonly Figure[] }) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  return (
    <ol className="border-b border-line">
      {figures.map((figure, index) => (
        <li
          key={figure.id}
          lang={foreign(figure)}
          className="grid grid-cols-[3rem_1fr] gap-x-4 border-t border-line py-5 md:grid-cols-[4rem_minmax(0,5fr)_minmax(0,6fr)] md:gap-x-8 md:py-6"
        >
          <span aria-hidden="true" className="display text-3xl text-edge tabular-nums">
            {index + 1}
          </span>
          <h3 className="display text-xl md:text-2xl">{figure[`name_${language}`]}</h3>
          <p className="mt-2 text-pretty text-muted max-md:col-start-2 md:mt-0.5">
            {figure[`text_${language}`]} <EntryLanguage entry={figure} />
          </p>
        </li>
      ))}
    </ol>
  )
}
