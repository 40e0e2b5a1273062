import { defineTexts } from '#shared/texts/texts.ts'

export const agentInstancesTexts = defineTexts({
  ru: {
    title: 'Кто на связи',
    lead: 'Программы, которые обращались к сайту от имени этого сервера за последние сутки.',
    list: 'Программы на связи',
    loadFailed: 'Не удалось загрузить список программ',
    empty: 'За последние сутки к сайту никто не обращался.',
    unnamed: 'Программа не назвалась',
    byKey: 'Ключ:',
    heard: 'Последний раз на связи',
    players: 'В игре',
    of: ' из ',
    version: 'Версия игры:',
    tps: 'TPS:',
    noHeartbeat: 'Не сообщает, кто в игре',
    showAll: 'Показать все: {count}',
    several: 'За командами обращаются сразу несколько программ',
    severalDetail:
      'Так и должно быть при замене ключа или у сети серверов. Если вы запускали одну программу, найдите лишнюю.',
  },
  en: {
    title: 'Who is in touch',
    lead: 'Programs that called the site in the name of this server in the last day.',
    list: 'Programs in touch',
    loadFailed: 'Could not load the programs',
    empty: 'Nobody has called the site in the last day.',
    unnamed: 'A program that did not say its name',
    byKey: 'Key:',
    heard: 'Last heard',
    players: 'In the game:',
    of: ' of ',
    version: 'Version of the game:',
    tps: 'TPS:',
    noHeartbeat: 'Does not tell who is in the game',
    showAll: 'Show all {count}',
    several: 'Several programs ask for commands at the same time',
    severalDetail:
      'That is right while a key is replaced, or for a network of servers. If you started one, find the other.',
  },
})
