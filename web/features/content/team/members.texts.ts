/** Call signs and duties of the staff. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { MemberId } from './team.data.ts'

type MemberTexts = Record<
  MemberId,
  {
    name: string
    post: string
    /** What to come to this person with. */
    specializations: readonly string[]
  }
>

export const membersTexts = defineTexts<MemberTexts>({
  ru: {
    granite: {
      name: 'Гранит',
      post: 'Глава проекта',
      specializations: ['Стратегия серверов', 'Кадры и назначения', 'Последнее слово в спорах'],
    },
    raven: {
      name: 'Ворон',
      post: 'Начальник штаба',
      specializations: ['Турниры и события', 'Разбор апелляций'],
    },
    flint: {
      name: 'Кремень',
      post: 'Командир Minecraft-сервера',
      specializations: ['Баланс и экономика', 'Карты и сборки'],
    },
    owl: {
      name: 'Сова',
      post: 'Ночная смена',
      specializations: ['Порядок в чате', 'Дежурство с полуночи до шести', 'Чужие часовые пояса'],
    },
    wormwood: {
      name: 'Полынь',
      post: 'Полевая разведка',
      specializations: ['Проверка жалоб', 'Поиск читеров', 'Разбор записей боя'],
    },
    hush: {
      name: 'Тишина',
      post: 'Комплекс SCP',
      specializations: ['Ролевые сценарии', 'Порядок в комплексе'],
    },
  },
  en: {
    granite: {
      name: 'Granite',
      post: 'Head of the project',
      specializations: ['Server strategy', 'Staff and appointments', 'The last word in disputes'],
    },
    raven: {
      name: 'Raven',
      post: 'Chief of staff',
      specializations: ['Tournaments and events', 'Appeals'],
    },
    flint: {
      name: 'Flint',
      post: 'Commander of the Minecraft server',
      specializations: ['Balance and economy', 'Maps and builds'],
    },
    owl: {
      name: 'Owl',
      post: 'Night watch',
      specializations: ['Order in chat', 'On duty from midnight to six', 'Other people’s time zones'],
    },
    wormwood: {
      name: 'Wormwood',
      post: 'Field reconnaissance',
      specializations: ['Looking into complaints', 'Finding cheaters', 'Reviewing battle footage'],
    },
    hush: {
      name: 'Hush',
      post: 'SCP site',
      specializations: ['Roleplay scenarios', 'Order on site'],
    },
  },
})
