import { Plus, Trash2 } from 'lucide-react'
import { ACTION_MOMENTS } from '#shared/constants/shop/products.ts'
import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ActionFields } from './action-fields.tsx'
import { productEditorTexts } from './product-editor.texts.ts'
import { actionsIn } from './product-form.ts'

const NEW = {
  command: {
    when: 'bought',
    kind: 'command',
    gameServerId: null,
    command: '',
    requiresOnline: false,
    freeSlots: 0,
    idempotent: false,
  },
  role: { when: 'bought', kind: 'role', role: null },
  landcoins: { when: 'bought', kind: 'landcoins', amount: 1 },
} as const satisfies Record<string, StaffAction>

/** What is done when the product is bought, when its time has ended and when it is refunded. */
export function ActionsEditor({
  text,
  error,
  onText,
}: {
  /** The actions as JSON. */
  text: string
  error: string | undefined
  onText: (text: string) => void
}) {
  const texts = useTexts(productEditorTexts)
  const mayCommand = usePermission('send_game_commands')
  const mayGiveCoins = usePermission('manage_balances')
  const isKept = (kind: StaffAction['kind']) =>
    (kind === 'command' && !mayCommand) || (kind === 'landcoins' && !mayGiveCoins)
  const actions = actionsIn({ actions: text })
  const keep = (changed: readonly StaffAction[]) => onText(JSON.stringify(changed))
  const replace = (index: number, action: StaffAction) =>
    keep(actions.map((each, at) => (at === index ? action : each)))
  return (
    <section aria-labelledby="product-actions" className="space-y-4">
      <h2 id="product-actions" className="display text-xl">
        {texts.actions}
      </h2>
      <p className="text-sm text-muted">{texts.actionsHint}</p>
      {!mayCommand && <Notice title={texts.commandsLocked} />}
      {!mayGiveCoins && <Notice title={texts.coinsLocked} />}
      <ol className="space-y-4">
        {actions.map((action, index) => {
          const isLocked = isKept(action.kind)
          return (
            <li key={index}>
              <fieldset disabled={isLocked} className="space-y-4 border border-line bg-raised p-4">
                <legend className="label px-1 text-sand">
                  {index + 1}. {texts.kinds[action.kind]}
                </legend>
                <SelectField
                  label={texts.when}
                  value={action.when}
                  options={ACTION_MOMENTS.map((value) => ({ value, label: texts.moments[value] }))}
                  onChange={({ target }) =>
                    replace(index, { ...action, when: target.value as StaffAction['when'] })
                  }
                />
                <ActionFields action={action} onChange={(changed) => replace(index, changed)} />
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={isLocked}
                  onClick={() => keep(actions.filter((_, at) => at !== index))}
                >
                  <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
                  {texts.removeAction}
                </Button>
              </fieldset>
            </li>
          )
        })}
      </ol>
      {error && (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(['command', 'role', 'landcoins'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="sm"
            disabled={isKept(kind)}
            onClick={() => keep([...actions, NEW[kind]])}
          >
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            {texts.kinds[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}
