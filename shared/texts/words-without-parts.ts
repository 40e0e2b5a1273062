/** What delivered words say on a site without the part that they name. */

import type { Language } from '#shared/constants/languages.ts'
import type { Part, Parts } from '#shared/constants/parts.ts'

type Wording = Readonly<Record<Language, string>>
type WithoutParts = { key: string; without: readonly Part[]; says: Wording }

const FRONTS: Wording = {
  ru: 'Игровые серверы с военным характером: зомби-апокалипсис в Minecraft и SCP RolePlay в Roblox.',
  en: 'Game servers with a military temper: a zombie apocalypse in Minecraft and SCP roleplay in Roblox.',
}
const ONE_FRONT: Wording = {
  ru: 'Игровые серверы с военным характером: зомби-апокалипсис в Minecraft.',
  en: 'Game servers with a military temper: a zombie apocalypse in Minecraft.',
}
/** What the second sentence of the home page's description lists. */
const LISTED: readonly Part[] = ['launcher', 'shop', 'rankings', 'leaderboards']

/** Those further down hold where several are off. */
const WITHOUT_PARTS: readonly WithoutParts[] = [
  {
    key: 'footer.about',
    without: ['roblox'],
    says: {
      ru: 'Военный Minecraft для тех, кто держит строй.',
      en: 'Military Minecraft for those who hold the line.',
    },
  },
  {
    key: 'footer.disclaimer',
    without: ['roblox'],
    says: {
      ru: 'Проект не связан с Mojang и Microsoft.',
      en: 'Not affiliated with Mojang or Microsoft.',
    },
  },
  {
    key: 'home-page.description',
    without: ['roblox'],
    says: {
      ru: `${ONE_FRONT.ru} Лаунчер, магазин, новости и рейтинги.`,
      en: `${ONE_FRONT.en} Launcher, shop, news and ranks.`,
    },
  },
  ...LISTED.map((part) => ({ key: 'home-page.description', without: [part], says: FRONTS })),
  ...LISTED.map((part) => ({
    key: 'home-page.description',
    without: ['roblox', part] as const,
    says: ONE_FRONT,
  })),
  {
    key: 'servers-page.description',
    without: ['roblox'],
    says: {
      ru: 'Игровые серверы Minecraft: состояние, игроки, сложность и как подключиться к каждому.',
      en: 'Minecraft game servers: status, players, difficulty and how to join each.',
    },
  },
  {
    key: 'rankings-page.description',
    without: ['roblox'],
    says: {
      ru: 'Звания Minecraft: сколько очков нужно, что даёт каждое и как их заработать.',
      en: 'Minecraft ranks: the points they take, what each gives and how to earn them.',
    },
  },
  {
    key: 'tournaments-page.description',
    without: ['roblox'],
    says: {
      ru: 'Турниры в Minecraft: даты, призовые фонды, условия и победители.',
      en: 'Tournaments in Minecraft: dates, prize pools, requirements and winners.',
    },
  },
  {
    key: 'status-page.description',
    without: ['launcher'],
    says: {
      ru: 'Работают ли сайт, авторизация и игровые серверы: сейчас и за последние 90 дней.',
      en: 'Whether the site, sign-in and the game servers are up, now and over 90 days.',
    },
  },
  {
    key: 'register-page.description',
    without: ['launcher'],
    says: {
      ru: 'Создайте аккаунт игрока: один на сайт и все серверы.',
      en: 'Create a player account: one for the site and every server.',
    },
  },
  {
    key: 'gates.registerLead',
    without: ['launcher'],
    says: {
      ru: 'Одна анкета, и вы в строю. Аккаунт общий для сайта и серверов.',
      en: 'One form and you are enlisted. The account works on the site and on the servers.',
    },
  },
  {
    key: 'team.lead',
    without: ['feedback'],
    says: {
      ru: 'На них держатся серверы и порядок.',
      en: 'They keep the servers running and the peace intact.',
    },
  },
  {
    key: 'rankings.earn.2.title',
    without: ['tournaments'],
    says: { ru: 'Держитесь отряда', en: 'Stay with the squad' },
  },
  {
    key: 'rankings.earn.2.text',
    without: ['tournaments'],
    says: {
      ru: 'Общее дело важнее личного счёта: вместе берут то, чего не взять в одиночку.',
      en: 'The common cause comes before a personal score: together you take what nobody takes alone.',
    },
  },
  {
    key: 'game-names.lead',
    without: ['leaderboards'],
    says: {
      ru: 'Подтвердите, как вас зовут в игре: заслуженное там появится в профиле, а купленное придёт вам.',
      en: 'Confirm what you are called in a game: what you earn there shows on your profile, and what you buy comes to you.',
    },
  },
  {
    key: 'home-sections.achievements.lead',
    without: ['shop'],
    says: {
      ru: 'Шесть орденских планок, которые можно только заслужить.',
      en: 'Six ribbons that can only be earned.',
    },
  },
]

/** By key: what is delivered to a site that has these parts, where that is not what stands in the dictionary. */
export function wordedWithout(parts: Parts): ReadonlyMap<string, Wording> {
  const isMeant = ({ without }: WithoutParts) => without.every((part) => !parts[part])
  return new Map(WITHOUT_PARTS.filter(isMeant).map(({ key, says }) => [key, says]))
}
