/** Players are found by how their names begin, from so many letters on, so many at once. */
export const PLAYERS_SEARCH_MIN = 2
export const PLAYERS_FOUND_MAX = 10
