import { defineTexts } from '#shared/texts/texts.ts'
import type { FailureReason } from './provider-failure.ts'

/** What staff read of a call to a provider that brought nothing. */
export const providerFailureTexts = defineTexts<Record<FailureReason, string>>({
  ru: {
    rejected: 'Платёжная система отказала, ничего не произошло.',
    not_found: 'Платёжная система не знает такого платежа.',
    fault: 'У платёжной системы сбой. Неизвестно, выполнено ли действие; сайт спросит ещё раз.',
    silent:
      'Ответа нет 5 секунд, или связь оборвалась. Неизвестно, выполнено ли действие; сайт спросит ещё раз.',
    unintelligible: 'Ответ платёжной системы не читается. Проверьте её адрес в переменных окружения.',
    too_many: 'Платёжная система просит обращаться реже. Повторите через минуту.',
    unreachable:
      'До платёжной системы не удалось дойти. Проверьте, выпускает ли сервер соединения в интернет.',
    credentials: 'Платёжная система не признала магазин: номер или секрет неверны.',
    forbidden: 'Магазину не хватает прав. Проверьте в кабинете, что он включён и ему открыт API.',
    no_api_key: 'Связь проверяется только по ключу API. Платежи принимаются и без него.',
    wrong_shop: 'Ключ подходит, но к другому магазину. Проверьте номер магазина.',
    disabled: 'Магазин в кабинете платёжной системы выключен.',
    test_shop: 'Это тестовый магазин. Для него нужен PAYMENTS_TEST=true, для настоящих денег — боевой ключ.',
    live_shop:
      'Это боевой магазин, а сайт работает в тестовом режиме (PAYMENTS_TEST=true). Нужен тестовый ключ.',
  },
  en: {
    rejected: 'The provider refused, and nothing was done.',
    not_found: 'The provider knows no such payment.',
    fault: 'The provider has a fault. Whether it was done is unknown; the site asks again.',
    silent:
      'No answer came within 5 seconds, or the connection broke. Whether it was done is unknown; the site asks again.',
    unintelligible: 'What the provider answers cannot be read. Check its address in the environment.',
    too_many: 'The provider asks for fewer calls. Try again in a minute.',
    unreachable: 'The provider could not be reached. Check whether the server may connect to the internet.',
    credentials: 'The provider does not know the shop: its number or secret is wrong.',
    forbidden: 'The shop may not do this. Check in the cabinet that it is on and has access to the API.',
    no_api_key: 'Only the API key lets the connection be tested. Payments are taken without it, too.',
    wrong_shop: 'The key is right, but belongs to another shop. Check the number of the shop.',
    disabled: 'The shop is switched off in the cabinet of the provider.',
    test_shop: 'This is a test shop. It needs PAYMENTS_TEST=true; real money needs a live key.',
    live_shop: 'This is a live shop, but the site runs as a test (PAYMENTS_TEST=true). It needs a test key.',
  },
})
