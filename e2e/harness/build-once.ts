import { buildWebIfStale } from '#scripts/build-web.ts'

/** Builds before any file of the journeys starts: side by side each of them would. */
export const setup = () => buildWebIfStale()
