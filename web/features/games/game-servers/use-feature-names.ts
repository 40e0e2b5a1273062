import { addedFeatureId, addedFeatureKey } from '#shared/constants/game-server-choices.ts'
import type { Language } from '#shared/constants/languages.ts'
import { useCollection } from '#web/features/content/collections/collections.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { lookUp } from '#web/i18n/look-up.ts'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { featureWords } from './server-labels.texts.ts'

/** A feature by name, and in which language that is where it is not the page's. */
export type NamedFeature = { key: string; name: string; language: Language | undefined }

/** Names features: those of every site by its words, those that staff added by their entries. What was removed has no name. */
export function useFeatureNames() {
  const words = useTexts(featureWords)
  const { language } = useLanguage()
  const { data: added = [] } = useCollection('server-features')
  const nameOf = (entry: (typeof added)[number]): NamedFeature => ({
    key: addedFeatureKey(entry.id),
    name: entry[`name_${language}`] ?? '',
    language: otherLanguage(entry, language),
  })
  return {
    /** Those that staff added, in their order. */
    added: added.map(nameOf),
    named: (keys: readonly string[]): NamedFeature[] =>
      keys.flatMap((key) => {
        if (addedFeatureId(key) === null) return [{ key, name: lookUp(words, key), language: undefined }]
        const entry = added.find(({ id }) => addedFeatureKey(id) === key)
        return entry ? [nameOf(entry)] : []
      }),
  }
}
