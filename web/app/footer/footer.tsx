import { LanguageSwitch } from '#web/app/header/language-switch.tsx'
import { MenuLink } from '#web/app/menus/menu-link.tsx'
import { type MenuEntry, useMenu } from '#web/app/menus/use-menu.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { BaseCamp, FOOTER_LINK } from './base-camp.tsx'
import { footerTexts, footerWords } from './footer.texts.ts'

/** The base camp of every page: the way into the games, to the community elsewhere and to every page. */
export function Footer() {
  const texts = useTexts(footerTexts)
  const words = useTexts(footerWords)
  const { name, seller, parts } = useSiteInfo()
  const sellerLine = [seller.name, seller.taxId, seller.contact].filter(Boolean).join(' · ')
  const columns = useColumns()
  return (
    <footer className="below-fold mt-16 border-t border-line bg-sunken md:mt-24">
      <div className="column grid gap-x-4 gap-y-8 py-10 md:grid-cols-4 lg:gap-x-6">
        <div className="min-w-0 md:max-lg:col-span-full">
          <p className="display text-2xl">{name}</p>
          <p className="mt-3 max-w-xs text-muted">{words.about}</p>
        </div>
        <BaseCamp />
      </div>
      <div className="border-t border-line">
        <div className="column grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] gap-x-4 gap-y-8 py-10 md:grid-cols-4 lg:gap-x-6">
          {columns.map(({ to, text, items }, index) => (
            <nav key={index} aria-label={text || texts.more} className="min-w-0 max-[359px]:last:col-span-2">
              {text && (
                <p className="label mb-2 text-sand">
                  {to === null ? text : <MenuLink to={to}>{text}</MenuLink>}
                </p>
              )}
              <ul>
                {items.map((item, place) => (
                  <li key={place}>
                    <MenuLink to={item.to} className={FOOTER_LINK}>
                      {item.text}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <p className="label min-w-0 py-2 text-muted normal-case">
            © {name}. {words.disclaimer}
            {sellerLine && (
              <span className="mt-1 block">{parts.shop ? `${texts.seller}: ${sellerLine}` : sellerLine}</span>
            )}
          </p>
          <div className="-mx-3.5">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** An entry that holds others is a column; those that stand alone share one without a name. */
function useColumns(): readonly MenuEntry[] {
  const entries = useMenu('footer')
  const alone = entries.flatMap(({ to, text, items }) =>
    to !== null && items.length === 0 ? [{ to, text }] : [],
  )
  const columns = entries.filter(({ items }) => items.length > 0)
  return alone.length > 0 ? [...columns, { to: null, text: '', items: alone }] : columns
}
