/** Pages of the operator's own, short links among them, make way where a release takes their address for the product. */
import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { raiseContentVersion } from '#server/db/raise-content-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { pageAudit } from '#shared/contract/content/pages.audit.texts.ts'
import type { AuditNoun } from '#shared/contract/platform/audit-noun.ts'
import type { MenuEntry } from '#shared/contract/platform/menus.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import { pathOf } from '#shared/links.ts'
import { isReservedPath } from '#shared/reserved-segments.ts'
import { freePaths } from './free-paths.ts'

type Place = Pick<
  Selectable<Schema['pages']>,
  'id' | 'path' | 'redirect_to' | 'moved_from' | 'deleted_at' | 'version'
>
type KeptSettings = { menus?: Record<string, MenuEntry[]> }

/**
 * Moves what stands at an address that is the product's now to a free one. Its former address leads on wherever the product has
 * no page yet; menus, short links and the announcement that named it name the new one. Staff read of it in the log and on
 * the first-day list. Call it after `migrate`, inside the same `database.exclusive`; done once, it changes nothing any more.
 */
export async function makeWay(
  database: Database,
  { siteUrl, now }: { siteUrl: string; now: Date },
  isReserved: (path: string) => boolean = isReservedPath,
): Promise<void> {
  const { query } = database
  const at = now.getTime()
  const places: Place[] = await query
    .selectFrom('pages')
    .select(['id', 'path', 'redirect_to', 'moved_from', 'deleted_at', 'version'])
    .execute()
  const former = await query.selectFrom('former_page_paths').selectAll().execute()
  const moving = places.filter(({ path }) => isReserved(path))
  const leading = former.filter(({ path, is_reserved }) => is_reserved === 0 && isReserved(path))
  if (moving.length === 0 && leading.length === 0) return

  const taken = new Set(
    [...places, ...former].flatMap((place) => [
      place.path,
      ...('redirect_to' in place && place.redirect_to !== null ? [ownPathIn(place.redirect_to)?.path] : []),
    ]),
  )
  const free = freePaths(
    moving.map(({ path }) => path),
    (path) => !isReserved(path) && !taken.has(path),
  )
  const pathNow = ({ path }: Pick<Place, 'path'>) => free.get(path) ?? path
  /** Where what was named by an address that is the product's now is found. */
  const followed = new Map<string, string>()
  for (const { path, page_id } of leading) {
    const page = places.find(({ id, deleted_at }) => id === page_id && deleted_at === null)
    if (page) followed.set(path, pathNow(page))
  }
  for (const place of moving) if (place.deleted_at === null) followed.set(place.path, pathNow(place))

  for (const place of moving) await move(place)
  await leadOn()
  await leadLinksOn()
  await leadAnnouncementOn()
  await leadMenusOn()
  for (const topic of ['pages', 'site']) await raiseContentVersion(query, topic)

  async function move(place: Place) {
    const path = pathNow(place)
    await query
      .updateTable('pages')
      .set({ path, moved_from: place.moved_from ?? place.path, changed_at: at, version: place.version + 1 })
      .where('id', '=', place.id)
      .execute()
    await record(pageAudit, place.id, { path: place.path }, { path })
  }

  async function leadOn() {
    for (const { id, path, deleted_at } of moving) {
      if (deleted_at !== null) continue
      await query
        .insertInto('former_page_paths')
        .values({ path, page_id: id, is_reserved: 1 })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ page_id: id, is_reserved: 1 }))
        .execute()
    }
    for (const { path } of leading)
      await query.updateTable('former_page_paths').set({ is_reserved: 1 }).where('path', '=', path).execute()
  }

  async function leadLinksOn() {
    for (const { id, redirect_to } of places) {
      const next = redirect_to === null ? null : follow(redirect_to)
      if (next === redirect_to) continue
      await query
        .updateTable('pages')
        .set((row) => ({ redirect_to: next, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    }
  }

  async function leadAnnouncementOn() {
    const told = await query.selectFrom('announcement').select(['id', 'url']).executeTakeFirst()
    if (!told?.url || follow(told.url) === told.url) return
    await query
      .updateTable('announcement')
      .set((row) => ({ url: follow(told.url ?? ''), version: row('version', '+', 1) }))
      .where('id', '=', told.id)
      .execute()
  }

  async function leadMenusOn() {
    const { id, settings } = await query.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow()
    const kept = JSON.parse(settings) as KeptSettings
    if (!kept.menus) return
    const menus = Object.fromEntries(
      Object.entries(kept.menus).map(([name, menu]) => [name, menu.map(ledOn)] as const),
    )
    const next = JSON.stringify({ ...kept, menus })
    if (next === settings) return
    await query
      .updateTable('site_settings')
      .set((row) => ({ settings: next, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(siteAudit, 0, { menus: kept.menus }, { menus })
  }

  function ledOn(entry: MenuEntry): MenuEntry {
    const to = entry.to === null ? null : follow(entry.to)
    const items = entry.items?.map((item) => ({ ...item, to: follow(item.to) })) ?? null
    return { ...entry, to, items }
  }

  /** The same link, by the new path where it named one that is followed. */
  function follow(to: string): string {
    const own = ownPathIn(to)
    const path = own && followed.get(own.path)
    return own && path ? own.before + path + own.after : to
  }

  /** The path of an address of this site, however it is written, and what stands around it. */
  function ownPathIn(to: string) {
    const before = to.startsWith(`${siteUrl}/`) ? siteUrl : ''
    const own = to.slice(before.length)
    if (!own.startsWith('/')) return null
    const path = pathOf(own)
    return { before, path: path.toLowerCase(), after: own.slice(path.length).replace(/^\/+/, '') }
  }

  async function record(
    noun: AuditNoun<'make_way' | 'update'>,
    noun_id: number,
    before: object,
    after: object,
  ) {
    const kept = { before: JSON.stringify(before), after: JSON.stringify(after) }
    await query
      .insertInto('audit_log')
      .values({ at, actor_id: null, action: 'make_way', noun: noun.name, noun_id, ...kept })
      .execute()
  }
}
