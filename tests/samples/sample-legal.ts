/** The legal documents as a new site tells them. */
import { presentLegal } from '#server/modules/content/legal/present-legal.ts'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { isStanding, type StandingDocument } from '#shared/legal-paths.ts'
import { sampleCollection } from './sample-collections.ts'

export function sampleLegal(key: StandingDocument): LegalDocument {
  const all = sampleCollection('legal')
  const found = all.find((entry) => entry.key === key)
  if (!found) throw new Error(`No site is delivered with the document ${key}.`)
  return presentLegal(found, all, () => '')
}

/** What the call at a path of the API answers; undefined where it asks for none of them. */
export function sampleLegalAt(path: string): LegalDocument | undefined {
  const key = path.replace('/api/legal/', '')
  return isStanding(key) ? sampleLegal(key) : undefined
}
