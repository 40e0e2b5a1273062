import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'

type Move = { name: string; to: (value: string | null) => string | null }

const isId = (value: string | null): value is string => /^[1-9]\d{0,14}$/.test(value ?? '')

const toEditor = (
  address: typeof addresses.adminNewsItem | typeof addresses.adminServer | typeof addresses.adminRelease,
): Move => ({
  name: 'id',
  to: (id) => hrefOf(address, { id: isId(id) ? Number(id) : 'new' }),
})

/** Where the panel named one thing in the query, by the path it stood at. */
const MOVES = new Map<string, Move>([
  [
    '/admin/users/view',
    {
      name: 'id',
      to: (id) => (isId(id) ? hrefOf(addresses.adminUser, { id: Number(id) }) : addresses.adminUsers),
    },
  ],
  ['/admin/news/edit', toEditor(addresses.adminNewsItem)],
  ['/admin/servers/edit', toEditor(addresses.adminServer)],
  ['/admin/launcher/edit', toEditor(addresses.adminRelease)],
  [
    addresses.adminRoles,
    {
      name: 'edit',
      to: (id) =>
        id === 'new'
          ? hrefOf(addresses.adminRole, { id })
          : isId(id)
            ? hrefOf(addresses.adminRole, { id: Number(id) })
            : null,
    },
  ],
])

/** Where an address of old leads now, with what else its query says; null for every other address. */
export function movedTo(path: string, search: () => string): string | null {
  const move = MOVES.get(path)
  if (!move) return null
  const query = new URLSearchParams(search())
  const target = move.to(query.get(move.name))
  if (!target) return null
  query.delete(move.name)
  const rest = query.toString()
  return rest ? `${target}?${rest}` : target
}
