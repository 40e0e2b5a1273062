/** What is known of the game servers stands under these keys. */
export const serverListKey = ['game-servers', 'list'] as const
export const glancesKey = ['game-servers', 'glances'] as const
export const statusesKey = ['game-servers', 'status'] as const
export const statusKey = (id: number) => [...statusesKey, id] as const
