import { useId } from 'react'
import { featureKeysIn } from '#shared/constants/game-server-choices.ts'
import { isExampleAddress } from '#shared/contract/games/game-server-address.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { serverAnchor } from '#web/features/games/game-status/server-anchor.ts'
import { ServerHistory } from '#web/features/games/game-status/server-history.tsx'
import { ServerStatusDetails } from '#web/features/games/game-status/server-status-details.tsx'
import { StateBadge } from '#web/features/games/game-status/state-badge.tsx'
import { useShownStatus } from '#web/features/games/game-status/use-shown-status.ts'
import { MaintenanceList } from '#web/features/games/maintenance/maintenance-list.tsx'
import { ServerWidget } from '#web/features/games/widgets/server-widget.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { gameServersTexts } from './game-servers.texts.ts'
import { ServerActions } from './server-actions.tsx'
import { ServerFacts } from './server-facts.tsx'
import { ServerIcon } from './server-icon.tsx'
import { typeTexts } from './server-labels.texts.ts'
import { useFeatureNames } from './use-feature-names.ts'

/** One game server as a page of the dossier; the Roblox side carries the accent of the SCP world. */
export function ServerCard({
  server,
  isFallback = false,
  isFirst = false,
}: {
  server: GameServer
  isFallback?: boolean
  isFirst?: boolean
}) {
  const id = useId()
  const texts = useTexts(gameServersTexts)
  const types = useTexts(typeTexts)
  const { language } = useLanguage()
  const status = useShownStatus(server.id, { isFallback })
  const isScp = server.type === 'roblox'
  const told = otherLanguage(server, language)
  const description = server[`description_${language}`]
  return (
    <article
      id={isFallback ? undefined : serverAnchor(server.id)}
      aria-labelledby={id}
      className={classNames(
        'ticks scroll-mt-24 relative grid grid-cols-[minmax(0,1fr)] border border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        isScp ? 'bg-scp-ground [--tick-color:var(--color-scp)]' : 'bg-raised',
      )}
    >
      <div className="relative min-h-44 sm:min-h-60">
        <Picture
          path={isScp ? '/images/game-scp.jpg' : '/images/game-zombie.jpg'}
          alt=""
          tone={isScp ? 'scp' : 'dusk'}
          seed={server.id + 10}
          sizes="(min-width: 1024px) 1000px, 100vw"
          isFirstView={isFirst}
          className="absolute! inset-0"
        />
        {isScp && <div className="hazard absolute inset-x-0 top-0 h-2" aria-hidden="true" />}
        <span
          className={classNames(
            'absolute bottom-4 left-4 flex size-12 items-center justify-center border bg-ground/85',
            isScp ? 'border-scp text-scp' : 'border-edge text-text',
          )}
        >
          <ServerIcon name={server.icon} />
        </span>
      </div>
      <div className="min-w-0 p-5 md:p-8">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Badge tone={isScp ? 'scp' : 'sand'}>{types[server.type]}</Badge>
          <StateBadge state={status?.state ?? null} />
          {isExampleAddress(server.ip) && <SampleMark>{texts.exampleAddress}</SampleMark>}
        </div>
        <h2 id={id} className="display text-2xl md:text-4xl">
          {server.name_server}
        </h2>
        <p className="mt-3 mb-5 max-w-prose text-muted empty:mt-0">
          <LanguageMark of={told} className="mr-3" />
          {description && <span lang={told}>{description}</span>}
        </p>
        <MaintenanceList windows={server.maintenance} className="mb-6 space-y-2" />
        <div className="mb-6 flex flex-wrap gap-3 max-sm:[&>:is(a,button)]:w-full">
          <ServerActions server={server} state={status?.state} />
        </div>
        <ServerFacts server={server} status={status} />
        <FeatureList features={server[`features_${language}`]} label={texts.features} />
        <ServerStatusDetails status={status} />
      </div>
      {!isFallback && (
        <>
          <ServerHistory
            serverId={server.id}
            className="border-t border-line p-5 md:p-8 lg:col-span-2 lg:py-6"
          />
          <ServerWidget
            id={server.id}
            name={server.name_server}
            className="border-t border-line px-5 py-3 md:px-8 lg:col-span-2"
          />
        </>
      )}
    </article>
  )
}

function FeatureList({ features, label }: { features: string; label: string }) {
  const shown = useFeatureNames().named(featureKeysIn(features))
  if (shown.length === 0) return null
  return (
    <>
      <h3 className="label mt-5 mb-3 text-muted">{label}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {shown.map(({ key, name, language }) => (
          <li key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-1.5 shrink-0 bg-olive" />
            <span lang={language} className="min-w-0">
              {name}
            </span>
            <LanguageMark of={language} />
          </li>
        ))}
      </ul>
    </>
  )
}
