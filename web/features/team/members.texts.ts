/** Call signs, game ranks and duties of the staff. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { MemberId } from './team.data.ts'

type MemberTexts = Record<
  MemberId,
  {
    name: string
    post: string
    gameRanks: { minecraft: string; roblox: string }
    /** What to come to this person with. */
    specializations: readonly string[]
  }
>

export const membersTexts = defineTexts<MemberTexts>({
  ru: {
    granite: {
      name: 'Гранит',
      post: 'Глава проекта',
      gameRanks: { minecraft: 'Мастер', roblox: 'Элита' },
      specializations: ['Стратегия серверов', 'Кадры и назначения', 'Последнее слово в спорах'],
    },
    raven: {
      name: 'Ворон',
      post: 'Начальник штаба',
      gameRanks: { minecraft: 'Алмазный эксперт', roblox: 'Чемпион' },
      specializations: ['Турниры и события', 'Разбор апелляций'],
    },
    flint: {
      name: 'Кремень',
      post: 'Командир Minecraft-сервера',
      gameRanks: { minecraft: 'Алмазный эксперт', roblox: 'Боец' },
      specializations: ['Баланс и экономика', 'Карты и сборки'],
    },
    owl: {
      name: 'Сова',
      post: 'Ночная смена',
      gameRanks: { minecraft: 'Золотой ветеран', roblox: 'Ветеран' },
      specializations: ['Порядок в чате', 'Дежурство с полуночи до шести', 'Чужие часовые пояса'],
    },
    wormwood: {
      name: 'Полынь',
      post: 'Полевая разведка',
      gameRanks: { minecraft: 'Золотой ветеран', roblox: 'Новичок' },
      specializations: ['Проверка жалоб', 'Поиск читеров', 'Разбор записей боя'],
    },
    hush: {
      name: 'Тишина',
      post: 'Комплекс SCP',
      gameRanks: { minecraft: 'Железный воин', roblox: 'Элита' },
      specializations: ['Ролевые сценарии', 'Порядок в комплексе'],
    },
  },
  en: {
    granite: {
      name: 'Granite',
      post: 'Head of the project',
      gameRanks: { minecraft: 'Master', roblox: 'Elite' },
      specializations: ['Server strategy', 'Staff and appointments', 'The last word in disputes'],
    },
    raven: {
      name: 'Raven',
      post: 'Chief of staff',
      gameRanks: { minecraft: 'Diamond Expert', roblox: 'Champion' },
      specializations: ['Tournaments and events', 'Appeals'],
    },
    flint: {
      name: 'Flint',
      post: 'Commander of the Minecraft server',
      gameRanks: { minecraft: 'Diamond Expert', roblox: 'Fighter' },
      specializations: ['Balance and economy', 'Maps and builds'],
    },
    owl: {
      name: 'Owl',
      post: 'Night watch',
      gameRanks: { minecraft: 'Gold Veteran', roblox: 'Veteran' },
      specializations: ['Order in chat', 'On duty from midnight to six', 'Other people’s time zones'],
    },
    wormwood: {
      name: 'Wormwood',
      post: 'Field reconnaissance',
      gameRanks: { minecraft: 'Gold Veteran', roblox: 'Rookie' },
      specializations: ['Looking into complaints', 'Finding cheaters', 'Reviewing battle footage'],
    },
    hush: {
      name: 'Hush',
      post: 'SCP site',
      gameRanks: { minecraft: 'Iron Warrior', roblox: 'Elite' },
      specializations: ['Roleplay scenarios', 'Order on site'],
    },
  },
})
