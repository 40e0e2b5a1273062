import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const rankingsWords = defineWords('rankings', {
  ru: {
    mark: 'Звания',
    title: 'Игровые звания',
    lead: 'Звание не покупают, его выслуживают: боями, заданиями и пользой отряду.',
    empty: 'Званий пока нет: штаб их ещё не ввёл.',
    games: {
      minecraft: { mark: 'Minecraft / полевая служба', title: 'Лестница выживших', step: 'Ступень' },
      roblox: { mark: 'Roblox / комплекс SCP', title: 'Лестница комплекса', step: 'Допуск' },
    },
    earnMark: 'Наставление',
    earnTitle: 'Как заработать звания',
    earn: [
      {
        title: 'Воюйте',
        text: 'Победы над врагами и удержанные точки. Трофеи в зачёт не идут, только дела.',
      },
      { title: 'Служите', text: 'Время на сервере, задания дня и недели. Стоять столбом служба не считает.' },
      { title: 'Выходите на турниры', text: 'Участие приносит очки, победа приносит их много.' },
      {
        title: 'Помогайте',
        text: 'Обучайте новичков, находите ошибки, предлагайте дельное: командование видит.',
      },
    ],
  },
  en: {
    mark: 'Ranks',
    title: 'Game ranks',
    lead: 'A rank is not bought but earned: by fighting, by serving, by being useful.',
    empty: 'There are no ranks yet: staff have not named any.',
    games: {
      minecraft: { mark: 'Minecraft / field service', title: 'The survivors’ ladder', step: 'Tier' },
      roblox: { mark: 'Roblox / SCP site', title: 'The site ladder', step: 'Clearance' },
    },
    earnMark: 'Field manual',
    earnTitle: 'How to earn ranks',
    earn: [
      { title: 'Fight', text: 'Enemies beaten and points held. Trophies do not count, deeds do.' },
      {
        title: 'Serve',
        text: 'Time on the server, daily and weekly missions. Standing still is not service.',
      },
      { title: 'Enter tournaments', text: 'Taking part brings points, winning brings many.' },
      { title: 'Help', text: 'Teach recruits, find bugs, suggest what makes sense: command notices.' },
    ],
  },
})

export const rankingsTexts = defineTexts({
  ru: {
    loadFailed: 'Не удалось загрузить звания',
    points: (count: string) => `${count} очков`,
    benefits: 'Что даёт',
    progressLabel: 'Пример продвижения',
    progress: (points: string, from: string, to: string, percent: string) =>
      `${points} очков. Звание «${from}» получено, пройдено ${percent} пути к званию «${to}».`,
    ownProgress: 'Ваше продвижение',
    ownPoints: (points: string, held: string | null, next: string, left: string) =>
      `Ваши очки: ${points}. ${held === null ? 'Первое звание впереди' : `Звание «${held}» получено`}; до звания «${next}» осталось: ${left}.`,
    ownHighest: (points: string, held: string) => `Ваши очки: ${points}. «${held}» — выше звания нет.`,
  },
  en: {
    loadFailed: 'Could not load the ranks',
    points: (count: string) => `${count} points`,
    benefits: 'What it gives',
    progressLabel: 'Sample progress',
    progress: (points: string, from: string, to: string, percent: string) =>
      `${points} points. ${from} is earned, with ${percent} of the way to ${to} behind.`,
    ownProgress: 'Your progress',
    ownPoints: (points: string, held: string | null, next: string, left: string) =>
      `Your points: ${points}. ${held === null ? 'The first rank is ahead' : `${held} is held`}; left to ${next}: ${left}.`,
    ownHighest: (points: string, held: string) => `Your points: ${points}. ${held}: there is no higher rank.`,
  },
})
