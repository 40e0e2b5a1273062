import { parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { definePage } from '#web/routing/page.ts'
import { legalQueries } from './legal.queries.ts'
import { legalPage } from './legal-page.ts'

export const page = definePage<LegalDocument>({
  ...legalPage,
  about: ({ pathname }) => {
    const named = parametersIn(addresses.legalDocument, pathname)
    return named && legalQueries.document(named.key)
  },
  head: ({ language }, found) => {
    const title = found[`title_${language}`]
    return { title, description: found[`lead_${language}`] ?? title }
  },
})
