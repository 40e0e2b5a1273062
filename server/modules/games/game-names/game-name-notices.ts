import { defineNotice } from '#server/lib/notices/notice-kind.ts'

/** That a game knows another player by it now. */
export const nameFrozenNotice = defineNotice<{ name: string }>('game_name_frozen', {
  ru: ({ name }) =>
    `В игре под именем ${name} теперь другой игрок. Пока вы не подтвердите это имя заново, его успехи не засчитываются никому.`,
  en: ({ name }) =>
    `Another player is called ${name} in the game now. Until you confirm the name again, what is earned under it counts for nobody.`,
})

/** That staff gave it to another account. */
export const nameMovedNotice = defineNotice<{ name: string; reason: string }>('game_name_moved', {
  ru: ({ name, reason }) => `Команда отвязала от вашего аккаунта игровое имя ${name}. Причина: ${reason}`,
  en: ({ name, reason }) => `Staff took the name ${name} in the game off your account. The reason: ${reason}`,
})

/** That staff confirmed it. */
export const nameGivenNotice = defineNotice<{ name: string }>('game_name_given', {
  ru: ({ name }) => `Команда привязала к вашему аккаунту игровое имя ${name}.`,
  en: ({ name }) => `Staff tied the name ${name} in the game to your account.`,
})

export const gameNameNotices = [nameFrozenNotice, nameMovedNotice, nameGivenNotice] as const
