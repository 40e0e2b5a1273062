import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import { conflictTexts } from '#web/editing/conflict.texts.ts'
import { DeliveredNotice } from '#web/editing/delivered/delivered-notice.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { productEditorTexts } from './product-editor.texts.ts'
import { actionsIn, deliveredFieldsOf } from './product-form.ts'
import type { ProductEditing } from './use-product-editor.ts'

/** What a later release delivers in place of a product that staff have made theirs. */
export function DeliveredProduct({ editing: { item, edits } }: { editing: ProductEditing }) {
  const texts = useTexts(productEditorTexts)
  const { ticked } = useTexts(conflictTexts)
  const mayCommand = usePermission('send_game_commands')
  if (!item) return null
  const named: Readonly<Record<string, string>> = { ...texts.categories, ...texts.types, ...texts.worlds }
  const inAction = (action: StaffAction) =>
    action.kind === 'command'
      ? `${texts.moments[action.when]}: ${action.command}`
      : `${texts.moments[action.when]}: ${texts.kinds[action.kind]}`
  return (
    <DeliveredNotice
      differing={deliveredFieldsOf(item, edits.values).filter(([field]) => field !== 'actions' || mayCommand)}
      labels={{ ...texts.labels, actions: texts.actions }}
      inWords={(field, text) => {
        if (field === 'actions') return actionsIn({ actions: text }).map(inAction).join('\n')
        if (field === 'category' || field === 'type' || field === 'server') return named[text] ?? text
        return text === TICKED ? ticked : text
      }}
      onTake={edits.set}
    />
  )
}
