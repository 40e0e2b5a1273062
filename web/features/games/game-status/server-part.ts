/** The part of the servers page that a game server stands in. */
export const serverPart = (id: number) => `server-${id}`
