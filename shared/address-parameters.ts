/**
 * Addresses with parameters. `:id` stands for a number counted from one, `:id|new` for that or the word, every other
 * name for any text between two slashes: `/admin/users/:id` is the address of `/admin/users/7`.
 */

type ValueOf<Name> = Name extends 'id' ? number : string
type NamedIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NamedIn<Part> & NamedIn<Rest>
  : Path extends `:${infer Name}|${infer Word}`
    ? Record<Name, ValueOf<Name> | Word>
    : Path extends `:${infer Name}`
      ? Record<Name, ValueOf<Name>>
      : unknown

/** The parameters of an address, such as `{ id: number }`. */
export type AddressParameters<Address extends string> = {
  [Name in keyof NamedIn<Address>]: NamedIn<Address>[Name]
}

/** The address of one thing: `hrefOf('/admin/users/:id', { id: 7 })` is `/admin/users/7`. */
export function hrefOf<Address extends string>(
  address: Address,
  parameters: AddressParameters<Address>,
): string {
  return address.replace(/:(\w+)(\|\w+)?/g, (_, name: string) =>
    encodeURIComponent(String((parameters as Record<string, unknown>)[name])),
  )
}

/** The parameters in a path, or null when it is not a path of that address. */
export function parametersIn<Address extends string>(
  address: Address,
  path: string,
): AddressParameters<Address> | null {
  return read(address.split('/'), path.split('/')) as AddressParameters<Address> | null
}

/** Finds what stands at a path. What is written out wins over a parameter, in whatever order they come. */
export function createAddressFinder<T extends { path: string }>(
  all: readonly T[],
): (path: string) => T | undefined {
  const hasParameters = ({ path }: T) => path.includes(':')
  const literals = new Map(all.filter((each) => !hasParameters(each)).map((each) => [each.path, each]))
  const patterns = all
    .filter(hasParameters)
    .map((found) => ({ found, rank: rankOf(found.path), parts: found.path.split('/') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return (path) => {
    const literal = literals.get(path)
    if (literal || patterns.length === 0) return literal
    const given = path.split('/')
    return patterns.find(({ parts }) => read(parts, given))?.found
  }
}

/** Sorts written parts before numbers, and numbers before texts. */
const rankOf = (path: string) => path.replace(/:(id\b)?[^/]*/g, (_, id) => (id ? '}' : '~'))

function read(parts: readonly string[], given: readonly string[]): Record<string, string | number> | null {
  if (parts.length !== given.length) return null
  const found: Record<string, string | number> = {}
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? ''
    if (part[0] === ':') {
      const [name = '', word] = part.slice(1).split('|')
      const value = text === word ? text : name === 'id' ? idIn(text) : textIn(text)
      if (!value) return null
      found[name] = value
    } else if (part !== text) return null
  }
  return found
}

function idIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** Null for what cannot be decoded, as for nothing at all. */
function textIn(text: string): string | null {
  try {
    return decodeURIComponent(text) || null
  } catch {
    return null
  }
}
