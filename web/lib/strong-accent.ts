/** The accent where it is pointed at: a lighter one. */
export const strongAccent = (accent: string) => `color-mix(in oklab,${accent} 80%,#fff)`
