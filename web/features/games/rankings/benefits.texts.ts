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
      'A fire badge and your name on the wall of honor',
      'A reserved slot on a full server',
      'Direct entry to tournaments',
      'Access to closed betas',
      'Access to all training grounds',
      'A vote on the players’ council',
    ],
    'minecraft-diamond-expert': [
      'A diamond badge in chat',
      'A reserved slot on a full server',
      'Early tournament registration',
      'Access to closed betas',
      'Access to all training grounds',
    ],
    'minecraft-gold-veteran': [
      'A gold badge in chat',
      'Early tournament registration',
      'Permission to form a squad',
      'Access to all training grounds',
    ],
    'minecraft-iron-warrior': [
      'An iron badge in chat',
      'Permission to form a squad',
      'Access to the practice ground',
    ],
    'minecraft-stone-apprentice': ['A stone badge in chat', 'Access to the practice ground'],
    'roblox-elite': [
      'Yellow clearance and a personal callsign',
      'The shift chief role',
      'A reserved slot on a full server',
      'Scenarios in the restricted wing',
      'Direct entry to tournaments',
      'A vote on the site council',
    ],
    'roblox-champion': [
      'A personal callsign on the radio',
      'The team leader role',
      'A reserved slot on a full server',
      'Scenarios in the restricted wing',
      'Early tournament registration',
    ],
    'roblox-veteran': [
      'The veteran’s patch',
      'A place in the capture team',
      'Heavy equipment',
      'Scenarios in the restricted wing',
    ],
    'roblox-fighter': ['The fighter’s patch', 'A place in security', 'Access to the armory'],
    'roblox-rookie': ['A pass to the site', 'The training scenario'],
  },
})
