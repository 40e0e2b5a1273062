import type { GameServerMode } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const gameServersTexts = defineTexts({
  ru: {
    mark: 'Серверы',
    title: 'Серверы',
    lead: 'Два мира, одно командование. Выбирайте, где высадиться: состояние видно сразу.',
    loadFailed: 'Ошибка при загрузке серверов',
    empty: 'Серверов пока нет. Первый появится здесь, как только встанет в строй.',
    modes: 'Режимы игры',
    allServers: 'Все серверы',
    closedModes: 'Пока без сервера:',
    players: 'Игроки',
    slots: 'Мест',
    uptime: 'Аптайм',
    difficulty: 'Сложность',
    features: 'Что внутри',
    connect: 'Подключиться',
    openRoblox: 'Открыть в Roblox',
    notOpened: 'Игра не открылась сама?',
    copied: 'Адрес уже скопирован.',
    notCopied: 'Перепишите адрес с кнопки рядом.',
    addByHand: {
      java: 'В Minecraft откройте «Сетевая игра», нажмите «Добавить», вставьте его и подключайтесь.',
      bedrock:
        'В Minecraft откройте «Играть», затем «Серверы», нажмите «Добавить сервер», вставьте его и подключайтесь.',
    },
    address: 'Адрес',
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
    downloadLauncher: 'Скачать лаунчер',
  },
  en: {
    mark: 'Servers',
    title: 'Servers',
    lead: 'Two worlds, one command. Pick where to land: you can see at once what is up.',
    loadFailed: 'Error loading servers',
    empty: 'No servers yet. The first one will appear here as soon as it reports for duty.',
    modes: 'Game modes',
    allServers: 'All servers',
    closedModes: 'No server yet:',
    players: 'Players',
    slots: 'Slots',
    uptime: 'Uptime',
    difficulty: 'Difficulty',
    features: 'What is inside',
    connect: 'Connect',
    openRoblox: 'Open in Roblox',
    notOpened: 'The game did not open by itself?',
    copied: 'The address is copied already.',
    notCopied: 'Take the address from the button beside.',
    addByHand: {
      java: 'In Minecraft open Multiplayer, press Add Server, paste it and join.',
      bedrock: 'In Minecraft open Play, then Servers, press Add Server, paste it and join.',
    },
    address: 'Address',
    joinMark: 'Landing orders',
    joinTitle: 'How to join a server',
    minecraftSteps: [
      'Download the launcher for your system and install it.',
      'Sign in with your name: the launcher brings the build and the mods by itself.',
      'Pick the server from the list or paste its address and press Play.',
    ],
    robloxSteps: [
      'Open the game page on Roblox and sign in to your account.',
      'Press Play: Roblox starts the game on your computer or phone.',
      'Get a role from the officer on duty and await orders.',
    ],
    downloadLauncher: 'Download the launcher',
  },
})

type ModeTexts = { name: string; title: string; lead: string; empty: string }

export const modeTexts = defineTexts<Record<GameServerMode, ModeTexts>>({
  ru: {
    survival: {
      name: 'Выживание',
      title: 'Серверы выживания',
      lead: 'Открытый мир, голод, темнота и соседи с топорами. Стройте базу до заката.',
      empty: 'Сервер выживания ещё не развёрнут. Следите за сводками.',
    },
    skyblock: {
      name: 'Скайблок',
      title: 'Серверы скайблока',
      lead: 'Остров, дерево и пустота под ногами. Снабжение налаживайте сами.',
      empty: 'Сервер скайблока ещё не развёрнут. Следите за сводками.',
    },
    creative: {
      name: 'Творчество',
      title: 'Творческие серверы',
      lead: 'Инженерные войска без дефицита материалов. Лопата не понадобится.',
      empty: 'Творческий сервер ещё не развёрнут. Следите за сводками.',
    },
    minigames: {
      name: 'Мини-игры',
      title: 'Серверы мини-игр',
      lead: 'Короткие вылазки на перекур: зашли, победили, вернулись в строй.',
      empty: 'Сервер мини-игр ещё не развёрнут. Следите за сводками.',
    },
  },
  en: {
    survival: {
      name: 'Survival',
      title: 'Survival servers',
      lead: 'Open world, hunger, darkness and neighbors with axes. Have a base before sunset.',
      empty: 'No survival server has been deployed yet. Watch the dispatches.',
    },
    skyblock: {
      name: 'Skyblock',
      title: 'Skyblock servers',
      lead: 'An island, a tree and nothing below. Supply lines are your own business.',
      empty: 'No Skyblock server has been deployed yet. Watch the dispatches.',
    },
    creative: {
      name: 'Creative',
      title: 'Creative servers',
      lead: 'The engineer corps with no shortage of materials. Leave the shovel at home.',
      empty: 'No creative server has been deployed yet. Watch the dispatches.',
    },
    minigames: {
      name: 'Minigames',
      title: 'Minigame servers',
      lead: 'Short sorties between watches: drop in, win, back in line.',
      empty: 'No minigame server has been deployed yet. Watch the dispatches.',
    },
  },
})
