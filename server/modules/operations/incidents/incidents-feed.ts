import type { SiteDocument } from '#server/http/pages/documents.ts'
import { ATOM, renderAtom } from '#server/lib/atom.ts'
import { otherThan, toldIn } from '#server/lib/in-both-languages.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { feedWords } from '#shared/texts/feed-words.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import type { IncidentRow, IncidentsStore } from './incidents.store.ts'
import { presentIncident } from './present-incidents.ts'

const FEED_MAX = 20

/** The latest incidents in one language, for feed readers. */
export function createIncidentsFeed({
  incidents,
  site,
  words,
}: {
  incidents: Pick<IncidentsStore, 'list'>
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
}): SiteDocument {
  return {
    path: addresses.statusFeed,
    type: ATOM,
    topics: ['status', 'site'],
    isAlwaysOpen: true,
    async make(language) {
      const entries = (await incidents.list(FEED_MAX)).map((row) => entryOf(row, language))
      const { statusFeed: path, status: pagePath } = addresses
      return renderAtom({
        language,
        site: await site.current(),
        path,
        pagePath,
        title: (await words.read(feedWords, language)).status,
        entries,
      })
    },
  }
}

function entryOf(row: IncidentRow, language: Language) {
  const { id, kind, startsAt, updates, ...incident } = presentIncident(row)
  const told = toldIn(incident, language)
  // Updates may be told in another language than the title.
  const isToldSo = updates.length === 0 || updates.some(({ languages }) => languages.includes(told))
  const summaryLanguage = isToldSo ? told : otherThan(told)
  const { kinds } = incidentWords[told]
  const { states } = incidentWords[summaryLanguage]
  const summary = updates.map((update) => `${states[update.state]}. ${update[`text_${summaryLanguage}`]}`)
  return {
    idPath: `${addresses.status}/incidents/${id}`,
    path: addresses.status,
    language: told,
    // The page shows all of them in each language.
    pageLanguage: language,
    ...(!isToldSo && { summaryLanguage }),
    title: `${kinds[kind]}: ${incident[`title_${told}`]}`,
    summary: summary.join('\n') || kinds[kind],
    publishedAt: updates.at(-1)?.at ?? startsAt,
    updatedAt: updates[0]?.at ?? startsAt,
  }
}
