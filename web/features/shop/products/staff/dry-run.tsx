import { useState } from 'react'
import type { ProductAction } from '#shared/contract/shop/product-actions.ts'
import type { PlannedCommand } from '#shared/contract/shop/products-staff.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useDryRun } from './admin-products.mutations.ts'
import { productEditorTexts } from './product-editor.texts.ts'
import { actionsIn, type ProductFormFields } from './product-form.ts'

/** Shows every command of what is in the editor, saved or not, exactly as it would be sent. Nothing is. */
export function DryRun({ fields }: { fields: ProductFormFields }) {
  const texts = useTexts(productEditorTexts)
  const [player, setPlayer] = useState('Steve')
  const [quantity, setQuantity] = useState('1')
  const { mutate: run, data, error, isPending } = useDryRun()
  function show() {
    const durationDays = fields.durationDays.trim() === '' ? null : Number(fields.durationDays)
    // What no command needs is none of its business.
    const commands = actionsIn(fields).filter(({ kind }) => kind === 'command') as ProductAction[]
    run({ player: player.trim(), quantity: Number(quantity), durationDays, actions: commands })
  }
  return (
    <section aria-labelledby="product-dry-run" className="space-y-4 border-t border-line pt-6">
      <h2 id="product-dry-run" className="display text-xl">
        {texts.dryRun}
      </h2>
      <p className="text-sm text-muted">{texts.dryRunHint}</p>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={texts.player}
          value={player}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setPlayer(target.value)}
        />
        <TextField
          label={texts.quantity}
          value={quantity}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setQuantity(target.value.replace(/\D/g, ''))}
        />
        <Button variant="outline" aria-busy={isPending || undefined} disabled={isPending} onClick={show}>
          {texts.showCommands}
        </Button>
      </div>
      <div role="status">
        {error && <p className="text-sm text-alarm">{failureMessage(error, texts.dryRunFailed)}</p>}
        {data && !error && <Planned commands={data} />}
      </div>
    </section>
  )
}

function Planned({ commands }: { commands: readonly PlannedCommand[] }) {
  const texts = useTexts(productEditorTexts)
  if (commands.length === 0) return <p className="text-sm text-muted">{texts.noCommands}</p>
  return (
    <ol className="space-y-3">
      {commands.map((planned, index) => (
        <li key={index} className="border-l-2 border-line pl-4">
          <p className="label text-muted">
            {texts.moments[planned.when]} · {planned.gameServer ?? texts.serverGone}
            {planned.times > 1 && ` · × ${planned.times}`}
          </p>
          {planned.command === null ? (
            <p className="text-sm">
              {texts.waitsFor} {planned.waitsFor.map((name) => `{${name}}`).join(', ')}
            </p>
          ) : (
            <code className="block font-mono text-sm whitespace-pre-wrap">{planned.command}</code>
          )}
        </li>
      ))}
    </ol>
  )
}
