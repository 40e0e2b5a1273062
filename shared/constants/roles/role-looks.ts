/** How roles look where players are shown. */

/** The pictures there are; each is drawn in `web/features/accounts/roles/role-icons.ts`. */
export const ROLE_ICONS = [
  'shield',
  'crown',
  'star',
  'swords',
  'hammer',
  'axe',
  'pen',
  'megaphone',
  'headset',
  'heart',
  'flag',
  'gem',
] as const
export type RoleIcon = (typeof ROLE_ICONS)[number]

/** The lightest ground that a badge stands on: its border and its words have to stand out of it. */
export const ROLE_GROUND = '#161a12'
/** Of words on their ground (WCAG 2.2, AA); a border needs less. */
export const ROLE_CONTRAST_MIN = 4.5
