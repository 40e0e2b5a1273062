import type { Generated } from 'kysely'
import type { ConsoleTrouble } from '#shared/constants/games/consoles.ts'

export type ConsolesTables = {
  /** How the site itself reaches the console of a game server, by RCON. */
  game_consoles: {
    game_server_id: number
    /** 1: commands are run there. */
    is_on: number
    host: string
    port: number
    sealed_password: string
    /** Empty: as vanilla answers to `list`. */
    list_pattern: string
    /** What keeps the process that runs commands from it. */
    trouble: ConsoleTrouble | null
    version: Generated<number>
  }
}
