/** What names of Bedrock begin with unless Floodgate was told otherwise. */
export const BEDROCK_PREFIX = '.'

export type IsPlayerName = (name: string) => boolean

/** Tells names that the site takes, where it is told the same prefix; others it would refuse together with all the rest. */
export const createIsPlayerName =
  (bedrockPrefix: string): IsPlayerName =>
  (name) =>
    /^.{3,16}$/.test(name) &&
    /^\w+$/.test(name.startsWith(bedrockPrefix) ? name.slice(bedrockPrefix.length) : name)
