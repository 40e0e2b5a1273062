import { ArrowLeft, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { adminTexts } from './admin.texts.ts'
import { mayOpen } from './may-open.ts'
import { type AdminSection, adminGroups, adminSections, sectionOf } from './sections.ts'
import type { Waiting } from './waiting.ts'
import { WaitingCount } from './waiting-count.tsx'

const ROW = 'flex min-h-11 items-center gap-3 border-l-2 px-4 py-2 text-sm font-medium lg:min-h-7 lg:py-0'

/**
 * The sections; those without their permission stand below the others, greyed, out of the tab order, and lead nowhere.
 * `permissions` is null until known.
 */
export function Sidebar({
  permissions,
  waiting,
  onFollow,
}: {
  permissions: readonly Permission[] | null
  waiting: Waiting
  onFollow: () => void
}) {
  const texts = useTexts(adminTexts)
  const { language } = useLanguage()
  const openSection = sectionOf(useLocation().pathname)
  const isPermitted = ({ path }: AdminSection) => permissions === null || mayOpen(path, permissions)
  const { parts } = useSiteInfo()
  const isOff = ({ part }: AdminSection) => part !== undefined && !parts[part]
  const folded = adminSections.filter((section) => isOff(section) && isPermitted(section))
  const refused = adminSections.filter((section) => !isPermitted(section))
  const waitingFolded = folded.reduce((sum, section) => sum + (waiting.get(section) ?? 0), 0)
  const list = (sections: readonly AdminSection[], label?: string) => (
    <ul aria-label={label}>
      {sections.map((section) => (
        <li key={section.path}>
          {permissions !== null && isPermitted(section) ? (
            <OpenEntry
              section={section}
              isHere={section === openSection}
              waiting={waiting.get(section) ?? 0}
              onFollow={onFollow}
            />
          ) : (
            <ClosedEntry section={section} isRefused={permissions !== null} />
          )}
        </li>
      ))}
    </ul>
  )
  const groups = adminGroups
    .map(({ name, sections }) => ({
      name,
      sections: sections.filter((section) => isPermitted(section) && !isOff(section)),
    }))
    .filter(({ sections }) => sections.length > 0)
  return (
    <>
      {groups.map(({ name, sections }) => (
        <Group key={sections[0]?.path} name={name?.[language]}>
          {list(sections, name?.[language])}
        </Group>
      ))}
      {folded.length > 0 && (
        <details className="mt-3" open={openSection && folded.includes(openSection)}>
          <summary className={classNames(ROW, 'group cursor-pointer border-transparent text-muted')}>
            <span className="grow">{texts.switchedOff}</span>
            <WaitingCount count={waitingFolded} />
            <ChevronDown
              className="shrink-0 transition-transform [[open]>.group>&]:rotate-180"
              size={18}
              strokeWidth={1.5}
            />
          </summary>
          {list(folded)}
        </details>
      )}
      {refused.length > 0 && <Group name={texts.closed}>{list(refused, texts.closed)}</Group>}
      <Link
        to={addresses.home}
        className={classNames(ROW, 'mt-3 border-transparent text-muted transition-colors hover:text-text')}
      >
        <ArrowLeft className="shrink-0" size={18} strokeWidth={1.5} />
        {texts.returnToSite}
      </Link>
    </>
  )
}

/** The list says its name itself to those who do not see it. */
function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(name !== undefined && 'mt-2 border-t border-line pt-2 lg:mt-1 lg:pt-1')}>
      {name !== undefined && (
        <p aria-hidden className="label px-4 py-1 text-muted">
          {name}
        </p>
      )}
      {children}
    </div>
  )
}

function OpenEntry({
  section: { path, name, Icon },
  isHere,
  waiting,
  onFollow,
}: {
  section: AdminSection
  isHere: boolean
  waiting: number
  onFollow: () => void
}) {
  const isExact = useLocation().pathname === path
  return (
    <Link
      to={path}
      onClick={onFollow}
      aria-current={isHere ? (isExact ? 'page' : 'true') : undefined}
      className={classNames(
        ROW,
        'transition-colors',
        isHere ? 'border-signal bg-raised text-text' : 'border-transparent text-muted hover:text-text',
      )}
    >
      <Icon className={classNames('shrink-0', isHere && 'text-signal')} size={18} strokeWidth={1.5} />
      {useTexts(name)}
      <WaitingCount count={waiting} />
    </Link>
  )
}

/** A link without an address: nothing follows it, and the tab order passes it by. */
function ClosedEntry({ section: { name, Icon }, isRefused }: { section: AdminSection; isRefused: boolean }) {
  const texts = useTexts(adminTexts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a link that cannot be followed now.
    // biome-ignore lint/a11y/useFocusableInteractive: the specification keeps it out of the tab order.
    <span
      role="link"
      aria-disabled="true"
      className={classNames(ROW, 'border-transparent text-unknown lg:py-1')}
    >
      <Icon className="shrink-0" size={18} strokeWidth={1.5} />
      <span>
        <span className="block">{useTexts(name)}</span>
        {isRefused && <span className="label block normal-case">{texts.notPermitted}</span>}
      </span>
    </span>
  )
}
