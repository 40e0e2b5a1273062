export const PROGRAM_FLAGS: readonly string[]
export const ALLOCATOR_SETTINGS: Readonly<Record<string, string>>
