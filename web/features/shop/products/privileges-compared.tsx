import { Check } from 'lucide-react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { type Comparison, comparePrivileges } from './compare-privileges.ts'
import { Price } from './price.tsx'
import { productsTexts } from './products.texts.ts'
import { privileges } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

const HEADING_ID = 'shop-compared'

/** What each privilege gives, side by side. */
export function PrivilegesCompared() {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const names = useTexts(productsTexts)
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12 md:mt-16">
      <SectionHeading id={HEADING_ID} title={texts.compared} />
      <table
        aria-labelledby={HEADING_ID}
        className="w-full table-fixed border-b border-line text-sm md:text-base"
      >
        <thead>
          <tr>
            <th scope="col" className="w-[34%] md:w-2/5">
              <span className="sr-only">{texts.given}</span>
            </th>
            {privileges.map(({ id, priceRoubles }) => (
              <th key={id} scope="col" className="px-1 pb-3 font-normal">
                <span className="display block text-base sm:text-xl">{names[id].name}</span>
                <Price roubles={priceRoubles} className="text-sm sm:text-base" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparePrivileges(language).map((comparison) => (
            <ComparisonRow key={comparison.key} comparison={comparison} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ComparisonRow({ comparison: { name, isCommand, given } }: { comparison: Comparison }) {
  return (
    <tr className="border-t border-line hover:bg-raised">
      <th scope="row" className={classNames('py-2.5 pr-2 text-left font-normal', isCommand && 'font-mono')}>
        {name}
      </th>
      {privileges.map(({ id }, index) => (
        <td key={id} className="px-1 py-2.5 text-center wrap-anywhere">
          <Given what={given[index] ?? false} />
        </td>
      ))}
    </tr>
  )
}

function Given({ what }: { what: boolean | string }) {
  const texts = useTexts(shopTexts)
  if (typeof what === 'string')
    return <span className={classNames(what.startsWith('[') && 'font-mono text-xs md:text-sm')}>{what}</span>
  return what ? (
    <>
      <Check size={20} strokeWidth={2} aria-hidden="true" className="mx-auto text-sand" />
      <span className="sr-only">{texts.isGiven}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{texts.isNotGiven}</span>
    </>
  )
}
