import { defineTexts } from '#shared/texts/texts.ts'

export const formerNamesTexts = defineTexts({
  ru: {
    title: 'Прежние имена',
    until: 'до',
    restore: 'Вернуть имя',
    restoring: 'Возвращаем...',
    restoreTitle: 'Вернуть прежнее имя',
    now: 'Сейчас',
    after: 'Станет',
    restoreLead:
      'Игроку придёт письмо, и входить он будет под этим именем. Нынешнее имя встанет среди прежних; занять его сможет любой.',
    restored: 'Имя возвращено',
    restoreFailed: 'Не удалось вернуть имя',
    restoreClash:
      'Пока вы смотрели, аккаунт изменил кто-то другой. Сверьтесь с тем, как он называется сейчас, и нажмите ещё раз.',
  },
  en: {
    title: 'Former names',
    until: 'until',
    restore: 'Give the name back',
    restoring: 'Giving it back...',
    restoreTitle: 'Give a former name back',
    now: 'Now',
    after: 'Then',
    restoreLead:
      'The player is told by letter and will log in with this name. The present name joins the former ones; anybody can take it.',
    restored: 'The name is given back',
    restoreFailed: 'Could not give the name back',
    restoreClash:
      'While you were looking, somebody else changed the account. Look at what it is called now and press again.',
  },
})
