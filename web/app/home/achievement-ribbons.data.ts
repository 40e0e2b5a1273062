/** The stripes of each service ribbon from its edge to its middle, as colour and width; the other half mirrors them. */
const OLIVE = '#7c8a4f'
const SAND = '#c8b98a'
const DARK = '#20261a'
const ORANGE = '#c46a14'
const YELLOW = '#f2c230'
const RED = '#9c3324'
const BLUE = '#3d6f8f'
const WHITE = '#ece8da'

export const ACHIEVEMENT_RIBBONS = {
  firstNight: [
    [DARK, 20],
    [BLUE, 22],
    [WHITE, 8],
  ],
  bridge: [
    [OLIVE, 26],
    [SAND, 10],
    [OLIVE, 14],
  ],
  sapper: [
    [RED, 12],
    [DARK, 14],
    [ORANGE, 24],
  ],
  keyCard: [
    [YELLOW, 10],
    [DARK, 30],
    [YELLOW, 10],
  ],
  noBlink: [
    [DARK, 16],
    [RED, 10],
    [WHITE, 24],
  ],
  calmVoice: [
    [SAND, 18],
    [BLUE, 14],
    [SAND, 18],
  ],
} as const
export type AchievementRibbonKey = keyof typeof ACHIEVEMENT_RIBBONS
