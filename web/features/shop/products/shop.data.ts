/** What the shop offers, with the figures of the specification (sections 3 and 9). Nothing here is asked of the server. */

export const GAME_SERVERS = ['vanilla', 'modded', 'hardcore'] as const
/** The Minecraft worlds that server-specific goods are for. */
export type ShopGameServer = (typeof GAME_SERVERS)[number]
export const GAME_SERVER_CHOICES = ['all', ...GAME_SERVERS] as const
export type GameServerChoice = (typeof GAME_SERVER_CHOICES)[number]

export const SCOPES = ['all', 'global', 'server-specific'] as const
export type Scope = (typeof SCOPES)[number]

export const PRIVILEGE_IDS = ['recruit', 'veteran', 'elite'] as const
export type PrivilegeId = (typeof PRIVILEGE_IDS)[number]
export type SupplyId =
  | 'diamondSet'
  | 'toolSet'
  | 'redstoneSet'
  | 'donateCase'
  | 'legendaryCase'
  | 'hardcoreCase'
export type ProductId = PrivilegeId | SupplyId

export type Product<Id extends ProductId = ProductId> = {
  id: Id
  category: 'privileges' | 'resources' | 'cases'
  priceRoubles: number
} & ({ type: 'global' } | { type: 'server-specific'; gameServer: ShopGameServer })

export const privileges: readonly Product<PrivilegeId>[] = [
  { id: 'recruit', category: 'privileges', priceRoubles: 299, type: 'global' },
  { id: 'veteran', category: 'privileges', priceRoubles: 599, type: 'global' },
  { id: 'elite', category: 'privileges', priceRoubles: 999, type: 'global' },
]

export const supplies: readonly Product<SupplyId>[] = [
  {
    id: 'diamondSet',
    category: 'resources',
    priceRoubles: 199,
    type: 'server-specific',
    gameServer: 'vanilla',
  },
  {
    id: 'toolSet',
    category: 'resources',
    priceRoubles: 299,
    type: 'server-specific',
    gameServer: 'hardcore',
  },
  {
    id: 'redstoneSet',
    category: 'resources',
    priceRoubles: 149,
    type: 'server-specific',
    gameServer: 'modded',
  },
  { id: 'donateCase', category: 'cases', priceRoubles: 149, type: 'global' },
  { id: 'legendaryCase', category: 'cases', priceRoubles: 349, type: 'global' },
  {
    id: 'hardcoreCase',
    category: 'cases',
    priceRoubles: 259,
    type: 'server-specific',
    gameServer: 'hardcore',
  },
]

export type PrivilegeGrant = {
  /** The tier whose grants this one holds too. */
  includes?: PrivilegeId
  /** What this tier adds. */
  commands: readonly string[]
  hasChatColours: boolean
  /** A kit can be taken again after this many hours. */
  kitCooldownHours?: number
  homes?: number
  prefix: string
}

export const privilegeGrants = {
  recruit: {
    commands: ['/heal', '/fly', '/speed', '/enderchest'],
    hasChatColours: true,
    prefix: '[RECRUIT]',
  },
  veteran: {
    includes: 'recruit',
    commands: ['/tp', '/back'],
    hasChatColours: false,
    kitCooldownHours: 24,
    homes: 3,
    prefix: '[VETERAN]',
  },
  elite: {
    includes: 'veteran',
    commands: ['/god', '/ptime'],
    hasChatColours: false,
    kitCooldownHours: 12,
    homes: 10,
    prefix: '[ELITE]',
  },
} as const satisfies Record<PrivilegeId, PrivilegeGrant>

export const DIAMONDS_IN_SET = 64
export const REDSTONE_IN_SET = 128

/** The file that shows each product, and the seed of the scene that stands in for it. */
export const PRODUCT_PICTURES = {
  recruit: { name: 'rank-recruit', seed: 51 },
  veteran: { name: 'rank-veteran', seed: 52 },
  elite: { name: 'rank-elite', seed: 53 },
  diamondSet: { name: 'set-diamond', seed: 54 },
  toolSet: { name: 'set-tools', seed: 55 },
  redstoneSet: { name: 'set-redstone', seed: 56 },
  donateCase: { name: 'case-donate', seed: 57 },
  legendaryCase: { name: 'case-legendary', seed: 58 },
  hardcoreCase: { name: 'case-hardcore', seed: 59 },
} as const satisfies Record<ProductId, { name: string; seed: number }>
