/** What each rank gives: six benefits at the top, two at the bottom. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { TierId } from '#web/features/accounts/profile/tier.texts.ts'

export const benefitsTexts = defineTexts<Record<TierId, readonly string[]>>({
  ru: {
    'minecraft-master': [
      'Огненная метка и имя на стене почёта',
      'Место на полном сервере',
      'Турниры без отбора',
      'Закрытые испытания обновлений',
      'Доступ ко всем полигонам',
      'Голос в совете игроков',
    ],
    'minecraft-diamond-expert': [
      'Алмазная метка в чате',
      'Место на полном сервере',
      'Ранняя запись на турниры',
      'Закрытые испытания обновлений',
      'Доступ ко всем полигонам',
    ],
    'minecraft-gold-veteran': [
      'Золотая метка в чате',
      'Ранняя запись на турниры',
      'Право собрать отряд',
      'Доступ ко всем полигонам',
    ],
    'minecraft-iron-warrior': ['Железная метка в чате', 'Право собрать отряд', 'Доступ к учебному полигону'],
    'minecraft-stone-apprentice': ['Каменная метка в чате', 'Доступ к учебному полигону'],
    'roblox-elite': [
      'Жёлтый допуск и личный позывной',
      'Роль главы смены',
      'Место на полном сервере',
      'Сценарии закрытого крыла',
      'Турниры без отбора',
      'Голос в совете комплекса',
    ],
    'roblox-champion': [
      'Личный позывной в эфире',
      'Роль командира группы',
      'Место на полном сервере',
      'Сценарии закрытого крыла',
      'Ранняя запись на турниры',
    ],
    'roblox-veteran': [
      'Нашивка ветерана',
      'Роль в группе захвата',
      'Тяжёлое снаряжение',
      'Сценарии закрытого крыла',
    ],
    'roblox-fighter': ['Нашивка бойца', 'Роль в охране', 'Доступ к арсеналу'],
    'roblox-rookie': ['Пропуск в комплекс', 'Учебный сценарий'],
  },
  en: {
    'minecraft-master': [
      'A fiery mark and a name on the wall of honour',
      'A place on a full server',
      'Tournaments without qualifiers',
      'Closed trials of updates',
      'Access to all training grounds',
      'A vote in the players’ council',
    ],
    'minecraft-diamond-expert': [
      'A diamond mark in chat',
      'A place on a full server',
      'Early tournament registration',
      'Closed trials of updates',
      'Access to all training grounds',
    ],
    'minecraft-gold-veteran': [
      'A golden mark in chat',
      'Early tournament registration',
      'The right to raise a squad',
      'Access to all training grounds',
    ],
    'minecraft-iron-warrior': [
      'An iron mark in chat',
      'The right to raise a squad',
      'Access to the practice ground',
    ],
    'minecraft-stone-apprentice': ['A stone mark in chat', 'Access to the practice ground'],
    'roblox-elite': [
      'Yellow clearance and a personal call sign',
      'The role of shift chief',
      'A place on a full server',
      'Scenarios of the closed wing',
      'Tournaments without qualifiers',
      'A vote in the site council',
    ],
    'roblox-champion': [
      'A personal call sign on air',
      'The role of team leader',
      'A place on a full server',
      'Scenarios of the closed wing',
      'Early tournament registration',
    ],
    'roblox-veteran': [
      'The veteran’s patch',
      'A role in the capture team',
      'Heavy equipment',
      'Scenarios of the closed wing',
    ],
    'roblox-fighter': ['The fighter’s patch', 'A role in security', 'Access to the armoury'],
    'roblox-rookie': ['A pass to the site', 'The training scenario'],
  },
})
