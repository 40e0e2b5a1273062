/** Valid replies for screen tests; a test changes what it is about. */

import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { FeedbackItem } from '#shared/contract/content/feedback.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import type { NewsExcerpt, NewsItem, NewsStory, StaffNewsItem } from '#shared/contract/content/news.ts'
import type { GameServer, StaffGameServer } from '#shared/contract/games/game-servers.ts'
import type { GameServerGlance, GameServerStatus } from '#shared/contract/games/game-status.ts'
import type { Release, StaffRelease } from '#shared/contract/games/launcher.ts'
import type { Player } from '#shared/contract/games/players/players.ts'
import type { Image } from '#shared/contract/platform/images.ts'

export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: 1,
    username: 'Ranger',
    email: 'ranger@example.org',
    pendingEmail: null,
    emailVerified: true,
    discordUsername: null,
    language: 'ru',
    avatarUrl: '/avatar.png',
    balance: { rub: 1250.5, landcoins: 340 },
    joinDate: '2025-03-01T10:00:00.000Z',
    level: 12,
    rank: 'private',
    tier: null,
    skin: null,
    playtimeMinutes: 4321,
    kills: 120,
    deaths: 45,
    kdRatio: 2.67,
    games: [],
    achievements: [],
    transactions: [],
    inventory: [],
    roles: [],
    roleBadges: [],
    ...changes,
  }
}

export function sampleFeedback(changes: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    id: 1,
    username: 'Scout',
    message: 'Держим строй',
    created_at: '2025-11-20T18:30:00.000Z',
    reply: null,
    ...changes,
  }
}

export function sampleNewsItem(changes: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 1,
    title_ru: 'Северный мост',
    title_en: 'The North Bridge',
    description_ru: 'Мост снова наш',
    description_en: 'The bridge is ours again',
    html_ru: '<p>Мост снова наш</p>',
    html_en: '<p>The bridge is ours again</p>',
    date: '2025-11-20T18:30:00.000Z',
    image_ru: null,
    image_en: null,
    image_global: '/images/1.jpg',
    path_ru: '/news/1-severnyy-most',
    path_en: '/news/1-the-north-bridge',
    languages: ['ru', 'en'],
    isPinned: false,
    updatedAt: '2025-11-20T18:30:00.000Z',
    version: 1,
    ...changes,
  }
}

export function sampleNewsStory(changes: Partial<NewsStory> = {}): NewsStory {
  const excerpts = { excerpt_ru: 'Мост снова наш', excerpt_en: 'The bridge is ours again' }
  const imageTexts = { imageText_ru: '', imageText_en: '' }
  return { ...sampleNewsItem(), ...excerpts, ...imageTexts, newer: null, older: null, ...changes }
}

/** The first page of the list. */
export const sampleNewsPage = (...data: NewsExcerpt[]) => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
})

export function sampleStaffNewsItem(changes: Partial<StaffNewsItem> = {}): StaffNewsItem {
  return {
    ...sampleNewsItem(),
    isDraft: false,
    state: 'published',
    hasRussian: true,
    hasEnglish: true,
    ...changes,
  }
}

export function sampleLatestNews(changes: Partial<LatestNews> = {}): LatestNews {
  return {
    id: 1,
    title: 'Северный мост',
    description: 'Мост снова наш',
    date: '2025-11-20T18:30:00.000Z',
    image: '/images/1.jpg',
    imageText: '',
    path: '/news/1-severnyy-most',
    languages: ['ru', 'en'],
    isPinned: false,
    ...changes,
  }
}

export function sampleGameServer(changes: Partial<GameServer> = {}): GameServer {
  return {
    id: 1,
    name_server: 'Zombie Apocalypse',
    type: 'minecraft',
    ip: 'play.example.org:25565',
    description_ru: 'Держите линию фронта',
    description_en: 'Hold the front line',
    languages: ['ru', 'en'],
    difficulty: 'hard',
    features_ru: 'openWorld,survival',
    features_en: 'openWorld,survival',
    icon: 'Swords',
    uptime: '99.9%',
    isUptimeMeasured: true,
    players: '0/200',
    edition: 'java',
    universeId: null,
    maintenance: [],
    version: 1,
    ...changes,
  }
}

export function sampleStaffGameServer(changes: Partial<StaffGameServer> = {}): StaffGameServer {
  const { maintenance: _, isUptimeMeasured: __, ...server } = sampleGameServer()
  return { ...server, isHidden: false, declaredState: null, ...changes }
}

export function sampleGlance(changes: Partial<GameServerGlance> = {}): GameServerGlance {
  return {
    id: 1,
    name_server: 'Zombie Apocalypse',
    type: 'minecraft',
    ip: 'play.example.org:25565',
    modes: ['survival'],
    state: 'online',
    players: 34,
    maxPlayers: 200,
    ...changes,
  }
}

export function sampleGameServerStatus(changes: Partial<GameServerStatus> = {}): GameServerStatus {
  return {
    online: true,
    players: 34,
    maxPlayers: 200,
    state: 'online',
    latencyMs: 21,
    version: '1.21.4',
    motd: '',
    checkedAt: '2025-11-20T18:30:00.000Z',
    answeredAt: '2025-11-20T18:30:00.000Z',
    ...changes,
  }
}

export function sampleRelease(changes: Partial<Release> = {}): Release {
  return {
    platform: 'windows',
    channel: 'latest',
    version: '1.2.0',
    date: '2025-11-20T18:30:00.000Z',
    notes_ru: 'Быстрее запуск',
    notes_en: 'Starts faster',
    languages: ['ru', 'en'],
    file: {
      name: 'frontland-1.2.0-windows.exe',
      url: '/downloads/frontland-1.2.0-windows.exe',
      size: 88_290_099,
      sha256: 'ab12'.repeat(16),
    },
    updatePackage: null,
    ...changes,
  }
}

export function sampleStaffRelease(changes: Partial<StaffRelease> = {}): StaffRelease {
  const { version: launcherVersion, ...release } = sampleRelease()
  return {
    ...release,
    id: 1,
    shownIn: 'latest',
    launcherVersion,
    isPublished: true,
    downloads: 1234,
    version: 1,
    ...changes,
  }
}

export function sampleImage(changes: Partial<Image> = {}): Image {
  return {
    id: 1,
    path: `/uploads/${'a'.repeat(32)}.webp`,
    name: 'picture.png',
    description_ru: '',
    description_en: '',
    width: 640,
    height: 480,
    bytes: 34_000,
    uploadedAt: '2025-11-20T18:30:00.000Z',
    uploadedBy: 'Ranger',
    uses: [],
    version: 1,
    ...changes,
  }
}

export function samplePlayer(changes: Partial<Player> = {}): Player {
  const { avatarUrl, joinDate, roles, roleBadges, rank, tier, level } = sampleProfile()
  return {
    ...{ username: 'Ranger', avatarUrl, joinDate, roles, roleBadges, rank, tier, level },
    playtimeSeconds: 3 * 3_600 + 120,
    kills: 41,
    deaths: 4,
    kdRatio: 10.25,
    games: [],
    achievements: [],
    isIndexed: false,
    ...changes,
  }
}
