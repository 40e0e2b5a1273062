/** What the site cannot count: the figures of the specification (section 9) stand in for it. */
export const SAMPLE_FIGURES = [
  { key: 'players', value: 1234 },
  { key: 'messages', value: 12345 },
  { key: 'likes', value: 5678 },
] as const
