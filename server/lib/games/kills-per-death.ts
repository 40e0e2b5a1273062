/** To two decimals; without a death, the kills themselves. */
export const killsPerDeath = (kills: number, deaths: number): number =>
  Math.round((kills / Math.max(deaths, 1)) * 100) / 100
