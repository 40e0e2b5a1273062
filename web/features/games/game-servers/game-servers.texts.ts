import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const gameServersWords = defineWords('game-servers', {
  ru: {
    mark: 'Серверы',
    title: 'Серверы',
    lead: 'Два мира, одно командование. Выбирайте, где высадиться: состояние видно сразу.',
    leadOfOneWorld: 'Выбирайте, где высадиться: состояние видно сразу.',
    empty: 'Серверов пока нет. Первый появится здесь, как только встанет в строй.',
    uptimeStated: 'Так заявил штаб. Измерим сами, как наберутся сутки наблюдений.',
    samples: 'Эти серверы показаны для примера.',
    noGamePage: 'Страницу этой игры ещё не указали: ссылка ведёт в каталог всех игр Roblox.',
    joinMark: 'Порядок высадки',
    joinTitle: 'Как зайти на сервер',
    minecraftSteps: [
      'Скачайте лаунчер для своей системы и установите его.',
      'Войдите под своим именем: сборку и моды лаунчер поставит сам.',
      'Выберите сервер в списке или вставьте адрес и нажмите «Играть».',
    ],
    robloxSteps: [
      'Откройте страницу игры в Roblox и войдите в свой аккаунт.',
      'Нажмите «Играть»: Roblox запустит игру на компьютере или телефоне.',
      'Получите роль у дежурного и ждите распоряжений.',
    ],
  },
  en: {
    mark: 'Servers',
    title: 'Servers',
    lead: 'Two worlds, one command. Pick where to land: you can see at once what is up.',
    leadOfOneWorld: 'Pick where to land: you can see at once what is up.',
    empty: 'No servers yet. The first one will appear here as soon as it reports for duty.',
    uptimeStated: 'As staff state it. We measure it ourselves after a day of watching.',
    samples: 'These servers are shown as an example.',
    noGamePage: 'The page of this game is not set yet: the link leads to the catalog of all Roblox games.',
    joinMark: 'Landing orders',
    joinTitle: 'How to join a server',
    minecraftSteps: [
      'Download the launcher for your system and install it.',
      'Sign in with your name: the launcher installs the modpack by itself.',
      'Pick the server from the list or paste its address and press Play.',
    ],
    robloxSteps: [
      'Open the game page on Roblox and sign in to your account.',
      'Press Play: Roblox starts the game on your computer or phone.',
      'Get a role from the officer on duty and await orders.',
    ],
  },
})

export const gameServersTexts = defineTexts({
  ru: {
    loadFailed: 'Ошибка при загрузке серверов',
    modes: 'Режимы игры',
    allServers: 'Все серверы',
    closedModes: 'Пока без сервера:',
    players: 'Игроки',
    slots: 'Мест',
    uptime: 'Аптайм',
    notMeasured: 'Не измерен',
    notMeasuredYet: 'Ещё не измерен',
    unknown: 'Неизвестно',
    difficulty: 'Сложность',
    features: 'Что внутри',
    connect: 'Подключиться',
    openRoblox: 'Открыть в Roblox',
    openCatalogue: 'Каталог Roblox',
    address: 'Адрес',
    stepsByHand: {
      java: [
        'Скопируйте адрес сервера.',
        'В Minecraft откройте «Сетевая игра», нажмите «Добавить» и вставьте адрес.',
        'Выберите сервер в списке и подключайтесь.',
      ],
      bedrock: [
        'Скопируйте адрес сервера.',
        'В Minecraft откройте «Играть», затем «Серверы», нажмите «Добавить сервер» и вставьте адрес.',
        'Выберите сервер в списке и подключайтесь.',
      ],
    },
    downloadLauncher: 'Скачать лаунчер',
  },
  en: {
    loadFailed: 'Error loading servers',
    modes: 'Game modes',
    allServers: 'All servers',
    closedModes: 'No server yet:',
    players: 'Players',
    slots: 'Slots',
    uptime: 'Uptime',
    notMeasured: 'Not measured',
    notMeasuredYet: 'Not measured yet',
    unknown: 'Unknown',
    difficulty: 'Difficulty',
    features: 'What is inside',
    connect: 'Connect',
    openRoblox: 'Open in Roblox',
    openCatalogue: 'Roblox catalog',
    address: 'Address',
    stepsByHand: {
      java: [
        'Copy the address of the server.',
        'In Minecraft open Multiplayer, press Add Server and paste the address.',
        'Pick the server from the list and join.',
      ],
      bedrock: [
        'Copy the address of the server.',
        'In Minecraft open Play, then Servers, press Add Server and paste the address.',
        'Pick the server from the list and join.',
      ],
    },
    downloadLauncher: 'Download the launcher',
  },
})
