/** The part of the servers page that a game server stands in. */
export const serverAnchor = (id: number) => `server-${id}`
