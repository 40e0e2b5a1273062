import type { Permission } from '#shared/constants/permissions.ts'

/** Whoever is signed in with the request at hand. */
export type CurrentUser = {
  id: number
  username: string
  /** Another one as soon as anything that the profile shows is another. */
  profileStamp: number
  permissions: readonly Permission[]
  /** What their roles give as soon as they have the second factor that one of those requires; until then `permissions` is empty. */
  withheld: readonly Permission[]
  /** Which session this is, so that others can be ended without it; empty with a key. */
  sessionHash: string
  /** Whether they have proved who they are within the last minutes. */
  isConfirmed: boolean
  /** The name of the key by which a program calls for them; there is no session then. */
  keyName?: string
}

/** Whether addresses, networks and devices of other people may be shown to `reader`, or things found by them. */
export const seesPersonalData = ({ permissions }: Pick<CurrentUser, 'permissions'>): boolean =>
  permissions.includes('view_personal_data')
