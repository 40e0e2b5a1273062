import { defineTexts } from '#shared/texts/texts.ts'

export const robloxModuleTexts = defineTexts({
  ru: {
    title: 'Модуль для Roblox',
    lead: 'Скрипт для вашей игры: получает команды сайта, сообщает, кто в игре и что игроки сделали, и привязывает их имена к аккаунтам.',
    steps: [
      'Создайте выше ключ для выдачи и для сведений: вместе с ним можно скачать готовый файл.',
      'В Roblox Studio перетащите файл в ServerScriptService.',
      'В настройках игры разрешите запросы HTTP, а для проверки в Studio ещё и доступ к API.',
      'Допишите в скрипте, что делает каждая команда, и опубликуйте игру.',
    ],
    notSold:
      'За деньги сайт в Roblox ничего не продаёт: туда уходит только заработанное и то, что выдали сотрудники.',
    plain: 'Скачать модуль без ключа',
    withKeyLead:
      'Файл для Roblox Studio с этим ключом и адресом сайта. Он собирается в браузере, ключ никуда не отправляется.',
    withKey: 'Скачать модуль с этим ключом',
    failed: 'Не удалось скачать модуль',
  },
  en: {
    title: 'The module for Roblox',
    lead: 'A script for your game: it receives commands of the site, tells who is in the game and what players have done, and ties their names to accounts.',
    steps: [
      'Make a key above, for delivery and for facts: with it you can download a file that is ready.',
      'In Roblox Studio drag the file into ServerScriptService.',
      'In the settings of the game allow HTTP requests, and access to API services to try it in Studio.',
      'Write into the script what each command does, and publish the game.',
    ],
    notSold:
      'The site sells nothing for money in Roblox: only what was earned, or given by staff, goes there.',
    plain: 'Download the module without a key',
    withKeyLead:
      'A file for Roblox Studio with this key and the address of the site. It is put together in your browser; the key is sent nowhere.',
    withKey: 'Download the module with this key',
    failed: 'Could not download the module',
  },
})
