/** How the figure of a skin is shown: alike in the moving view and in the still picture that `npm run art skin` takes of it. */
export const SKIN_VIEW = {
  /** Pixels of the still picture. */
  width: 600,
  height: 800,
  /** Degrees. */
  fov: 34,
  zoom: 0.92,
  /** Radians, at first. */
  turn: -0.5,
} as const

export const DEFAULT_SKIN = '/images/skin-default.png'
export const DEFAULT_SKIN_STILL = '/images/skin-default-still.webp'
