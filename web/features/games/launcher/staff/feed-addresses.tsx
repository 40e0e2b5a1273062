import { LAUNCHER_FOLDER } from '#shared/constants/launcher.ts'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { adminLauncherTexts } from './admin-launcher.texts.ts'

const FEEDS = [
  { path: `${LAUNCHER_FOLDER}/latest.yml`, use: 'feedWindows' },
  { path: `${LAUNCHER_FOLDER}/latest-mac.yml`, use: 'feedMac' },
  { path: `${LAUNCHER_FOLDER}/latest-linux.yml`, use: 'feedLinux' },
  { path: `/api${launcherEndpoints.list.path}`, use: 'feedList' },
] as const

/** The addresses that launchers and other programs ask, for whoever builds them. */
export function FeedAddresses() {
  const texts = useTexts(adminLauncherTexts)
  const { url } = useSiteInfo()
  return (
    <section aria-labelledby="feeds" className="mt-14">
      <SectionHeading id="feeds" title={texts.feeds} />
      <p className="mb-4 max-w-prose text-sm text-pretty text-muted">{texts.feedsLead}</p>
      <ul>
        {FEEDS.map(({ path, use }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-mono text-sm break-all">{url + path}</p>
              <p className="mt-1 text-sm text-muted">{texts[use]}</p>
            </div>
            <CopyButton text={url + path} about={path} variant="secondary" size="sm" />
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-sm text-pretty text-muted">{texts.feedBeta}</p>
    </section>
  )
}
