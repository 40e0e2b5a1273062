/** What is drawn instead of rendered; each answers the files it wrote. */
export const drawings: Record<string, () => Promise<string[]>> = {}
