/** The wings of the house, which contract, server, web and journeys all have. */
const WINGS = ['platform', 'accounts', 'content', 'games', 'shop', 'operations']
/** Where the journeys about the whole are. */
const WHOLE = 'app'
/** Walked by `npm run test:minecraft` alone. */
const ON_ITS_OWN = 'minecraft'

/** The folders of e2e/ whose journeys are to be walked when these files have changed. */
export function touchedJourneys(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => folderOf(path) ?? []))].sort()
}

function folderOf(path: string): string | undefined {
  const [room = '', ...folders] = path.split('/').slice(0, -1)
  if (room === 'e2e' && folders[0] === ON_ITS_OWN) return undefined
  if (room === 'e2e') return folders[0] === 'harness' ? WHOLE : folders[0]
  if (path.startsWith('tests/product/') || path.startsWith('scripts/build/')) return WHOLE
  if (!['shared', 'server', 'web'].includes(room) || /\.test\.tsx?$/.test(path)) return undefined
  return folders.find((folder) => WINGS.includes(folder)) ?? WHOLE
}
