/** What stands for plugins and their keys in what others keep. */

/** By what the commands of a key are held. No agent can call itself so: names have no space before them. */
export const instanceOf = (keyId: number) => ` azlink ${keyId}`

/** Whatever tells of a game server as AzLink begins so. */
export const OF_AZLINK = 'AzLink '
/** Who tells of a game server: a plugin by its key, from where it calls. */
export const tellerOf = (keyId: number, address: string) => `${ofKey(keyId)}${address}`
export const isOfKey = (instance: string, keyId: number) => instance.startsWith(ofKey(keyId))
const ofKey = (keyId: number) => `${OF_AZLINK}${keyId}, `

/** What a game is, for its players: in versions of Bukkit stands which build it is as well. */
export const gameOf = ({ name, version }: { name: string; version: string }): string =>
  `${name} ${/\(MC: ([^)]+)\)/.exec(version)?.[1] ?? version}`.trim()

/** Whether it says that it is the console of a proxy, which knows other commands than a game. */
export const isProxyPlatform = (type: string | null) => type === 'VELOCITY' || type === 'BUNGEE'
