/** What the database keeps of the settings: where the operator's site differs from the delivered one. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import { type SiteSettings, siteSettingsSchema } from '#shared/contract/platform/site.ts'
import { deliveredSite } from '#shared/delivered-site.ts'

type Parts = Readonly<Record<string, unknown>>

/** The whole settings; what a release adds stands as delivered, what it took away or takes no more is left out. */
export function settingsIn(kept: string): SiteSettings {
  const known = Object.entries(JSON.parse(kept) as Parts).filter(([key]) => key in deliveredSite)
  const settings = changed(deliveredSite, Object.fromEntries(known))
  const homeSections = inPlace(settings.homeSections)
  return passing({ ...settings, homeSections }) as SiteSettings
}

/** The blocks of home that this release has, in the order that was chosen; what is new stands after what it is delivered after. */
function inPlace(chosen: SiteSettings['homeSections']): SiteSettings['homeSections'] {
  const delivered = deliveredSite.homeSections
  const placed = chosen.filter(({ key }) => delivered.some((section) => section.key === key))
  for (const [index, section] of delivered.entries()) {
    if (placed.some(({ key }) => key === section.key)) continue
    const before = placed.findIndex(({ key }) => key === delivered[index - 1]?.key)
    placed.splice(before + 1, 0, section)
  }
  return placed
}

/** With what does not pass as delivered: a setting by itself, of a group each of its keys. */
function passing(
  settings: object,
  shape: Shape = siteSettingsSchema.shape,
  delivered: object = deliveredSite,
) {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]): [string, unknown] => {
      const schema = shape[key]
      if (!schema) return [key, value]
      const read = z.safeParse(schema, value)
      if (read.success) return [key, read.data]
      const standing = (delivered as Parts)[key]
      const inner = 'shape' in schema ? (schema.shape as Shape) : null
      return [
        key,
        inner && isRecord(value) && isRecord(standing) ? passing(value, inner, standing) : standing,
      ]
    }),
  )
}
type Shape = Readonly<Record<string, z.ZodMiniType>>

/** A change on top of the settings: an object is merged key by key, anything else is replaced. */
export function changed(settings: SiteSettings, change: object): SiteSettings {
  const before = settings as unknown as Parts
  const merged = Object.entries(withoutUndefined(change)).map(([key, value]) => [
    key,
    isRecord(value) && isRecord(before[key]) ? { ...before[key], ...withoutUndefined(value) } : value,
  ])
  return { ...settings, ...Object.fromEntries(merged) }
}

/** As it is kept; what stands as delivered is no part of it, so that it follows the next release. */
export function keptOf(settings: SiteSettings): string {
  return JSON.stringify(differences(deliveredSite as unknown as Parts, settings as unknown as Parts))
}

function differences(delivered: Parts, settings: Parts): Parts {
  const different = Object.keys(delivered)
    .filter((key) => !isDeepStrictEqual(delivered[key], settings[key]))
    .map((key) => {
      const [one, other] = [delivered[key], settings[key]]
      return [key, isRecord(one) && isRecord(other) ? differences(one, other) : other]
    })
  return Object.fromEntries(different)
}

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
