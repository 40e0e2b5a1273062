import type { Tone } from '#web/pictures/scene.tsx'

const TONES: readonly Tone[] = ['dusk', 'fog', 'olive', 'sand', 'night']

/** The tone of what is drawn where the picture of an item does not come. */
export const newsTone = (id: number): Tone => TONES[id % TONES.length] ?? 'dusk'
