import type { Game } from '#shared/constants/games/games.ts'

/** What an account has come to in the games, as whoever shows accounts is told. */
export type GameTier = {
  /** Of the entry of the collection `ranks`; it never changes. */
  id: number
  /** Delivered, and changed by nobody. */
  isSample: boolean
  name_ru: string
  name_en: string
  insignia: string | null
}

export type AccountFigures = {
  playtimeSeconds: number
  kills: number
  deaths: number
  /** To two decimals; without a death, the kills themselves. */
  kdRatio: number
  level: number
  games: { game: Game; name: string; points: number; tier: GameTier | null }[]
  /** Of the game with more points. */
  tier: GameTier | null
}

/** By account; of whom no game has told anything there is nothing. */
export type FiguresOf = (accountIds: readonly number[]) => Promise<ReadonlyMap<number, AccountFigures>>
