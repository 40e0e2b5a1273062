/** Valid replies for screen tests; a test changes what it is about. */
import type { FeedbackItem } from '#shared/contract/feedback.ts'
import type { Profile } from '#shared/contract/profile.ts'

export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 1,
    username: 'Ranger',
    email: 'ranger@example.org',
    emailVerified: true,
    discordUsername: null,
    avatarUrl: '/avatar.png',
    balance: { rub: 1250.5, landcoins: 340 },
    joinDate: '2025-03-01T10:00:00.000Z',
    level: 12,
    rank: 'private',
    skin: null,
    playtimeMinutes: 4321,
    kills: 120,
    deaths: 45,
    kdRatio: 2.67,
    achievements: [],
    transactions: [],
    roles: [],
    ...changes,
  }
}

export function sampleFeedback(changes: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    id: 1,
    username: 'Scout',
    message: 'Держим строй',
    created_at: '2025-11-20T18:30:00.000Z',
    ...changes,
  }
}
