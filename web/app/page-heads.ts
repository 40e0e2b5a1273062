/** Title and description of every page, for the browser's tab and for search engines. The site's name is added to the title. */
import { defineTexts } from '#shared/texts/texts.ts'

export const pageHeads = {
  home: defineTexts({
    ru: {
      title: 'Командуй, завоёвывай, доминируй',
      description:
        'Игровые серверы с военным характером: зомби-апокалипсис в Minecraft и SCP RolePlay в Roblox. Лаунчер, магазин, новости и рейтинги.',
    },
    en: {
      title: 'Command, conquer, dominate',
      description:
        'Game servers with a military temper: a zombie apocalypse in Minecraft and SCP roleplay in Roblox. Launcher, shop, news and ranks.',
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
  profile: defineTexts({
    ru: { title: 'Профиль', description: 'Личное дело игрока: звание, баланс, статистика и достижения.' },
    en: { title: 'Profile', description: 'The service record: rank, balance, statistics and achievements.' },
  }),
  admin: defineTexts({
    ru: { title: 'Панель управления', description: 'Управление сайтом.' },
    en: { title: 'Dashboard', description: 'Running the site.' },
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
