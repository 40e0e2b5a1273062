import type { Tone } from '#web/pictures/scene.tsx'

/** The scenes that are drawn where a picture does not come, one after another. */
const TONES: readonly Tone[] = ['night', 'olive', 'dusk', 'scp', 'fog', 'sand']
const FIRST_SEED = 21

export function sceneOf(index: number): { tone: Tone; seed: number } {
  return { tone: TONES[index % TONES.length] ?? 'night', seed: FIRST_SEED + index }
}
