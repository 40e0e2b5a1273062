/** What the environment says of the settings: it wins over what is set in the panel, and is not changed there. */
import { AppError } from '#server/lib/app-error.ts'
import { LOCKABLE_SETTINGS, type LockableSetting } from '#shared/constants/site.ts'
import type { SiteChange, SiteSettings } from '#shared/contract/platform/site.ts'

export type FixedSettings = { [Setting in LockableSetting]?: string | undefined }

type Group = Readonly<Record<string, unknown>>

export function createFixedSettings(fixed: FixedSettings) {
  const locked = LOCKABLE_SETTINGS.filter((setting) => fixed[setting] !== undefined)
  return {
    locked,

    /** The settings as they stand with it. */
    over: (settings: SiteSettings): SiteSettings =>
      locked.reduce((before, setting) => withValue(before, setting, fixed[setting]), settings),

    /**
     * The change without it: what is said again is no change.
     * @throws {AppError} `validation_failed` naming what would change it
     */
    without(change: SiteChange): SiteChange {
      const said = locked.filter((setting) => valueAt(change, setting) !== undefined)
      const refused = said.filter((setting) => valueAt(change, setting) !== fixed[setting])
      if (refused.length > 0)
        throw new AppError('validation_failed', {
          fields: Object.fromEntries(refused.map((setting) => [setting, 'fixedByEnvironment' as const])),
        })
      return said.reduce((before, setting) => withValue(before, setting, undefined), change)
    },
  }
}

/** A setting stands by itself or in a group, such as `seller.name`. */
function valueAt(settings: object, setting: LockableSetting): unknown {
  const [key, inner] = partsOf(setting)
  const value = (settings as Group)[key]
  return inner === undefined ? value : (value as Group | undefined)?.[inner]
}

function withValue<Settings extends object>(
  settings: Settings,
  setting: LockableSetting,
  value: unknown,
): Settings {
  const [key, inner] = partsOf(setting)
  const group = (settings as Group)[key] as Group | undefined
  return { ...settings, [key]: inner === undefined ? value : { ...group, [inner]: value } }
}

const partsOf = (setting: LockableSetting) => setting.split('.') as [key: string, inner?: string]
