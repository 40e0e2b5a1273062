/** What stands at the addresses that staff chose, kept in memory: unknown addresses cost a look into a map. */
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { onSite } from '#server/lib/net/on-site.ts'
import { pathOf } from '#shared/links.ts'
import type { PagesStore, PlaceRow } from './pages.store.ts'

type Places = {
  byPath: ReadonlyMap<string, PlaceRow>
  byId: ReadonlyMap<number, PlaceRow>
  former: ReadonlyMap<string, number>
}

/** What a short link would be once it is saved, and where it stands now. */
type Link = { id: number | null; path: string; formerPath: string | null; to: string }

const HOPS_MAX = 20
/** A site has no more of them than its map can name. */
const PLACES_MAX = 50_000

export type PagePlaces = ReturnType<typeof createPagePlaces>
export function createPagePlaces({
  pages,
  hasRules,
  now,
  siteUrl,
}: {
  pages: Pick<PagesStore, 'listPlaces' | 'listFormerPaths'>
  /** Whether the rules stand at a path where staff have no page of their own. */
  hasRules: (path: string) => Promise<boolean>
  now: () => Date
  siteUrl: string
}) {
  const { read: places, forget } = createReadOnce(read)

  async function read(): Promise<Places> {
    const [rows, former] = await Promise.all([pages.listPlaces(PLACES_MAX), pages.listFormerPaths()])
    return {
      byPath: new Map(rows.map((row) => [row.path, row])),
      byId: new Map(rows.map((row) => [row.id, row])),
      former: new Map(former.map(({ path, page_id }) => [path, page_id])),
    }
  }

  const isOut = (place: PlaceRow | undefined): place is PlaceRow =>
    place !== undefined && place.published_at <= now().getTime()

  return {
    /** They changed. */
    forget,

    /** What a visitor finds at a path: a page, the way elsewhere, or nothing. */
    async at(path: string): Promise<{ leadsTo: string } | 'page' | null> {
      const { byPath, byId, former } = await places()
      const place = byPath.get(path)
      if (isOut(place)) return place.redirect_to === null ? 'page' : { leadsTo: place.redirect_to }
      if (await hasRules(path)) return 'page'
      const moved = byId.get(former.get(path) ?? 0)
      return isOut(moved) ? { leadsTo: moved.path } : null
    },

    /** Whether something stands at a path now, or will at its date. */
    async isTaken(path: string): Promise<boolean> {
      const { byPath, byId, former } = await places()
      return byPath.has(path) || byId.has(former.get(path) ?? 0) || hasRules(path)
    },

    /** Whether a short link would lead back to itself, over however many others. */
    async isLoop({ id, path, formerPath, to }: Link): Promise<boolean> {
      // Inside a change, which may yet be refused: what is read now is not for everybody.
      const { byPath, byId, former } = await read()
      let target = onThisSite(to)
      for (let hops = 0; target !== null; hops++) {
        if (target === path || target === formerPath || hops > HOPS_MAX) return true
        const place = byPath.get(target)
        if (place && place.id !== id)
          target = place.redirect_to === null ? null : onThisSite(place.redirect_to)
        else {
          const moved = former.get(target)
          if (moved !== undefined && moved === id) return true
          target = byId.get(moved ?? 0)?.path ?? null
        }
      }
      return false
    },
  }

  /** The path of an address of this site, however it is written; null for every other. */
  function onThisSite(to: string): string | null {
    const own = onSite(to, siteUrl)
    return own === null ? null : pathOf(own).toLowerCase()
  }
}
