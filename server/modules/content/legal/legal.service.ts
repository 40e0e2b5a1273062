import { AppError } from '#server/lib/app-error.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { isStanding, legalPathOf, STANDING_DOCUMENTS } from '#shared/legal-paths.ts'
import { type LegalEntry, presentLegal } from './present-legal.ts'

export type LegalService = ReturnType<typeof createLegalService>
export function createLegalService({
  listAll,
  listDelivered,
  describePersonalData,
}: {
  listAll: () => Promise<LegalEntry[]>
  /** As releases deliver them, whatever became of them here. */
  listDelivered: () => Promise<LegalEntry[]>
  /** The list of all that is kept about people, in Markdown. */
  describePersonalData: (language: Language) => string
}) {
  /** What is consented to at registration is always there: as delivered until staff say otherwise. */
  async function list(): Promise<LegalEntry[]> {
    const entries = await listKept()
    const missing = STANDING_DOCUMENTS.filter((name) => entries.every(({ key }) => key !== name))
    if (missing.length === 0) return entries
    const delivered = await listDelivered()
    return [...delivered.filter(({ key }) => missing.some((name) => name === key)), ...entries]
  }

  return {
    /** @throws {AppError} `not_found` when no document has the key */
    async get(key: string): Promise<LegalDocument> {
      const documents = await list()
      const found = documents.find((document) => document.key === key)
      if (!found) throw new AppError('not_found')
      return presentLegal(found, documents, describePersonalData)
    },

    /** The day of a document's edition; null where it has none, or there is no such document. */
    editionOf: async (key: string): Promise<string | null> =>
      (await list()).find((document) => document.key === key)?.edition ?? null,

    /** Where each document has its page, beside those that every site has. */
    async listPlaces() {
      return (await listFurther()).map(({ path, edition, languages }) => ({
        paths: Object.fromEntries(languages.map((language) => [language, path])),
        ...(edition && { changedAt: edition }),
      }))
    },

    /** Those that a menu may lead to beside the pages of every site. */
    listOffered: async () =>
      (await listFurther()).map(({ path, title_ru, title_en }) => ({
        to: path,
        text_ru: title_ru,
        text_en: title_en,
      })),

    /** Whether a document stands at a path. */
    isAt: async (path: string): Promise<boolean> =>
      path.startsWith('/legal/') && (await listFurther()).some((document) => document.path === path),
  }

  /** What staff have written stands before a sample that came back to its address. */
  async function listKept() {
    const entries = await listAll()
    const written = new Set(entries.filter(({ isSample }) => !isSample).map(({ key }) => key))
    return entries.filter(({ isSample, key }) => !isSample || !written.has(key))
  }

  async function listFurther() {
    return (await listKept())
      .filter(({ key }) => !isStanding(key))
      .map((entry) => ({ ...entry, path: legalPathOf(entry.key) }))
  }
}
