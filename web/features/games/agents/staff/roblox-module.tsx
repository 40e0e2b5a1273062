import { Download } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelSection } from '#web/ui/panel/panel-section.tsx'
import { robloxModel } from './roblox-model.ts'
import { useSaveRobloxModule } from './roblox-module.mutations.ts'
import { robloxModuleTexts } from './roblox-module.texts.ts'

const NAME = 'FrontLand'

/** What the module is and where it is had, for a game server of Roblox. */
export function RobloxModule() {
  const texts = useTexts(robloxModuleTexts)
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <ol className="max-w-prose list-decimal space-y-1 pl-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="my-4 max-w-prose text-pretty text-muted">{texts.notSold}</p>
      <SaveButton label={texts.plain} name={`${NAME}.luau`} fileOf={(module) => module} />
    </PanelSection>
  )
}

/** The module with a key that is shown just now: the file is made here, and the key goes nowhere. */
export function RobloxModuleWithKey({ agentKey }: { agentKey: string }) {
  const texts = useTexts(robloxModuleTexts)
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <p className="text-sm text-muted">{texts.withKeyLead}</p>
      <SaveButton
        label={texts.withKey}
        name={`${NAME}.rbxmx`}
        fileOf={(module) => robloxModel({ url: window.location.origin, key: agentKey }, module)}
      />
    </div>
  )
}

function SaveButton({
  label,
  name,
  fileOf,
}: {
  label: string
  name: string
  fileOf: (module: string) => string
}) {
  const texts = useTexts(robloxModuleTexts)
  const save = useSaveRobloxModule(name, fileOf)
  return (
    <Button
      variant="outline"
      aria-busy={save.isPending || undefined}
      onClick={() =>
        !save.isPending &&
        save.mutate(undefined, { onError: () => toast({ title: texts.failed, variant: 'destructive' }) })
      }
    >
      <Download size={18} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Button>
  )
}
