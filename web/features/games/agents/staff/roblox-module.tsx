import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { robloxModel } from './roblox-model.ts'
import { robloxModuleTexts } from './roblox-module.texts.ts'

const NAME = 'FrontLand'

/** What the module is and where it is had, for a game server of Roblox. */
export function RobloxModule() {
  const texts = useTexts(robloxModuleTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8">
      <h2 id={id} className="display text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-prose text-pretty text-muted">{texts.lead}</p>
      <ol className="mt-4 max-w-prose list-decimal space-y-1 pl-5">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 mb-4 max-w-prose text-pretty text-muted">{texts.notSold}</p>
      <SaveButton label={texts.plain} name={`${NAME}.luau`} fileOf={(module) => module} />
    </section>
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
  const [isFetching, setFetching] = useState(false)
  async function save() {
    if (isFetching) return
    setFetching(true)
    try {
      // Nobody else needs it.
      const module = await import('#agent/roblox/FrontLand.luau?raw')
      saveFile(new Blob([fileOf(module.default)], { type: 'text/plain' }), name)
    } catch {
      toast({ title: texts.failed, variant: 'destructive' })
    } finally {
      setFetching(false)
    }
  }
  return (
    <Button variant="outline" aria-busy={isFetching} onClick={() => void save()}>
      <Download size={18} strokeWidth={1.5} aria-hidden="true" />
      {label}
    </Button>
  )
}
