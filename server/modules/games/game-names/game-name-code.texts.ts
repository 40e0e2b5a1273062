import { defineTexts } from '#shared/texts/texts.ts'

type Said = { code: string; username: string; site: string }

export const gameNameCodeTexts = defineTexts({
  ru: {
    /** What staff and the account itself read of the command. */
    shown: 'tellraw {player} (код для имени в игре)',
    told: ({ code, username, site }: Said) =>
      `${site}: код ${code} привяжет это имя к аккаунту ${username}. Если это не вы, никому его не говорите.`,
  },
  en: {
    shown: 'tellraw {player} (a code for the name in the game)',
    told: ({ code, username, site }: Said) =>
      `${site}: the code ${code} ties this name to the account ${username}. If that is not you, tell it to nobody.`,
  },
})
