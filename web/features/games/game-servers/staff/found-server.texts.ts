import { defineTexts } from '#shared/texts/texts.ts'

/** What is said of an address while it is typed. */
export const foundServerTexts = defineTexts({
  ru: {
    players: 'Игроки',
    silent:
      'Сейчас не отвечает. Если сервер выключен, добавьте его и так: как только ответит, сайт это покажет. Если включён — проверьте адрес и порт.',
    not_found:
      'Такого имени в сети нет. Проверьте, нет ли опечатки; если имя ещё не настроено, сервер можно добавить и так.',
    noGame: 'Roblox такой игры не знает. Проверьте ссылку или номер.',
    not_asked: 'Спросить сейчас не вышло. Сервер можно добавить: сайт спросит его позже сам.',
    takeName: 'Взять это название',
    askAgain: 'Спросить ещё раз',
  },
  en: {
    players: 'Players',
    silent:
      'It does not answer now. If the server is off, add it all the same: as soon as it answers, the site shows it. If it is on, check the address and the port.',
    not_found:
      'There is no such name on the net. Check it for a slip; if the name is not set up yet, the server can be added all the same.',
    noGame: 'Roblox knows no such game. Check the link or the number.',
    not_asked: 'It could not be asked now. The server can be added: the site asks it later by itself.',
    takeName: 'Take this name',
    askAgain: 'Ask once more',
  },
})
