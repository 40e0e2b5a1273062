/** What the database keeps of the settings: where the operator's site differs from the delivered one. */
import { isDeepStrictEqual } from 'node:util'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'
import { deliveredSite } from '#shared/delivered-site.ts'

type Parts = Readonly<Record<string, unknown>>

/** The whole settings; what a release adds stands as delivered, what it took away is left out. */
export function settingsIn(kept: string): SiteSettings {
  const known = Object.entries(JSON.parse(kept) as Parts).filter(([key]) => key in deliveredSite)
  return changed(deliveredSite, Object.fromEntries(known))
}

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
