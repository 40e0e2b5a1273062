import type { Game } from '#shared/constants/games/games.ts'

const OF_ACCOUNT = 'user:'

/** As whom a game server knows a player: by the UUID of an account, or by name. */
export const identityOf = ({
  folded,
  uuid,
}: { folded: string; uuid: string | null } | { folded: null; uuid: string }): string =>
  uuid === null ? `name:${folded}` : `uuid:${uuid}`

/** By what tables of players know an account. */
export const accountKey = (userId: number): string => `${OF_ACCOUNT}${userId}`

/** By what they know a player whom no account has proved to be: the same as triggers write. */
export const nobodysKey = ({ game, identity }: { game: Game; identity: string }): string =>
  `${game}:${identity}`

/** Whose keys these are. */
export function readPlayerKeys(keys: readonly string[]): { userIds: number[]; identities: string[] } {
  const [accounts, nobodys] = [
    keys.filter((key) => key.startsWith(OF_ACCOUNT)),
    keys.filter((key) => !key.startsWith(OF_ACCOUNT)),
  ]
  return {
    userIds: accounts.map((key) => Number(key.slice(OF_ACCOUNT.length))),
    identities: nobodys.map((key) => key.slice(key.indexOf(':') + 1)),
  }
}
