import { addresses } from '#shared/addresses.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { LanguageSwitch } from '#web/app/header/language-switch.tsx'
import { communityItems } from '#web/app/header/navigation.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { useIsOpenAddress } from '#web/lib/use-is-open-address.ts'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { Link } from '#web/routing/link.tsx'
import { BaseCamp, FOOTER_LINK } from './base-camp.tsx'
import { footerTexts } from './footer.texts.ts'

const COLUMNS = [
  {
    title: 'site',
    links: [
      { to: addresses.home, text: 'home' },
      { to: addresses.servers, text: 'servers' },
      { to: addresses.shop, text: 'shop' },
      { to: addresses.download, text: 'download' },
      { to: addresses.status, text: 'status' },
    ],
  },
  { title: 'community', links: [...communityItems, { to: addresses.forum, text: 'forum' }] },
  {
    title: 'account',
    links: [
      { to: addresses.login, text: 'login' },
      { to: addresses.register, text: 'register' },
      { to: addresses.profile, text: 'profile' },
    ],
  },
  {
    title: 'documents',
    links: [
      { to: addresses.privacy, text: 'privacy' },
      { to: addresses.terms, text: 'terms' },
    ],
  },
] as const

/** The base camp of every page: the way into the games, to the community elsewhere and to every page. */
export function Footer() {
  const header = useTexts(headerTexts)
  const footer = useTexts(footerTexts)
  const texts = { ...header, ...footer }
  const { name } = useSiteInfo()
  const gate = useGateAddress()
  const isOpen = useIsOpenAddress()
  const { language } = useLanguage()
  return (
    <footer className="mt-16 border-t border-line bg-sunken md:mt-24">
      <div className="column grid gap-x-6 gap-y-8 py-10 md:grid-cols-4">
        <div className="md:max-lg:col-span-full">
          <p className="display text-2xl">{name}</p>
          <p className="mt-3 max-w-xs text-muted">{texts.about}</p>
        </div>
        <BaseCamp />
      </div>
      <div className="border-t border-line">
        <div className="column grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4">
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={texts[title]} className="max-md:last:col-span-2">
              <p className="label mb-2 text-sand">{texts[title]}</p>
              <ul>
                {links
                  .filter(({ to }) => isOpen(to))
                  .map((link) => (
                    <li key={link.to}>
                      <Link
                        to={
                          link.to === addresses.login || link.to === addresses.register
                            ? gate(link.to)
                            : link.to
                        }
                        className={FOOTER_LINK}
                      >
                        {'name' in link ? link.name[language] : texts[link.text]}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-line">
        <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <p className="label py-2 text-muted normal-case">
            © {name}. {texts.disclaimer}
          </p>
          <div className="-mx-3.5">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
