/** Pages of Roblox where all games are found. */
const CATALOGUE = /^https:\/\/www\.roblox\.com\/(?:[a-z]{2}\/)?(?:games|discover|charts|home)?\/?$/

/** Whether an address is that of one game; as delivered it is the catalogue, until staff name theirs. */
export const namesRobloxGame = (address: string): boolean => !CATALOGUE.test(address)
