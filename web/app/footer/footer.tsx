import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { Link } from '#web/routing/link.tsx'
import { footerTexts } from './footer.texts.ts'

const COLUMNS = [
  {
    title: 'site',
    links: [
      { to: addresses.home, text: 'home' },
      { to: addresses.servers, text: 'servers' },
      { to: addresses.forum, text: 'forum' },
      { to: addresses.shop, text: 'shop' },
      { to: addresses.status, text: 'status' },
    ],
  },
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

export function Footer() {
  const texts = useTexts(footerTexts)
  const { name } = useSiteInfo()
  const gate = useGateAddress()
  return (
    <footer className="mt-16 border-t border-line bg-sunken md:mt-24">
      <div className="column grid grid-cols-2 gap-x-6 gap-y-8 py-12 md:grid-cols-[1.6fr_1fr_1fr_1.6fr] md:gap-10">
        <div className="max-md:col-span-2">
          <p className="display text-2xl">{name}</p>
          <p className="mt-3 max-w-xs text-muted">{texts.about}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={texts[title]} className="max-md:last:col-span-2">
            <p className="label mb-2 text-sand">{texts[title]}</p>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to === addresses.login || to === addresses.register ? gate(to) : to}
                    className="inline-flex min-h-11 items-center py-1.5 leading-snug text-muted transition-colors hover:text-text"
                  >
                    {texts[text]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-line">
        <p className="label column py-5 text-muted normal-case">{texts.disclaimer}</p>
      </div>
    </footer>
  )
}
