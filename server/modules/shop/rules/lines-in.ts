export const linesIn = (lineIds: string): number[] => JSON.parse(lineIds) as number[]
