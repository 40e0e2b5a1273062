type Job = { game_server_id: number; command: string; state: string }

/**
 * How much of what was on its way a game server may have had, from 0 to 1: what was taken back in time, it has not. Of one that was sent
 * nothing, as much as the others had.
 */
export function shareOf(jobs: readonly Job[]): (gameServerId: number) => number {
  if (jobs.length === 0) return () => 1
  return (gameServerId) => {
    const there = jobs.filter(({ game_server_id }) => game_server_id === gameServerId)
    return largestShare(there.length > 0 ? there : jobs)
  }
}

function largestShare(jobs: readonly Job[]): number {
  const shares = [...new Set(jobs.map(({ command }) => command))].map((command) => {
    const own = jobs.filter((job) => job.command === command)
    return own.filter(({ state }) => state !== 'cancelled').length / own.length
  })
  return Math.max(...shares)
}
