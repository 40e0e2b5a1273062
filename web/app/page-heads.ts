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
