/** The tones of the site, as far as drawings need them. */
export const palette = {
  ground: '#0e110c',
  raised: '#161a12',
  line: '#2b3124',
  text: '#ece8da',
  muted: '#a9aa93',
  signal: '#f08a24',
  olive: '#7c8a4f',
  sand: '#c8b98a',
  hazard: '#f2c230',
  black: '#121212',
} as const
