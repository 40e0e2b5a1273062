/** The game servers that everybody may see: neither hidden nor of a game that the site has switched off. */
import { AppError } from '#server/lib/app-error.ts'
import type { GameServerType } from '#shared/constants/game-servers.ts'
import type { Part, Parts } from '#shared/constants/parts.ts'
import type { GameServerRow, GameServersStore } from './game-servers.store.ts'

/** The switch of a game; one without is on every site. */
const PARTS_OF_TYPES: Partial<Record<GameServerType, Part>> = { roblox: 'roblox' }

export type ShownServers = ReturnType<typeof createShownServers>
export function createShownServers({
  gameServers,
  parts,
}: {
  gameServers: Pick<GameServersStore, 'listShown' | 'find'>
  /** Which parts the site has now. */
  parts: () => Promise<Parts>
}) {
  return {
    async list(): Promise<GameServerRow[]> {
      const on = await parts()
      return (await gameServers.listShown()).filter((row) => isOn(row, on))
    },
    /** @throws {AppError} `not_found` */
    async get(id: number): Promise<GameServerRow> {
      const row = await gameServers.find(id)
      if (!row || row.is_hidden === 1 || !isOn(row, await parts())) throw new AppError('not_found')
      return row
    },
  }
}

function isOn({ type }: GameServerRow, parts: Parts): boolean {
  const part = PARTS_OF_TYPES[type]
  return part === undefined || parts[part]
}
