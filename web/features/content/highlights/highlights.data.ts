/** Sample figures of the specification (section 9) until the community's own are counted. */
export const HIGHLIGHTS = [
  { key: 'players', value: 1234 },
  { key: 'messages', value: 12345 },
  { key: 'likes', value: 5678 },
] as const
export type HighlightKey = (typeof HIGHLIGHTS)[number]['key']
