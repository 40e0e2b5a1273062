/** What every editor says when somebody else saved the same thing meanwhile. */
import { defineTexts } from '#shared/texts/texts.ts'

export const conflictTexts = defineTexts({
  ru: {
    title: 'Пока вы правили, кто-то другой сохранил свои правки',
    /** Followed by a name. */
    titleBy: 'Пока вы правили, свои правки успел сохранить другой сотрудник:',
    brief: 'Кто-то другой был первым. Что делать дальше, сказано рядом с кнопкой.',
    merged: 'Ваши правки целы, чужие добавлены к ним. Проверьте и сохраните ещё раз.',
    chosen: 'Ваши правки целы. Эти поля изменили вы оба: выберите, что оставить, и сохраните ещё раз.',
    hidden:
      'Ключи, пароли и адреса, которых здесь не видно, тоже могли сменить. То, что ввели вы, при сохранении их заменит.',
    theirs: 'Сохранили так',
    empty: 'пусто',
    ticked: 'да',
    taken: 'Взято у них',
    takeAll: 'Взять всё чужое',
    keepAll: 'Оставить всё моё',
    take: 'Взять этот вариант',
    keep: 'Оставить мой',
  },
  en: {
    title: 'Somebody else saved changes while you were editing',
    titleBy: 'While you were editing, changes were saved by',
    brief: 'Somebody else was first. What to do next is said beside the button.',
    merged: 'Your changes are safe, theirs were added. Check the result and save again.',
    chosen: 'Your changes are safe. Both of you changed these fields: choose what stays, then save again.',
    hidden:
      'Keys, passwords and addresses that are not shown here may have been changed as well. What you typed will replace them.',
    theirs: 'They saved',
    empty: 'nothing',
    ticked: 'yes',
    taken: 'Taken from theirs',
    takeAll: 'Take all of theirs',
    keepAll: 'Keep all of mine',
    take: 'Take this version',
    keep: 'Keep mine',
  },
})
