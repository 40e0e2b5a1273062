/**
 * npm leaves another platform's optional package out of package-lock.json when it cannot have it at that moment
 * (https://github.com/npm/cli/issues/4828), and `npm ci` then refuses the lock file everywhere.
 */
export type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, LockEntry> }

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The entries that the lock file lacks, by their place in it. Throws when one's version is not an exact one. */
export function missingPlatforms(lock: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, place, name)) continue
      if (!/^\d+\.\d+\.\d+/.test(version))
        throw new Error(`${place} asks for ${name}@${version}: lock it by hand.`)
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
      }
    }
  }
  return missing
}

/** Looks where Node would: beside the package that asks, then in each folder above. */
function isLocked(lock: LockFile, place: string, name: string): boolean {
  const candidate = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`
  if (lock.packages[candidate]) return true
  const above = place.lastIndexOf('/node_modules/')
  if (place === '') return false
  return isLocked(lock, above === -1 ? '' : place.slice(0, above), name)
}

/** `@biomejs/cli-linux-x64-musl` runs on linux, x64, musl: these packages say so in their names. */
function platformOf(name: string): Pick<LockEntry, 'cpu' | 'libc' | 'os'> {
  const words = name.split(/[^a-z0-9]/)
  const cpu = CPUS.find((word) => words.includes(word))
  const system = SYSTEMS.find((word) => words.includes(word))
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined
  if (!cpu) throw new Error(`${name} does not say which processor it is for: lock it by hand.`)
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(system ? { os: [system] } : {}) }
}
