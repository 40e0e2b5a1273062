import { LANGUAGES } from '#shared/constants/languages.ts'
import type { CollectionNamed } from '#shared/contract/content/collections/all-collections.ts'
import type { EntryOf } from '#shared/contract/content/collections/collection.ts'
import type { Rule, RulesPage } from '#shared/contract/content/rules.ts'
import { RULES_PATH } from '#shared/own-paths.ts'

type Entry = EntryOf<CollectionNamed<'rules'>>

export type RulesService = ReturnType<typeof createRulesService>
export function createRulesService({ listAll }: { listAll: () => Promise<Entry[]> }) {
  const listAt = async (path: string) => (path === RULES_PATH ? listAll() : [])

  return {
    isAt: async (path: string): Promise<boolean> => (await listAt(path)).length > 0,

    /** The rules as the page at a path; null where none stands. */
    async at(path: string): Promise<RulesPage | null> {
      const entries = await listAt(path)
      if (entries.length === 0) return null
      return {
        path,
        rules: entries.map(presentRule),
        languages: LANGUAGES.filter((language) =>
          entries.some(({ languages }) => languages.includes(language)),
        ),
      }
    },
  }
}

function presentRule({ textHtml_ru, textHtml_en, ...entry }: Entry): Rule {
  const { id, kind, title_ru, title_en, penalty_ru, penalty_en, languages } = entry
  const penalty = kind === 'rule' ? { penalty_ru, penalty_en } : { penalty_ru: null, penalty_en: null }
  return { id, kind, title_ru, title_en, html_ru: textHtml_ru, html_en: textHtml_en, ...penalty, languages }
}
