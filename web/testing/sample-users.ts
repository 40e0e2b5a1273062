/** Valid replies for tests of accounts and roles. */
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'

export const sampleRoles: Role[] = [
  {
    id: 1,
    name: 'admin',
    color: '#f28c28',
    icon: 'crown',
    permissions: [...PERMISSIONS],
    requiresSecondFactor: false,
    holders: 1,
    version: 1,
  },
  {
    id: 2,
    name: 'editor',
    color: '#9fbf5f',
    icon: 'pen',
    permissions: ['access_admin_panel', 'manage_news'],
    requiresSecondFactor: false,
    holders: 2,
    version: 1,
  },
  {
    id: 3,
    name: 'moderator',
    color: null,
    icon: null,
    permissions: ['access_admin_panel', 'manage_users'],
    requiresSecondFactor: false,
    holders: 3,
    version: 1,
  },
]

export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'Tracer',
    email: 'tracer@example.org',
    pendingEmail: null,
    emailVerified: true,
    discordUsername: 'tracer',
    rank: null,
    roles: ['editor'],
    joinDate: '2025-03-01T10:00:00.000Z',
    lastSeenAt: '2026-02-27T18:30:00.000Z',
    formerNames: [],
    ban: null,
    deletionAt: null,
    version: 3,
    ...changes,
  }
}

export function sampleDetails(changes: Partial<UserDetails> = {}): UserDetails {
  return {
    ...sampleUser(),
    balance: { rub: 1250.5, landcoins: 340 },
    level: 12,
    tier: null,
    secondFactor: null,
    hasFigures: true,
    playtimeMinutes: 4321,
    kills: 120,
    deaths: 45,
    sessions: [],
    reviews: [],
    ...changes,
  }
}
