import { addresses } from '#shared/addresses.ts'
import type { AzlinkPlugin } from '#shared/contract/games/azlink/azlink-staff.ts'
import { fill } from '#shared/texts/words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAzlink } from './azlink.queries.ts'
import { azlinkTexts } from './azlink.texts.ts'
import { AzlinkForm } from './azlink-form.tsx'

/** The plugin AzLink of one game server: how it is linked, how it is, and what is set for it. */
export function Azlink({ serverId }: { serverId: number }) {
  const texts = useTexts(azlinkTexts)
  const seesDeliveries = usePermission('manage_deliveries')
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <Loaded query={useAzlink(serverId)} loadFailed={texts.loadFailed}>
        {({ siteUrl, settings, plugins }) => {
          const line = fill(texts.line, { site: siteUrl })
          return (
            <div className="space-y-6">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <code className="border border-line bg-sunken px-3 py-2 font-mono text-sm">{line}</code>
                <CopyButton text={line} label={texts.copy} variant="ghost" size="sm" />
              </div>
              {plugins.some(({ addresses, asksTwice }) => addresses > 1 || asksTwice) && (
                <Notice tone="warning" title={texts.twoHosts}>
                  {texts.twoHostsDetail}
                </Notice>
              )}
              {plugins.length === 0 ? (
                <EmptySection>{texts.none}</EmptySection>
              ) : (
                <>
                  <ul aria-label={texts.list} className="divide-y divide-line border-b border-line">
                    {plugins.map((plugin, index) => (
                      <PluginRow key={index} plugin={plugin} />
                    ))}
                  </ul>
                  {seesDeliveries && (
                    <p className="text-sm">
                      <TextLink to={`${addresses.adminDeliveries}?gameServerId=${serverId}`}>
                        {texts.toDeliveries}
                      </TextLink>
                    </p>
                  )}
                </>
              )}
              <AzlinkForm serverId={serverId} settings={settings} />
            </div>
          )
        }}
      </Loaded>
    </PanelSection>
  )
}

function PluginRow({
  plugin: { version, platform, keyName, polledAt, told, state, load },
}: {
  plugin: AzlinkPlugin
}) {
  const texts = useTexts(azlinkTexts)
  return (
    <li className="py-4 first:pt-0">
      <p className="font-medium">
        {texts.unknown} {version}{' '}
        {platform !== null && <span className="font-normal text-muted">({platform})</span>}
      </p>
      <p className="mt-1 max-w-prose text-sm">{texts.states[state]}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {texts.key} {keyName}
        </span>
        {polledAt !== null && (
          <>
            <span>
              {texts.polled} <LocalTime dateTime={polledAt} style="date-time" />
            </span>
            <span>
              {texts.told} {told}
            </span>
          </>
        )}
      </p>
      {load !== null && <Load load={load} />}
    </li>
  )
}

function Load({ load }: { load: NonNullable<AzlinkPlugin['load']> }) {
  const texts = useTexts(azlinkTexts)
  const { language } = useLanguage()
  const told = (['tps', 'cpu', 'ram', 'chunks', 'entities'] as const).flatMap((name) => {
    const figure = load[name]
    const digits = name === 'tps' ? 10 : 1
    return figure === null ? [] : [{ name, figure: Math.round(figure * digits) / digits }]
  })
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
      {told.map(({ name, figure }) => (
        <span key={name}>{fill(texts.load[name], { figure: formatNumber(figure, language) })}</span>
      ))}
    </p>
  )
}
