import type { Part } from '#shared/constants/parts.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const sitePartsTexts = defineTexts({
  ru: {
    parts: 'Разделы',
    partsHint:
      'Выключенного раздела на сайте нет: ни в меню, ни в ссылках, ни по адресу. Всё, что в нём есть, сохранится; готовить его можно и выключенным.',
    languages: 'Языки',
    languagesHint:
      'С одним языком сайт живёт по простым адресам, без переключателя, а формы спрашивают только его. Тексты на другом сохранятся.',
    prepare: 'Подготовить в панели',
    strictShop: 'Строгие правила магазина',
    strictShopHint:
      'Прячет товары с отметкой «Против строгих правил Mojang»: преимущества в игре и платные случайности.',
  },
  en: {
    parts: 'Parts of the site',
    partsHint:
      'A part that is off is gone from the site: from menus, from links, from its address. All that is in it is kept, and it can be prepared while it is off.',
    languages: 'Languages',
    languagesHint:
      'With one language the site has plain addresses and no switch, and forms ask for that one alone. Texts in the other are kept.',
    prepare: 'Prepare it in the panel',
    strictShop: 'Strict rules of the shop',
    strictShopHint:
      'Hides products marked “Against the strict rules of Mojang”: advantages in the game and paid chance.',
  },
})

/** What goes with it, where its name does not say that. */
export const partReaches = defineTexts<Partial<Record<Part, string>>>({
  ru: {
    shop: 'Кошелёк и покупки остаются у игроков в профиле.',
    launcher: 'Установленные лаунчеры обновляются и дальше.',
    roblox: 'Вместе с серверами, лестницей званий и карточками Roblox.',
  },
  en: {
    shop: 'Players keep their balance and purchases in their profile.',
    launcher: 'Launchers that are installed go on updating.',
    roblox: 'Along with the servers, the rank ladder and the cards of Roblox.',
  },
})
