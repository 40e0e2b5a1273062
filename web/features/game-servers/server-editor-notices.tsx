import {
  DECLARED_STATES,
  GAME_SERVER_DIFFICULTIES,
  GAME_SERVER_TYPES,
} from '#shared/constants/game-servers.ts'
import { conflictTexts } from '#web/i18n/conflict.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EditClashes } from '#web/ui/edit-clashes.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { iconTexts } from './icon-choice.texts.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import { listFeatures, type ServerFields, TICKED } from './server-editor-form.ts'
import { difficultyTexts, featureTexts, stateTexts, typeTexts } from './server-labels.texts.ts'
import type { ServerEditing } from './use-server-editor.ts'

/** What the editor has to know before going on: others were here, or the fields come out of this tab's memory. */
export function ServerEditorNotices({ editing: { edits, obstacle, startAnew } }: { editing: ServerEditing }) {
  const texts = useTexts(serverEditorTexts)
  const conflict = useTexts(conflictTexts)
  const describe = useFieldDescriptions()
  if (obstacle === 'removed') {
    return (
      <Notice tone="warning" title={texts.removedTitle}>
        <p>{texts.removedDetail}</p>
        <Button variant="outline" onClick={startAnew}>
          {texts.saveAsNew}
        </Button>
      </Notice>
    )
  }
  if (obstacle === 'conflict' || edits.clashes.length > 0) {
    return (
      <EditClashes
        title={conflict.title}
        detail={edits.clashes.length > 0 ? conflict.chosen : conflict.merged}
        clashes={edits.clashes.map(({ field, theirs }) => ({
          field,
          name: describe.name(field),
          theirs: describe.value(field, theirs),
        }))}
        labels={conflict}
        onTake={(field) => edits.takeTheirs(field as keyof ServerFields)}
        onKeep={(field) => edits.keepMine(field as keyof ServerFields)}
      />
    )
  }
  if (!edits.wasRestored || !edits.isChanged) return null
  return (
    <Notice title={texts.restored}>
      <Button variant="outline" onClick={edits.discard}>
        {texts.discard}
      </Button>
    </Notice>
  )
}

/** Names and values of fields in words. */
function useFieldDescriptions() {
  const texts = useTexts(serverEditorTexts)
  const features = useTexts(featureTexts)
  const icons: Readonly<Record<string, string>> = useTexts(iconTexts)
  const [types, difficulties, states] = [useTexts(typeTexts), useTexts(difficultyTexts), useTexts(stateTexts)]

  function value(field: keyof ServerFields, text: string): string {
    switch (field) {
      case 'features_ru':
      case 'features_en':
        return listFeatures(text)
          .map((key) => features[key])
          .join(', ')
      case 'icon':
        return icons[text] ?? text
      case 'isHidden':
        return text === TICKED ? texts.yes : ''
      case 'declaredState':
        return DECLARED_STATES.filter((state) => state === text).map((state) => states[state])[0] ?? ''
      case 'difficulty':
        return (
          GAME_SERVER_DIFFICULTIES.filter((level) => level === text).map((level) => difficulties[level])[0] ??
          ''
        )
      case 'type':
        return GAME_SERVER_TYPES.filter((type) => type === text).map((type) => types[type])[0] ?? ''
      default:
        return text
    }
  }
  function name(field: keyof ServerFields): string {
    const language = field.endsWith('_ru') ? texts.russian : field.endsWith('_en') ? texts.english : null
    return [texts.labels[field], language].filter(Boolean).join(', ')
  }
  return { name, value }
}
