import type { Language } from '#shared/constants/languages.ts'
import { type AuditNoun, type AuditSnapshot, defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'
import { allCollections } from './collections/all-collections.ts'
import type { Collection } from './collections/collection.ts'
import { isBilingual } from './collections/wire-fields.ts'

/** What the log keeps of an entry beside its fields: what it is called. */
export const NAME_FIELD = 'called'

const nouns = new Map(allCollections.map((collection) => [collection.name as string, nounOf(collection)]))

/** The words of the log for the entries of each collection, made of what the collection says of itself. */
export const collectionAudits: readonly AuditNoun[] = [...nouns.values()]

export function collectionAuditOf({ name }: Collection) {
  const noun = nouns.get(name)
  if (!noun) throw new Error(`The collection ${name} is missing in all-collections.ts`)
  return noun
}

function nounOf({ name, permission, title, fields, nameField }: Collection) {
  const named = fields[nameField]
  const nameIn = (language: Language) =>
    named && isBilingual(named) ? `${nameField}_${language}` : NAME_FIELD
  const labels = (language: Language) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) =>
        isBilingual(field)
          ? [
              [`${key}_ru`, `${field.label[language]} (${language === 'ru' ? 'рус.' : 'Russian'})`],
              [`${key}_en`, `${field.label[language]} (${language === 'ru' ? 'англ.' : 'English'})`],
            ]
          : [[key, field.label[language]]],
      ),
    ) as Record<string, string>
  return defineAuditNoun(
    `collection_${name.replaceAll('-', '_')}`,
    permission,
    {
      ru: {
        plural: `Подборка «${title.ru}»`,
        nameField: nameIn('ru'),
        changes: {
          create: `${title.ru}: добавлена запись`,
          update: `${title.ru}: изменена запись`,
          delete: `${title.ru}: удалена запись`,
          restore: `${title.ru}: возвращена запись`,
        },
        events: {
          cancelled: `${title.ru}: отменено`,
          resumed: `${title.ru}: отмена снята`,
          reordered: `${title.ru}: изменён порядок`,
          samplesAway: `${title.ru}: убраны образцы`,
          samplesBack: `${title.ru}: возвращены образцы`,
        },
        fields: labels('ru'),
      },
      en: {
        plural: `Collection “${title.en}”`,
        nameField: nameIn('en'),
        changes: {
          create: `added to ${title.en} the entry`,
          update: `changed in ${title.en} the entry`,
          delete: `deleted from ${title.en} the entry`,
          restore: `restored in ${title.en} the entry`,
        },
        events: {
          cancelled: `canceled in ${title.en}`,
          resumed: `took back in ${title.en} that it was canceled:`,
          reordered: `put in another order: ${title.en}`,
          samplesAway: `put the samples away: ${title.en}`,
          samplesBack: `brought the samples back: ${title.en}`,
        },
        fields: labels('en'),
      },
    },
    eventIn,
  )
}

function eventIn(before: AuditSnapshot, after: AuditSnapshot) {
  if ('order' in after) return 'reordered'
  if (after.samples === 'away') return 'samplesAway'
  if (after.samples === 'back') return 'samplesBack'
  if (before.isCancelled === after.isCancelled || !('isCancelled' in before)) return undefined
  return after.isCancelled === true ? 'cancelled' : 'resumed'
}
