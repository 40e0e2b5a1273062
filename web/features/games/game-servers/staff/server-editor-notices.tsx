import { GAME_SERVER_DIFFICULTIES } from '#shared/constants/game-server-choices.ts'
import { DECLARED_STATES } from '#shared/constants/game-servers.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { difficultyWords } from '#web/features/games/game-servers/server-labels.texts.ts'
import { useFeatureNames } from '#web/features/games/game-servers/use-feature-names.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { iconTexts } from './icon-choice.texts.ts'
import { serverEditorTexts } from './server-editor.texts.ts'
import { listFeatures, type ServerFields } from './server-editor-form.ts'
import type { ServerEditing } from './use-server-editor.ts'

export function ServerEditorNotices({ editing }: { editing: ServerEditing }) {
  const texts = useTexts(serverEditorTexts)
  return (
    <EditNotices
      editing={editing}
      labels={texts.labels}
      inWords={useValuesInWords()}
      removed={{
        title: texts.removedTitle,
        detail: texts.removedDetail,
        saveAsNew: texts.saveAsNew,
      }}
    />
  )
}

/** The values of fields in words. */
function useValuesInWords() {
  const { named } = useFeatureNames()
  const icons: Readonly<Record<string, string>> = useTexts(iconTexts)
  const [difficulties, states] = [useTexts(difficultyWords), useTexts(stateTexts)]

  return function inWords(field: keyof ServerFields, text: string): string | undefined {
    switch (field) {
      case 'features_ru':
      case 'features_en':
        return named(listFeatures(text))
          .map(({ name }) => name)
          .join(', ')
      case 'icon':
        return icons[text] ?? text
      case 'isHidden':
        return undefined
      case 'declaredState':
        return DECLARED_STATES.filter((state) => state === text).map((state) => states[state])[0] ?? ''
      case 'difficulty':
        return (
          GAME_SERVER_DIFFICULTIES.filter((level) => level === text).map((level) => difficulties[level])[0] ??
          ''
        )
      default:
        return text
    }
  }
}
