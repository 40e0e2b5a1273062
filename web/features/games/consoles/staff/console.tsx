import { useTexts } from '#web/i18n/language.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useConsole } from './console.queries.ts'
import { consoleTexts } from './console.texts.ts'
import { ConsoleForm } from './console-form.tsx'

const propertiesOf = (port: number) =>
  ['enable-rcon=true', `rcon.port=${port}`, 'rcon.password=…', 'broadcast-rcon-to-ops=false'].join('\n')

/** The console of one game server that the site itself runs commands in: the way to it, and whether it works. */
export function Console({ serverId }: { serverId: number }) {
  const texts = useTexts(consoleTexts)
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <Loaded query={useConsole(serverId)} loadFailed={texts.loadFailed}>
        {(view) => {
          const properties = propertiesOf(view.port)
          return (
            <div className="space-y-6">
              {view.trouble === null ? (
                <p role="status">{view.isOn ? texts.on : texts.off}</p>
              ) : (
                <Notice tone="warning" title={texts.wrong}>
                  {texts.troubles[view.trouble]}
                </Notice>
              )}
              <div>
                <p className="mb-2 text-sm text-muted">{texts.properties}</p>
                <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
                  <pre className="border border-line bg-sunken px-3 py-2 font-mono text-sm">{properties}</pre>
                  <CopyButton text={properties} label={texts.copy} variant="ghost" size="sm" />
                </div>
              </div>
              <ConsoleForm serverId={serverId} saved={view} />
            </div>
          )
        }}
      </Loaded>
    </PanelSection>
  )
}
