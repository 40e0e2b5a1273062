/** Title and description of every page, for the browser's tab and for search engines. The site's name is added to the title. */
import { defineTexts } from '#shared/texts/texts.ts'

export const pageHeads = {
  home: defineTexts({
    ru: {
      title: 'Командуй, завоёвывай, господствуй',
      description:
        'Игровые серверы с военным характером: зомби-апокалипсис в Minecraft и SCP RolePlay в Roblox. Лаунчер, магазин, новости и рейтинги.',
    },
    en: {
      title: 'Command, conquer, dominate',
      description:
        'Game servers with a military temper: a zombie apocalypse in Minecraft and SCP roleplay in Roblox. Launcher, shop, news and ranks.',
    },
  }),
  news: defineTexts({
    ru: {
      title: 'Новости',
      description: 'Новости серверов: обновления карт, события и объявления штаба.',
    },
    en: {
      title: 'News',
      description: 'News of the servers: map updates, events and announcements from command.',
    },
  }),
  servers: defineTexts({
    ru: {
      title: 'Серверы',
      description:
        'Игровые серверы Minecraft и Roblox: состояние, игроки, сложность и как подключиться к каждому.',
    },
    en: {
      title: 'Servers',
      description: 'Minecraft and Roblox game servers: status, players, difficulty and how to join each.',
    },
  }),
  serversSurvival: defineTexts({
    ru: {
      title: 'Серверы выживания',
      description: 'Серверы Minecraft для выживания: открытый мир, базы, отряды и зомби.',
    },
    en: {
      title: 'Survival servers',
      description: 'Minecraft survival servers: an open world, bases, squads and zombies.',
    },
  }),
  serversSkyblock: defineTexts({
    ru: {
      title: 'Серверы Skyblock',
      description: 'Серверы Minecraft Skyblock: остров, дерево и пустота под ногами.',
    },
    en: {
      title: 'Skyblock servers',
      description: 'Minecraft Skyblock servers: an island, a tree and nothing below.',
    },
  }),
  serversCreative: defineTexts({
    ru: {
      title: 'Творческие серверы',
      description: 'Творческие серверы Minecraft: стройте без дефицита материалов.',
    },
    en: {
      title: 'Creative servers',
      description: 'Creative Minecraft servers: build with no shortage of materials.',
    },
  }),
  serversMinigames: defineTexts({
    ru: {
      title: 'Серверы мини-игр',
      description: 'Серверы мини-игр Minecraft: короткие бои между большими операциями.',
    },
    en: {
      title: 'Minigame servers',
      description: 'Minecraft minigame servers: short fights between the large operations.',
    },
  }),
  forum: defineTexts({
    ru: {
      title: 'Форум',
      description: 'Форум пока не работает. Состояние служб и другие каналы связи.',
    },
    en: {
      title: 'Forum',
      description: 'The forum is offline for now. Service status and the other ways to reach us.',
    },
  }),
  shop: defineTexts({
    ru: {
      title: 'Магазин',
      description:
        'Привилегии Рекрут, Ветеран и Элита, наборы ресурсов и кейсы для Minecraft-серверов: что внутри и сколько стоит.',
    },
    en: {
      title: 'Shop',
      description:
        'Recruit, Veteran and Elite privileges, resource sets and cases for the Minecraft servers: what is inside and what it costs.',
    },
  }),
  download: defineTexts({
    ru: {
      title: 'Скачать лаунчер',
      description: 'Лаунчер для Windows, macOS и Linux: файлы, системные требования, установка и ответы.',
    },
    en: {
      title: 'Download the launcher',
      description:
        'The launcher for Windows, macOS and Linux: files, requirements, installation and answers.',
    },
  }),
  team: defineTexts({
    ru: {
      title: 'Команда',
      description: 'Командование и модерация: кто держит серверы и к кому с каким вопросом идти.',
    },
    en: {
      title: 'Team',
      description: 'Command and moderation: who keeps the servers and whom to ask about what.',
    },
  }),
  tournaments: defineTexts({
    ru: {
      title: 'Турниры',
      description: 'Турниры в Minecraft и Roblox: даты, призовые фонды, условия и победители.',
    },
    en: {
      title: 'Tournaments',
      description: 'Tournaments in Minecraft and Roblox: dates, prize pools, requirements and winners.',
    },
  }),
  rankings: defineTexts({
    ru: {
      title: 'Игровые звания',
      description: 'Звания Minecraft и Roblox: сколько очков нужно, что даёт каждое и как их заработать.',
    },
    en: {
      title: 'Game ranks',
      description: 'Minecraft and Roblox ranks: the points they take, what each gives and how to earn them.',
    },
  }),
  privacy: defineTexts({
    ru: {
      title: 'Политика конфиденциальности',
      description: 'Какие данные хранит сайт, какие cookie ставит и как удалить аккаунт.',
    },
    en: {
      title: 'Privacy policy',
      description: 'What data the site keeps, which cookies it sets and how to delete an account.',
    },
  }),
  terms: defineTexts({
    ru: {
      title: 'Условия использования',
      description: 'Правила серверов, покупки, виртуальные предметы, блокировки и ответственность.',
    },
    en: {
      title: 'Terms of use',
      description: 'Server rules, purchases, virtual items, bans and liability.',
    },
  }),
  feedback: defineTexts({
    ru: { title: 'Отзывы', description: 'Отзывы игроков о серверах: читайте чужие и оставьте свой.' },
    en: {
      title: 'Feedback',
      description: 'What players say about the servers: read it and add your own word.',
    },
  }),
  login: defineTexts({
    ru: { title: 'Вход', description: 'Войдите в аккаунт игрока: профиль, баланс и статистика.' },
    en: { title: 'Log in', description: 'Log in to your player account: profile, balance and statistics.' },
  }),
  register: defineTexts({
    ru: {
      title: 'Регистрация',
      description: 'Создайте аккаунт игрока: один на сайт, лаунчер и все серверы.',
    },
    en: {
      title: 'Sign up',
      description: 'Create a player account: one for the site, the launcher and every server.',
    },
  }),
  verify: defineTexts({
    ru: { title: 'Верификация аккаунта', description: 'Подтверждение адреса электронной почты.' },
    en: { title: 'Account verification', description: 'Confirmation of an e-mail address.' },
  }),
  forgot: defineTexts({
    ru: { title: 'Забыли пароль?', description: 'Ссылка на новый пароль придёт на почту аккаунта.' },
    en: {
      title: 'Forgot your password?',
      description: 'A link to a new password is mailed to your account.',
    },
  }),
  reset: defineTexts({
    ru: { title: 'Новый пароль', description: 'Новый пароль по ссылке из письма.' },
    en: { title: 'A new password', description: 'A new password by the link of a letter.' },
  }),
  profile: defineTexts({
    ru: { title: 'Профиль', description: 'Личное дело игрока: звание, баланс, статистика и достижения.' },
    en: { title: 'Profile', description: 'The service record: rank, balance, statistics and achievements.' },
  }),
  admin: defineTexts({
    ru: { title: 'Панель управления', description: 'Управление сайтом.' },
    en: { title: 'Dashboard', description: 'Running the site.' },
  }),
  adminNews: defineTexts({
    ru: {
      title: 'Управление новостями',
      description: 'Черновики, запланированные и опубликованные новости.',
    },
    en: { title: 'Manage news', description: 'Drafts, scheduled and published news.' },
  }),
  adminNewsEditor: defineTexts({
    ru: { title: 'Редактор новости', description: 'Текст новости на двух языках.' },
    en: { title: 'News editor', description: 'The text of a news item in both languages.' },
  }),
  adminUsers: defineTexts({
    ru: { title: 'Пользователи', description: 'Аккаунты игроков и команды.' },
    en: { title: 'Users', description: 'Accounts of players and staff.' },
  }),
  adminUser: defineTexts({
    ru: { title: 'Пользователь', description: 'Один аккаунт: данные, роли, сессии и журнал.' },
    en: { title: 'User', description: 'One account: details, roles, sessions and log.' },
  }),
  adminRoles: defineTexts({
    ru: { title: 'Роли', description: 'Роли команды и их права.' },
    en: { title: 'Roles', description: 'The roles of staff and their permissions.' },
  }),
  adminFeedback: defineTexts({
    ru: { title: 'Управление отзывами', description: 'Отзывы игроков и ответы команды.' },
    en: { title: 'Manage feedback', description: 'Reviews by players and replies by the team.' },
  }),
  adminAudit: defineTexts({
    ru: { title: 'Журнал изменений', description: 'Кто из команды что и когда менял.' },
    en: { title: 'Audit log', description: 'Who of the staff changed what, and when.' },
  }),
  adminServers: defineTexts({
    ru: { title: 'Управление серверами', description: 'Порядок, показ и состояние игровых серверов.' },
    en: { title: 'Manage servers', description: 'Order, visibility and state of the game servers.' },
  }),
  adminServersEditor: defineTexts({
    ru: { title: 'Редактор сервера', description: 'Все данные одного игрового сервера.' },
    en: { title: 'Server editor', description: 'Everything about one game server.' },
  }),
  adminLauncher: defineTexts({
    ru: { title: 'Версии лаунчера', description: 'Выпуск, снятие и удаление версий лаунчера.' },
    en: { title: 'Launcher versions', description: 'Releasing, taking back and deleting launcher versions.' },
  }),
  adminLauncherEditor: defineTexts({
    ru: { title: 'Редактор версии лаунчера', description: 'Файл, канал и описание одной версии.' },
    en: { title: 'Launcher version editor', description: 'File, channel and notes of one version.' },
  }),
  missingFileWindows: defineTexts({
    ru: { title: 'Лаунчера для Windows пока нет', description: 'Файл ещё не выложен или снят с выдачи.' },
    en: { title: 'No launcher for Windows yet', description: 'The file is not out yet or was taken back.' },
  }),
  missingFileMacos: defineTexts({
    ru: { title: 'Лаунчера для macOS пока нет', description: 'Файл ещё не выложен или снят с выдачи.' },
    en: { title: 'No launcher for macOS yet', description: 'The file is not out yet or was taken back.' },
  }),
  missingFileLinux: defineTexts({
    ru: { title: 'Лаунчера для Linux пока нет', description: 'Файл ещё не выложен или снят с выдачи.' },
    en: { title: 'No launcher for Linux yet', description: 'The file is not out yet or was taken back.' },
  }),
  serverError: defineTexts({
    ru: { title: 'Ошибка сервера', description: 'Наши инженеры уже работают над решением проблемы.' },
    en: { title: 'Server Error', description: 'Our engineers are already working to resolve the issue.' },
  }),
  notFound: defineTexts({
    ru: {
      title: 'Страница не найдена',
      description: 'Запрошенная страница не существует или была перемещена.',
    },
    en: {
      title: 'Page Not Found',
      description: 'The requested page does not exist or has been moved.',
    },
  }),
}
export type PageHeadKey = keyof typeof pageHeads
