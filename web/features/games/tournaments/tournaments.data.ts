/** The tournaments: fixed samples with the figures of the specification (section 9). All times are UTC. */

export type TournamentId = 'lastLine' | 'commandersCup' | 'redAlert' | 'autumnDraft'
export type TournamentStatus = 'live' | 'upcoming' | 'completed'
export type Tournament = {
  id: TournamentId
  status: TournamentStatus
  game: 'Minecraft' | 'Roblox'
  startsAt: string
  registrationEndsAt: string
  registered: number
  capacity: number
  prizePoolRoubles: number
  /** The lowest player level let in. */
  minimumLevel: number
}

export const featuredTournament: Tournament = {
  id: 'lastLine',
  status: 'live',
  game: 'Minecraft',
  startsAt: '2025-11-22T16:00:00Z',
  registrationEndsAt: '2025-11-20T21:00:00Z',
  registered: 128,
  capacity: 128,
  prizePoolRoubles: 25_000,
  minimumLevel: 20,
}

export const otherTournaments: readonly Tournament[] = [
  {
    id: 'commandersCup',
    status: 'upcoming',
    game: 'Minecraft',
    startsAt: '2025-12-06T17:00:00Z',
    registrationEndsAt: '2025-12-04T21:00:00Z',
    registered: 38,
    capacity: 64,
    prizePoolRoubles: 15_000,
    minimumLevel: 10,
  },
  {
    id: 'redAlert',
    status: 'upcoming',
    game: 'Roblox',
    startsAt: '2025-12-13T18:00:00Z',
    registrationEndsAt: '2025-12-11T21:00:00Z',
    registered: 174,
    capacity: 256,
    prizePoolRoubles: 20_000,
    minimumLevel: 15,
  },
  {
    id: 'autumnDraft',
    status: 'completed',
    game: 'Minecraft',
    startsAt: '2025-10-18T15:00:00Z',
    registrationEndsAt: '2025-10-16T21:00:00Z',
    registered: 96,
    capacity: 96,
    prizePoolRoubles: 18_000,
    minimumLevel: 5,
  },
]
