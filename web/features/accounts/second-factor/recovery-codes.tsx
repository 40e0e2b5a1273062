import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { secondFactorTexts } from './second-factor.texts.ts'

/** The codes on paper, on the one occasion that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts(secondFactorTexts)
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ title: texts.copied })
    } catch {
      toast({ title: texts.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <div className="space-y-5 p-6">
      <p className="text-muted">{texts.codesLead}</p>
      <ul className="grid gap-x-6 gap-y-2 border border-line bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
