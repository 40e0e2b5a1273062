/** What actions can name: the Minecraft servers, hidden ones too, and the roles. */
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { mayGive } from './assert-sound.ts'

type Role = { id: number; name: string; permissions: readonly Permission[] }

export type ActionTargets = ReturnType<typeof createActionTargets>
export function createActionTargets({
  listGameServers,
  listWithoutSlots,
  listRoles,
}: {
  listGameServers: () => Promise<readonly { id: number; name_server: string; type: string }[]>
  /** Game servers that what runs commands there cannot count free slots for. */
  listWithoutSlots: () => Promise<readonly number[]>
  listRoles: () => Promise<readonly Role[]>
}) {
  const list = async () => ({
    gameServers: (await listGameServers())
      .filter(({ type }) => type === 'minecraft')
      .map(({ id, name_server }) => ({ id, name: name_server })),
    roles: await listRoles(),
  })

  return {
    list,
    listWithoutSlots,
    /** The same as the editor offers it. */
    async listFor(actor: CurrentUser) {
      const { gameServers, roles } = await list()
      return {
        gameServers,
        roles: roles.map((role) => ({ name: role.name, isAllowed: mayGive(role, actor) })),
      }
    },
  }
}
