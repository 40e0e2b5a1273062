/** What the rank tiers are called and what each gives: six benefits at the top, two at the bottom. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { TierId } from './rankings.data.ts'

type TiersTexts = Record<TierId, { name: string; benefits: readonly string[] }>

export const tiersTexts = defineTexts<TiersTexts>({
  ru: {
    master: {
      name: 'Мастер',
      benefits: [
        'Огненная метка и имя на стене почёта',
        'Место на полном сервере',
        'Турниры без отбора',
        'Закрытые испытания обновлений',
        'Доступ ко всем полигонам',
        'Голос в совете игроков',
      ],
    },
    diamondExpert: {
      name: 'Алмазный эксперт',
      benefits: [
        'Алмазная метка в чате',
        'Место на полном сервере',
        'Ранняя запись на турниры',
        'Закрытые испытания обновлений',
        'Доступ ко всем полигонам',
      ],
    },
    goldVeteran: {
      name: 'Золотой ветеран',
      benefits: [
        'Золотая метка в чате',
        'Ранняя запись на турниры',
        'Право собрать отряд',
        'Доступ ко всем полигонам',
      ],
    },
    ironWarrior: {
      name: 'Железный воин',
      benefits: ['Железная метка в чате', 'Право собрать отряд', 'Доступ к учебному полигону'],
    },
    stoneApprentice: {
      name: 'Каменный ученик',
      benefits: ['Каменная метка в чате', 'Доступ к учебному полигону'],
    },
    elite: {
      name: 'Элита',
      benefits: [
        'Жёлтый допуск и личный позывной',
        'Роль главы смены',
        'Место на полном сервере',
        'Сценарии закрытого крыла',
        'Турниры без отбора',
        'Голос в совете комплекса',
      ],
    },
    champion: {
      name: 'Чемпион',
      benefits: [
        'Личный позывной в эфире',
        'Роль командира группы',
        'Место на полном сервере',
        'Сценарии закрытого крыла',
        'Ранняя запись на турниры',
      ],
    },
    veteran: {
      name: 'Ветеран',
      benefits: [
        'Нашивка ветерана',
        'Роль в группе захвата',
        'Тяжёлое снаряжение',
        'Сценарии закрытого крыла',
      ],
    },
    fighter: {
      name: 'Боец',
      benefits: ['Нашивка бойца', 'Роль в охране', 'Доступ к арсеналу'],
    },
    rookie: {
      name: 'Новичок',
      benefits: ['Пропуск в комплекс', 'Учебный сценарий'],
    },
  },
  en: {
    master: {
      name: 'Master',
      benefits: [
        'A fiery mark and a name on the wall of honour',
        'A place on a full server',
        'Tournaments without qualifiers',
        'Closed trials of updates',
        'Access to all training grounds',
        'A vote in the players’ council',
      ],
    },
    diamondExpert: {
      name: 'Diamond Expert',
      benefits: [
        'A diamond mark in chat',
        'A place on a full server',
        'Early tournament registration',
        'Closed trials of updates',
        'Access to all training grounds',
      ],
    },
    goldVeteran: {
      name: 'Gold Veteran',
      benefits: [
        'A golden mark in chat',
        'Early tournament registration',
        'The right to raise a squad',
        'Access to all training grounds',
      ],
    },
    ironWarrior: {
      name: 'Iron Warrior',
      benefits: ['An iron mark in chat', 'The right to raise a squad', 'Access to the practice ground'],
    },
    stoneApprentice: {
      name: 'Stone Apprentice',
      benefits: ['A stone mark in chat', 'Access to the practice ground'],
    },
    elite: {
      name: 'Elite',
      benefits: [
        'Yellow clearance and a personal call sign',
        'The role of shift chief',
        'A place on a full server',
        'Scenarios of the closed wing',
        'Tournaments without qualifiers',
        'A vote in the site council',
      ],
    },
    champion: {
      name: 'Champion',
      benefits: [
        'A personal call sign on air',
        'The role of team leader',
        'A place on a full server',
        'Scenarios of the closed wing',
        'Early tournament registration',
      ],
    },
    veteran: {
      name: 'Veteran',
      benefits: [
        'The veteran’s patch',
        'A role in the capture team',
        'Heavy equipment',
        'Scenarios of the closed wing',
      ],
    },
    fighter: {
      name: 'Fighter',
      benefits: ['The fighter’s patch', 'A role in security', 'Access to the armoury'],
    },
    rookie: {
      name: 'Rookie',
      benefits: ['A pass to the site', 'The training scenario'],
    },
  },
})
