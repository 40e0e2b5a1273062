import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { PageRow, PagesStore } from './pages.store.ts'

/** A page that was changed, and whether visitors find something else at an address now. */
export type Changed = { row: PageRow; isPlaceChanged: boolean }

const PLACE = ['path', 'is_draft', 'published_at'] as const
export const isAnotherPlace = (before: PageRow, after: PageRow): boolean =>
  PLACE.some((field) => after[field] !== before[field])

/** What shows a change: every page has menus, so all do where an entry leads to what came, went or moved. */
export function createTopicsOf({
  pages,
  site,
}: {
  pages: Pick<PagesStore, 'formerPathsOf'>
  site: Pick<SiteService, 'leadsTo'>
}) {
  return async function topicsOf({ row, isPlaceChanged }: Changed): Promise<ContentTopic[]> {
    if (!isPlaceChanged) return ['pages']
    const former = await pages.formerPathsOf([row.id])
    const paths = [row.path, ...former.map(({ path }) => path)]
    return (await site.leadsTo(paths)) ? ['pages', 'site'] : ['pages']
  }
}
