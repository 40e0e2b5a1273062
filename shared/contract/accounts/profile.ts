import * as z from 'zod/mini'
import { GAMES } from '#shared/constants/games/games.ts'
import { ITEM_TYPES, RARITIES } from '#shared/constants/inventory.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import { discordUsernameSchema, usernameSchema } from './account-fields.ts'

/** How a role is shown beside a name. */
export const roleBadgeSchema = z.object({
  name: z.string(),
  /** As `#rrggbb`; null for that of any badge. */
  color: z.nullable(z.string()),
  /** A key of `ROLE_ICONS`. */
  icon: z.nullable(z.string()),
})

/** One line of an account's money history. Amounts are in roubles or in LandCoins, negative when spent. */
export const transactionSchema = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  currency: z.enum(['rub', 'landcoins']),
  amount: z.number(),
  description: z.string(),
})
export type Transaction = z.infer<typeof transactionSchema>

export const inventoryItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(ITEM_TYPES),
  rarity: z.enum(RARITIES),
  image: z.nullable(z.string()),
  locked: z.boolean(),
  /** Null for an item of all game servers. */
  server: z.nullable(z.string()),
})
export type InventoryItem = z.infer<typeof inventoryItemSchema>

export const gameTierSchema = z.object({
  /** Of the entry of the collection `ranks`; it never changes. */
  id: z.int(),
  /** Delivered, and changed by nobody. */
  isSample: z.boolean(),
  name_ru: z.string(),
  name_en: z.string(),
  insignia: z.nullable(z.string()),
})
export type GameTier = z.infer<typeof gameTierSchema>

export const profileSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  /** What takes the place of `email` once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  emailVerified: z.boolean(),
  discordUsername: z.nullable(z.string()),
  /** The one in which letters are written to the account, whatever page asks for them. */
  language: z.enum(LANGUAGES),
  /** The head of the player, from the root of this site. */
  avatarUrl: z.string(),
  balance: z.object({ rub: z.number(), landcoins: z.int() }),
  joinDate: z.iso.datetime(),
  level: z.int(),
  /** A key of the rank texts: that which staff have given, else `private`. */
  rank: z.string(),
  /** The tier that is shown in the place of `private`: that of the game with more points. */
  tier: z.nullable(gameTierSchema),
  skin: z.nullable(z.string()),
  playtimeMinutes: z.int(),
  kills: z.int(),
  deaths: z.int(),
  kdRatio: z.number(),
  /** What was earned in each game, where it has told anything of the player. */
  games: z.array(
    z.object({
      game: z.enum(GAMES),
      name: z.string(),
      points: z.int(),
      tier: z.nullable(gameTierSchema),
    }),
  ),
  /** The latest first. */
  achievements: z.array(
    z.object({
      key: z.string(),
      title_ru: z.string(),
      title_en: z.string(),
      image: z.nullable(z.string()),
      unlockedAt: z.iso.datetime(),
      /** How many accounts have it. */
      holders: z.int(),
    }),
  ),
  transactions: z.array(transactionSchema),
  /** The rarest first. */
  inventory: z.array(inventoryItemSchema),
  /** Names of the roles held; contains `admin` for administrators. */
  roles: z.array(z.string()),
  /** How they are shown, the highest first. */
  roleBadges: z.array(roleBadgeSchema),
})
export type Profile = z.infer<typeof profileSchema>

export const profileChangeSchema = z.object({
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  /** Null takes it away. */
  discordUsername: z.optional(z.nullable(discordUsernameSchema)),
  /** Of the letters to the account. */
  language: z.optional(z.enum(LANGUAGES)),
})
export type ProfileChange = z.output<typeof profileChangeSchema>

export const profileEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'The signed-in account; 401 when signed out.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: profileSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/profile',
    summary:
      'Changes the fields given of the signed-in account. A confirmed address is told and stays until the new one is confirmed.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['username_taken', 'email_taken'],
    needsConfirmation: ({ email }) => email !== undefined,
    limits: [{ max: 60, windowMs: 10 * 60_000, by: 'account' }],
    body: profileChangeSchema,
    reply: profileSchema,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/profile/permissions',
    summary:
      'The permissions the signed-in account holds through its roles; 403 `second_factor_setup_required` while one of them waits for a second factor.',
    access: 'signed-in',
    isAlwaysOpen: true,
    errors: ['second_factor_setup_required'],
    reply: z.array(z.enum(PERMISSIONS)),
  }),
}
