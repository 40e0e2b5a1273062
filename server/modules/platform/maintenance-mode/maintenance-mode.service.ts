/** The switch that closes the site, or parts of it, for everybody but those who pass. */

import { AppError } from '#server/lib/app-error.ts'
import type { Closure } from '#server/lib/closure.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { PLACED_PARTS } from '#shared/closable-parts.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { Part } from '#shared/constants/parts.ts'
import { maintenanceModeAudit } from '#shared/contract/platform/maintenance-mode.audit.texts.ts'
import type { MaintenanceMode, MaintenanceModeChange } from '#shared/contract/platform/maintenance-mode.ts'
import { closureFor, endOf, isClosedAt, partsOf } from './closure-of-row.ts'
import type { MaintenanceModeRow, MaintenanceModeStore } from './maintenance-mode.store.ts'

/** Its changes as other processes learn of them; nothing that is kept shows it. */
const TOPIC = 'maintenance-mode'

export type MaintenanceModeService = ReturnType<typeof createMaintenanceModeService>
export function createMaintenanceModeService({
  mode,
  versioned,
  invalidation,
  now,
}: {
  mode: MaintenanceModeStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  now: () => Date
}) {
  const changes = versioned.of(maintenanceModeAudit, presentFields)
  /** What is known of it: visitors are answered by that alone. */
  let known: MaintenanceModeRow | undefined
  let isStale = true
  let readings = 0
  invalidation.onInvalidate((topic) => {
    if (topic !== TOPIC) return
    isStale = true
    // What fails now is tried again by the next look.
    void refresh().catch(() => {})
  })

  return {
    getForStaff: async (): Promise<MaintenanceMode> => present(await mode.read()),

    /**
     * Changes what is given; this process knows of it when it is told, every other within a second.
     * @throws {AppError} `conflict` for a stale version, `validation_failed` where it would end before it begins
     */
    async update({ version, ...change }: MaintenanceModeChange, actor: Actor): Promise<MaintenanceMode> {
      const row = await invalidation.change([TOPIC, 'status'], () =>
        changes.update(actor, {
          read: () => mode.read(),
          version,
          edit: () => columnsOf(change),
          save: (fields, before) => {
            const after = { ...before, ...fields }
            assertAhead(after, now().getTime())
            const isSwitched = after.is_on !== before.is_on
            const began = after.is_on === 1 && { since: now().getTime() }
            return mode.update(
              { ...fields, ...(isSwitched && { switched_by: actor.id, ...began }) },
              before.version,
            )
          },
        }),
      )
      take(row)
      return present(row)
    },

    /** What keeps visitors out of a part, or of what belongs to none; null where it is open. */
    closureOf(part: Part | undefined): Closure | null {
      if (!known?.is_on || !isClosedAt(known, now().getTime())) return null
      const parts = partsOf(known)
      if (parts.length > 0 && (part === undefined || !parts.includes(part))) return null
      return closureFor(known, now().getTime())
    },

    /** What was closed last and for how long, by the clock: all of it where `parts` is empty; null where nothing ever was. */
    closing(): { parts: readonly Part[]; from: number; to: number } | null {
      if (!known?.is_on || known.since === null) return null
      return { parts: partsOf(known), from: known.since, to: endOf(known) }
    },

    /** Reads it where it is not known, or not any more. Meant to be called before anybody is answered, and every second. */
    async learn(): Promise<void> {
      if (isStale) await refresh()
    },
  }

  /** Of several readings under way the last one counts. */
  async function refresh(): Promise<void> {
    readings += 1
    const reading = readings
    const row = await mode.read()
    if (reading === readings) take(row)
  }

  function take(row: MaintenanceModeRow): void {
    readings += 1
    known = row
    isStale = false
  }

  function present(row: MaintenanceModeRow): MaintenanceMode {
    return {
      ...presentFields(row),
      languages: LANGUAGES.filter((language) => row[`text_${language}`] !== ''),
      state: row.is_on === 0 ? 'off' : isClosedAt(row, now().getTime()) ? 'on' : 'over',
      since: isoTimeOrNull(row.since),
      by: row.by,
      version: row.version,
    }
  }
}

function presentFields({ is_on, text_ru, text_en, until, ...row }: MaintenanceModeRow) {
  return { isOn: is_on === 1, parts: partsOf(row), text_ru, text_en, until: isoTimeOrNull(until) }
}

function columnsOf({ isOn, parts, text_ru, text_en, until }: Omit<MaintenanceModeChange, 'version'>) {
  return {
    is_on: isOn === undefined ? undefined : isOn ? 1 : 0,
    // In one order, so that the same choice is no change.
    parts: parts && JSON.stringify(PLACED_PARTS.filter((part) => parts.includes(part))),
    text_ru,
    text_en,
    until: typeof until === 'string' ? Date.parse(until) : until,
  }
}

function assertAhead({ is_on, until }: Pick<MaintenanceModeRow, 'is_on' | 'until'>, time: number): void {
  if (is_on === 0 || until === null || until > time) return
  throw new AppError('validation_failed', { fields: { until: 'endIsOver' } })
}
