import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const gameNamesWords = defineWords('game-names', {
  ru: {
    mark: 'АККАУНТ',
    title: 'Имена в играх',
    lead: 'Подтвердите, как вас зовут в игре: заслуженное там появится в профиле и в рейтинге, а купленное придёт вам.',
    none: 'Имя ещё не подтверждено.',
  },
  en: {
    mark: 'ACCOUNT',
    title: 'Names in games',
    lead: 'Confirm what you are called in a game: what you earn there shows on your profile and in the leaderboards, and what you buy comes to you.',
    none: 'No name is confirmed yet.',
  },
})

export const gameNamesTexts = defineTexts({
  ru: {
    toProfile: 'В профиль',
    loadFailed: 'Не удалось загрузить имена',
    confirmedAt: 'Подтверждено',
    frozen: 'Подтвердите имя заново',
    frozenDetail:
      'В игре под этим именем теперь другой игрок. Пока вы не подтвердите имя, сделанное под ним не засчитывается никому.',
    other: 'Подтвердить другое имя',
    name: 'Ваше имя в игре',
    nameHint: 'Зайдите на сервер: код придёт в чат только вам.',
    send: 'Прислать код в игру',
    sending: 'Отправляем...',
    sendFailed: 'Не удалось отправить код',
    sentTo: (name: string) => `Код для игрока ${name} отправлен`,
    sentDetail: 'Он придёт в чат, когда этот игрок на сервере. Действует до',
    code: 'Код из чата',
    confirm: 'Подтвердить',
    confirming: 'Проверяем...',
    confirmFailed: 'Не удалось подтвердить имя',
    confirmed: (name: string) => `Имя ${name} подтверждено`,
    show: 'Показать код, чтобы ввести его в игре',
    showing: 'Получаем код...',
    showFailed: 'Не удалось получить код',
    shown: 'Введите этот код в игре',
    shownBefore: 'Код уже показан',
    shownDetail:
      'Команду для него подскажет сервер. Эта страница сама увидит, что имя подтверждено. Код действует до',
    shownBeforeDetail: 'Увидеть его снова нельзя, можно получить новый. Прежний действует до',
    remove: 'Отвязать',
    removeOf: 'Отвязать имя: ',
    removeQuestion: 'Отвязать имя?',
    removeDetail:
      'Сделанное в игре уйдёт из профиля и рейтинга вместе с именем. Подтвердить его снова можно в любой момент.',
    removing: 'Отвязываем...',
    removed: 'Имя отвязано',
    removeFailed: 'Не удалось отвязать имя',
  },
  en: {
    toProfile: 'To the profile',
    loadFailed: 'The names could not be loaded',
    confirmedAt: 'Confirmed',
    frozen: 'Confirm the name again',
    frozenDetail:
      'Another player is called so in the game now. Until you confirm the name, what is done under it counts for nobody.',
    other: 'Confirm another name',
    name: 'Your name in the game',
    nameHint: 'Join the server: the code comes to you alone in the chat.',
    send: 'Send a code into the game',
    sending: 'Sending...',
    sendFailed: 'Could not send the code',
    sentTo: (name: string) => `A code was sent to the player ${name}`,
    sentDetail: 'It comes in the chat while that player is on the server. Good until',
    code: 'Code from the chat',
    confirm: 'Confirm',
    confirming: 'Checking...',
    confirmFailed: 'Could not confirm the name',
    confirmed: (name: string) => `The name ${name} is confirmed`,
    show: 'Show a code to be typed in the game',
    showing: 'Getting the code...',
    showFailed: 'Could not get a code',
    shown: 'Type this code in the game',
    shownBefore: 'A code was shown before',
    shownDetail:
      'The server tells you the command for it. This page sees by itself that the name is confirmed. The code is good until',
    shownBeforeDetail: 'It cannot be shown again, but you can get a new one. The one before is good until',
    remove: 'Remove',
    removeOf: 'Remove the name: ',
    removeQuestion: 'Remove the name?',
    removeDetail:
      'What was done in the game leaves your profile and the leaderboards with the name. You can confirm it again at any time.',
    removing: 'Removing...',
    removed: 'The name is removed',
    removeFailed: 'Could not remove the name',
  },
})
