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
      look: { title: 'Название и цвета', detail: 'Своё имя и свой цвет или логотип.' },
      identity: {
        title: 'Ссылки и владелец',
        detail: 'Ссылки ведут к вашему сообществу, а документы называют, кто за сайт отвечает.',
      },
      samples: {
        title: 'Образцы',
        detail: 'Команда, галерея, цифры и прочие подборки: замените своими или уберите одним нажатием.',
      },
      gameServer: { title: 'Игровой сервер', detail: 'Хотя бы один с настоящим адресом.' },
      launcher: { title: 'Лаунчер', detail: 'Выпущена версия, которую можно скачать.' },
      mail: { title: 'Почта', detail: 'Письма уходят через SMTP_URL. Пока они только складываются в папку.' },
      sender: {
        title: 'Отправитель писем',
        detail: 'Адрес в MAIL_FROM стоит на домене сайта: иначе письма примут за чужие.',
      },
      address: {
        title: 'Адрес и https',
        detail: 'SITE_URL — настоящий адрес сайта, и он начинается с https.',
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
    lead: 'What is left until the site is yours. The list looks at the site itself: what is done is marked without you, and once all is done it goes.',
    done: 'done',
    notice: 'The site is not set up yet',
    toPanel: 'Open the list',
    lines: {
      look: { title: 'Name and colors', detail: 'A name of its own, and a color or a logo.' },
      identity: {
        title: 'Links and owner',
        detail: 'Links lead to your community, and the documents name who answers for the site.',
      },
      samples: {
        title: 'Samples',
        detail:
          'Team, gallery, figures and other collections: put in your own, or put them away with one press.',
      },
      gameServer: { title: 'Game server', detail: 'At least one with a real address.' },
      launcher: { title: 'Launcher', detail: 'A version is out that can be downloaded.' },
      mail: { title: 'Mail', detail: 'Letters leave by SMTP_URL. Until then they only lie in a folder.' },
      sender: {
        title: 'Sender of letters',
        detail:
          'The address in MAIL_FROM stands on the domain of the site: else letters are taken for somebody else’s.',
      },
      address: {
        title: 'Address and https',
        detail: 'SITE_URL is the real address of the site and begins with https.',
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
