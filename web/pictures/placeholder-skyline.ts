/** Ruined skylines of blocks, drawn by lot from a seed: the same seed gives the same city on the server and in the browser. */
export const SCENE_WIDTH = 1600
export const SCENE_HEIGHT = 900
const BLOCK = 20

type Building = { x: number; top: number; width: number }
export type PlaceholderSkyline = { path: string; buildings: readonly Building[] }

/** A generator of numbers from 0 to 1 (MINSTD), exact in every engine. */
export function lotsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Houses between `low` and `high` units tall, side by side over the whole width, some with broken roofs. */
export function drawPlaceholderSkyline(seed: number, low: number, high: number): PlaceholderSkyline {
  const draw = lotsFrom(seed)
  const inBlocks = (units: number) => Math.round(units / BLOCK) * BLOCK
  const buildings: Building[] = []
  let path = `M0 ${SCENE_HEIGHT}`
  for (let x = 0; x < SCENE_WIDTH; ) {
    const width = BLOCK * (3 + Math.floor(draw() * 6))
    const top = SCENE_HEIGHT - inBlocks(low + draw() ** 2 * (high - low))
    const isBroken = draw() < 0.4
    path += isBroken
      ? `V${top - BLOCK}h${BLOCK}v${BLOCK * 2}h${BLOCK}v${-BLOCK}h${width - BLOCK * 2}`
      : `V${top}h${width}`
    buildings.push({ x, top, width })
    x += width
  }
  return { path: `${path}V${SCENE_HEIGHT}z`, buildings }
}
