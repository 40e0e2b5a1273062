import type { FirstDayLine } from '#shared/contract/platform/first-day.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type Line = { title: string; detail: string }

export const firstDayTexts = defineTexts<{
  title: string
  lead: string
  done: string
  notice: string
  toPanel: string
  lines: Record<FirstDayLine, Line>
}>({
  ru: {
    title: 'Первый день',
    lead: 'Что осталось, чтобы сайт стал вашим. Список смотрит на сам сайт: сделанное отмечается без вас, а когда готово всё, он уходит.',
    done: 'готово',
    notice: 'Сайт ещё не настроен',
    toPanel: 'Открыть список',
    lines: {
      administrator: {
        title: 'Ваша учётная запись',
        detail: 'Своё имя, почта и пароль вместо тех, с которыми сайт поставлен.',
      },
      look: { title: 'Название и цвета', detail: 'Своё имя и свой цвет или логотип.' },
      identity: {
        title: 'Ссылки и владелец',
        detail:
          'Каждая ссылка ведёт к вашему сообществу (лишние сотрите), ниже сказано, кто отвечает за сайт и как с ним связаться; если есть магазин, нужен и номер.',
      },
      samples: {
        title: 'Образцы',
        detail:
          'Команда, турниры, галерея, цифры и прочие подборки, первая новость: замените своими или уберите одним нажатием.',
      },
      gameServer: {
        title: 'Игровой сервер',
        detail: 'Хотя бы один с настоящим адресом, и ни одного из тех, с которыми сайт поставлен.',
      },
      launcher: { title: 'Лаунчер', detail: 'Выпущена версия, которую можно скачать.' },
      payments: {
        title: 'Приём платежей',
        detail:
          'Магазин закрыт, пока не включена платёжная система и на странице «Сайт» не названы имя, номер и контакт продавца. Если магазин не нужен, выключите его там же.',
      },
      mail: {
        title: 'Почта',
        detail: 'Письма пока складываются в папку data/outbox. Чтобы они уходили, укажите почтовый сервер.',
      },
      sender: {
        title: 'Отправитель писем',
        detail: 'Адрес на домене сайта: с чужого домена письма сочтут спамом.',
      },
      address: {
        title: 'Адрес и https',
        detail: 'SITE_URL в файле .env: настоящий адрес сайта, который начинается с https.',
      },
      backup: {
        title: 'Резервная копия',
        detail: 'Пусть сайт делает её сам каждую ночь, или сделайте первую сейчас.',
      },
      search: {
        title: 'Поисковые системы',
        detail: 'Сайт открыт по настоящему адресу, и код вебмастера подтверждает, что он ваш.',
      },
      movedPages: {
        title: 'Переехавшие страницы',
        detail:
          'Обновлению понадобились адреса ваших страниц: они переехали на другие. Посмотрите, подходят ли новые.',
      },
    },
  },
  en: {
    title: 'First day',
    lead: 'What is left until the site is yours. The list checks the site itself: what is done gets marked by itself, and once everything is done the list goes away.',
    done: 'done',
    notice: 'The site is not set up yet',
    toPanel: 'Open the list',
    lines: {
      administrator: {
        title: 'Your account',
        detail: 'A name, address and password of your own in place of those the site came with.',
      },
      look: { title: 'Name and colors', detail: 'A name of its own, and a color or a logo.' },
      identity: {
        title: 'Links and owner',
        detail:
          'Every link leads to your community (clear the ones you do not need), and below them it says who runs the site and how to reach them; a shop takes their number too.',
      },
      samples: {
        title: 'Samples',
        detail:
          'Team, tournaments, gallery, figures and other collections, the first news: put in your own, or put them away with one press.',
      },
      gameServer: {
        title: 'Game server',
        detail: 'At least one with a real address, and none of those the site came with.',
      },
      launcher: { title: 'Launcher', detail: 'A version is out that can be downloaded.' },
      payments: {
        title: 'Payments',
        detail:
          'The shop stays closed until a payment provider is on and the page “Site” gives the seller’s name, number and contact. If you need no shop, switch it off there.',
      },
      mail: {
        title: 'Mail',
        detail:
          'For now letters are only kept in the folder data/outbox. To have them sent, name a mail server.',
      },
      sender: {
        title: 'Sender of letters',
        detail: 'An address on the domain of the site: from another one letters are taken for spam.',
      },
      address: {
        title: 'Address and https',
        detail: 'SITE_URL in the file .env: the real address of the site, beginning with https.',
      },
      backup: {
        title: 'Backup',
        detail: 'Let the site make one by itself every night, or make the first one now.',
      },
      search: {
        title: 'Search engines',
        detail: 'The site is open at its real address, and a webmaster code proves that it is yours.',
      },
      movedPages: {
        title: 'Pages that moved',
        detail:
          'An update needed the addresses of your pages and moved them. See whether the new ones suit you.',
      },
    },
  },
})
