import { defineWords } from '#shared/texts/words.ts'

/** The letter to those registered for a tournament whom something about it concerns. */
export const tournamentLetterWords = defineWords('tournament-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    startSubject: 'Турнир «{title}»: начало {start}',
    start: 'Турнир «{title}» начнётся {start}. Ваше место за вами.',
    startClosing: 'Если планы изменились, отмените регистрацию на странице турниров, пока она открыта.',
    cancelledSubject: 'Турнир «{title}» не состоится',
    cancelled: 'Турнир «{title}», на который вы записались, отменён. Делать ничего не нужно.',
    removedSubject: 'Вас сняли с турнира «{title}»',
    removed: 'Команда сняла вас с турнира «{title}». Причина: {reason}',
    closing: 'Другие турниры ждут на сайте.',
    button: 'К турнирам',
  },
  en: {
    greeting: 'Hello, {username}!',
    startSubject: 'The tournament “{title}” starts {start}',
    start: 'The tournament “{title}” starts {start}. Your place is kept.',
    startClosing:
      'If your plans have changed, withdraw on the page of the tournaments while registration is open.',
    cancelledSubject: 'The tournament “{title}” will not take place',
    cancelled: 'The tournament “{title}” you registered for is canceled. There is nothing you have to do.',
    removedSubject: 'You were taken out of the tournament “{title}”',
    removed: 'Staff took you out of the tournament “{title}”. The reason: {reason}',
    closing: 'Other tournaments await you on the site.',
    button: 'To the tournaments',
  },
})
