/** How a day of each level looks. */
export const HEAT_CLASSES = [
  'bg-sunken border border-line',
  'bg-olive/35 border border-olive/35',
  'bg-olive/70 border border-olive/70',
  'bg-olive border border-olive',
  'bg-sand border border-sand',
] as const
