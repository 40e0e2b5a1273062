/** Keys by which programs call: made by staff, hashed, and never worth more than their maker at that moment. */

import { createHash } from 'node:crypto'
import { AppError } from '#server/lib/app-error.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import { shortenAddress } from '#server/lib/net/network-of.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { PrivilegedChanges } from '#server/modules/accounts/roles/privileged-changes.service.ts'
import { assertNotBanned } from '#server/modules/accounts/rules/ban.ts'
import { heldPermissions } from '#server/modules/accounts/rules/joined-permissions.ts'
import { assertHoldsAll } from '#server/modules/accounts/rules/privileges.ts'
import type { UserAccess } from '#server/modules/accounts/users/user-access.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import {
  API_KEY_PREFIX,
  API_KEYS_MAX,
  PERMISSION_BY_SCOPE,
  type Scope,
} from '#shared/constants/security/scopes.ts'
import { apiKeyAudit } from '#shared/contract/accounts/api-keys.audit.texts.ts'
import type { ApiKey, ApiKeyDraft } from '#shared/contract/accounts/api-keys.ts'
import type { ApiKeyRow, ApiKeysStore } from './api-keys.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A key that has expired is still listed for a while, so that staff see why a build fails. */
const EXPIRED_KEPT_MS = 30 * DAY_MS
/** The last use is written down this coarsely. */
const TOUCH_INTERVAL_MS = 5 * 60 * 1000
const NETWORKS_KEPT = 5

export type ApiKeysService = ReturnType<typeof createApiKeysService>
export function createApiKeysService({
  keys,
  privileged,
  access,
  audit,
  site,
  now,
}: {
  keys: ApiKeysStore
  privileged: PrivilegedChanges
  access: Pick<UserAccess, 'change' | 'findForChange'>
  audit: AuditService
  site: Pick<SiteService, 'timeZone'>
  now: () => Date
}) {
  const record = audit.of(apiKeyAudit, snapshot)

  async function present(rows: readonly ApiKeyRow[]): Promise<ApiKey[]> {
    const uses = await keys.listUses(rows.map(({ id }) => id))
    return rows.map((row) => {
      const own = uses.filter(({ key_id }) => key_id === row.id)
      return {
        id: row.id,
        name: row.name,
        scopes: scopesOf(row),
        owner: { id: row.user_id, username: row.username },
        createdAt: isoTime(row.created_at),
        expiresAt: isoTimeOrNull(row.expires_at),
        isExpired: isExpired(row),
        lastUsedAt: own[0] ? isoTime(own[0].used_at) : null,
        networks: own.map(({ network }) => network),
      }
    })
  }

  const isExpired = ({ expires_at }: Pick<ApiKeyRow, 'expires_at'>) =>
    expires_at !== null && expires_at <= now().getTime()

  return {
    /**
     * For whom a key calls, with what it is for: of the permissions that its maker has at this moment those of its scopes.
     * @throws {AppError} `bad_key`, or `banned` when its maker is
     */
    async authenticate(key: string, address: string): Promise<{ user: CurrentUser; scopes: Scope[] }> {
      const network = shortenAddress(address)
      const found = await keys.findByHash(hashKey(key), network)
      if (!found || isExpired(found)) throw new AppError('bad_key')
      const time = now().getTime()
      await assertNotBanned(found, time, site.timeZone)
      if (found.used_at === null || time - found.used_at >= TOUCH_INTERVAL_MS) {
        await keys.noteUse(found.id, network, time)
        await keys.removeOldUses(found.id, NETWORKS_KEPT)
      }
      const scopes = scopesOf(found)
      const within = new Set<string>(scopes.map((scope) => PERMISSION_BY_SCOPE[scope]))
      const { permissions, withheld } = heldPermissions(found.permissions, found.second_factor_at)
      const isWithin = (permission: Permission) => within.has(permission)
      const user = {
        id: found.user_id,
        username: found.username,
        profileStamp: found.stamp ?? 0,
        permissions: permissions.filter(isWithin),
        withheld: withheld.filter(isWithin),
        sessionHash: '',
        isConfirmed: false,
        keyName: found.name,
      }
      return { user, scopes }
    },

    async list(reader: CurrentUser): Promise<ApiKey[]> {
      const maySeeAll = reader.permissions.includes('view_users')
      const seen = await present(await (maySeeAll ? keys.list() : keys.listOf(reader.id)))
      if (seesPersonalData(reader)) return seen
      return seen.map((key) => (key.owner.id === reader.id ? key : { ...key, networks: [] }))
    },

    /** Its text is told this once; of it a hash is kept. */
    create: (
      { name, scopes: wanted, days }: ApiKeyDraft,
      currentUser: CurrentUser,
    ): Promise<{ id: number; key: string }> =>
      privileged.run(currentUser, 'access_admin_panel', async (actor) => {
        const scopes = [...new Set(wanted)]
        assertHoldsAll(
          actor,
          scopes.map((scope) => PERMISSION_BY_SCOPE[scope]),
        )
        const own = await keys.listOf(actor.id)
        if (own.filter((row) => !isExpired(row)).length >= API_KEYS_MAX) throw new AppError('too_many_keys')
        const secret = createToken()
        const time = now().getTime()
        const id = await keys.insert({
          user_id: actor.id,
          name,
          scopes: JSON.stringify(scopes),
          created_at: time,
          expires_at: days ? time + days * DAY_MS : null,
          hashOf: (number) => hashKey(keyOf(number, secret)),
        })
        await record('create', actor, null, await get(id))
        return { id, key: keyOf(id, secret) }
      }),

    /** One's own, or that of an account one may change. */
    async remove(id: number, currentUser: CurrentUser): Promise<void> {
      const { user_id } = await get(id)
      const end = async (actor: CurrentUser) => {
        const before = await get(id)
        await keys.remove(id)
        await record('delete', actor, before, null)
      }
      if (user_id === currentUser.id) return privileged.run(currentUser, 'access_admin_panel', end)
      return access.change(currentUser, 'edit_users', async (actor) => {
        await access.findForChange(user_id, actor)
        await end(actor)
      })
    },

    removeExpired: () => keys.removeExpired(now().getTime() - EXPIRED_KEPT_MS),
  }

  async function get(id: number): Promise<ApiKeyRow> {
    const row = await keys.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }
}

const keyOf = (id: number, secret: string) => `${API_KEY_PREFIX}_${id}_${secret}`
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** What it was made for, as far as that exists still. */
const scopesOf = ({ scopes }: Pick<ApiKeyRow, 'scopes'>) =>
  (JSON.parse(scopes) as string[]).filter((scope): scope is Scope => scope in PERMISSION_BY_SCOPE)

function snapshot(row: ApiKeyRow) {
  const { name, username: owner, expires_at } = row
  return { name, owner, scopes: scopesOf(row), expiresAt: isoTimeOrNull(expires_at) }
}
