import type { PaymentProviderKey, WhyProviderOff } from '#shared/constants/shop/payments.ts'
import type { SellerLine } from '#shared/contract/platform/seller.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type OfProviders = Record<PaymentProviderKey, string>

export const paymentsTexts = defineTexts({
  ru: {
    title: 'Платежи',
    lead: 'Через кого сайт принимает деньги. Магазин открыт, когда включена хотя бы одна система и в настройках сайта названо, кто продаёт.',
    loadFailed: 'Не удалось загрузить платёжные системы',
    testMode: 'Магазин работает в тестовом режиме',
    testModeDetail: 'PAYMENTS_TEST=true: настоящие деньги не движутся, заказы не попадают в выручку.',
    noSeller: 'Магазин закрыт: не сказано, кто продаёт',
    sellerLacks: 'В настройках сайта не хватает:',
    sellerLines: {
      name: 'имя или организация',
      taxId: 'ИНН или другой номер',
      contact: 'как связаться',
    } as Record<SellerLine, string>,
    nameSeller: 'Назвать продавца',
    askForSeller: 'Заполнить это может владелец сайта.',
    names: { yookassa: 'ЮKassa', robokassa: 'Robokassa', freekassa: 'FreeKassa' } as OfProviders,
    about: {
      yookassa:
        'Карты, СБП, SberPay, T-Pay и ЮMoney. Для ИП и компаний. Возвраты прямо из панели, чеки по 54-ФЗ.',
      robokassa:
        'Карты, СБП и другое. Для ИП, компаний и самозанятых. Чеки по 54-ФЗ; для возвратов из панели нужен третий пароль.',
      freekassa: 'Карты, СБП, электронные деньги. Чеков не отправляет, возвраты только в кабинете FreeKassa.',
    } as OfProviders,
    on: 'Включена',
    off: 'Выключена',
    notConnected: 'Не подключена',
    whyOff: {
      not_connected: '',
      secrets_lost: 'Секреты не читаются: сменился ключ сайта. Введите их заново.',
      test_key:
        'Это тестовый ключ, а сайт принимает настоящие деньги. Введите боевой или задайте PAYMENTS_TEST=true.',
      live_key:
        'Это боевой ключ, а сайт работает в тестовом режиме. Введите ключ, который начинается с test_.',
      no_test_mode: 'У этой системы нет тестового режима, поэтому сейчас она выключена.',
      no_receipts: 'Эта система не отправляет чеки, поэтому при RECEIPTS=on она выключена.',
    } as Record<WhyProviderOff, string>,
    fields: {
      shopId: 'Номер магазина',
      secretKey: 'Секретный ключ',
      login: 'Идентификатор магазина',
      password1: 'Пароль № 1',
      password2: 'Пароль № 2',
      password3: 'Пароль № 3',
      hash: 'Алгоритм подписи',
      secret1: 'Секретное слово 1',
      secret2: 'Секретное слово 2',
      apiKey: 'Ключ API',
    },
    hints: {
      password3: 'Необязательно. Нужен для возвратов из панели, Robokassa выдаёт его по заявке.',
      hash: 'Тот же, что в технических настройках магазина.',
      apiKey: 'Необязательно. С ним сайт сам спрашивает о платежах, весть о которых потерялась.',
    },
    keepHint: 'Сохранён. Оставьте пустым, чтобы не менять.',
    whereFields: {
      yookassa:
        'В кабинете ЮKassa: «Настройки», «Магазин» — номер (shopId); «Интеграция», «Ключи API» — секретный ключ.',
      robokassa:
        'В кабинете Robokassa: «Мои магазины», нужный магазин, «Технические настройки». Для тестового режима возьмите тестовую пару паролей.',
      freekassa: 'В кабинете FreeKassa: настройки магазина — номер и секретные слова; «API» — ключ.',
    } as OfProviders,
    stored: 'Сохранены',
    storedNone: 'ничего',
    notificationUrl: 'Адрес для уведомлений',
    notificationHint: {
      yookassa:
        '«Интеграция», «HTTP-уведомления»: этот адрес и события payment.succeeded, payment.canceled, refund.succeeded. Нужен https.',
      robokassa: '«Технические настройки», «Result URL»: этот адрес, метод POST или GET.',
      freekassa: 'Настройки магазина, «URL оповещения»: этот адрес, метод POST или GET.',
    } as OfProviders,
    strangers: 'Уведомлений не о наших платежах с последнего запуска:',
    fixed: 'Подключение задано в окружении сервера и меняется только там.',
    connect: 'Подключить',
    change: 'Изменить',
    saved: 'Подключение сохранено',
    saveFailed: 'Не удалось сохранить подключение',
    gone: 'Пока вы правили, эту платёжную систему отключили',
    connectAnew: 'Подключить заново',
    test: 'Проверить связь',
    testing: 'Проверяем…',
    testWell: 'Связь есть, магазин узнан.',
    testWellDetail: {
      yookassa: 'Номер и ключ верны.',
      robokassa: 'Идентификатор, пароль № 2 и алгоритм верны. Пароль № 1 проверит первый платёж.',
      freekassa: 'Номер и ключ API верны. Секретные слова проверит первый платёж.',
    } as OfProviders,
    testFailed: 'Проверить не удалось',
    theySaid: 'Подробности:',
    disconnect: 'Отключить',
    disconnecting: 'Отключаем…',
    disconnectQuestion: 'Отключить платёжную систему?',
    disconnectDetail:
      'Секреты будут стёрты, уведомления о платежах сайт принимать перестанет. Незавершённые платежи придётся проверить в её кабинете.',
    removed: 'Платёжная система отключена',
    removeFailed: 'Не удалось отключить платёжную систему',
  },
  en: {
    title: 'Payments',
    lead: 'Who takes money for the site. The shop is open once a provider is on and the settings of the site name who sells.',
    loadFailed: 'Could not load the payment providers',
    testMode: 'The shop runs as a test',
    testModeDetail: 'PAYMENTS_TEST=true: no real money moves, and orders do not count as revenue.',
    noSeller: 'The shop is closed: it does not say who sells',
    sellerLacks: 'Missing in the settings of the site:',
    sellerLines: {
      name: 'name or organization',
      taxId: 'tax number or the like',
      contact: 'how to get in touch',
    } as Record<SellerLine, string>,
    nameSeller: 'Name the seller',
    askForSeller: 'The owner of the site can fill this in.',
    names: { yookassa: 'YooKassa', robokassa: 'Robokassa', freekassa: 'FreeKassa' } as OfProviders,
    about: {
      yookassa:
        'Cards, SBP, SberPay, T-Pay and YooMoney. For sole traders and companies. Refunds from the panel, receipts of 54-FZ.',
      robokassa:
        'Cards, SBP and more. For sole traders, companies and the self-employed. Receipts of 54-FZ; refunds from the panel take a third password.',
      freekassa: 'Cards, SBP, electronic money. Sends no receipts; refunds only in the cabinet of FreeKassa.',
    } as OfProviders,
    on: 'On',
    off: 'Off',
    notConnected: 'Not connected',
    whyOff: {
      not_connected: '',
      secrets_lost: 'Its secrets cannot be read: the key of the site is another one. Enter them again.',
      test_key:
        'This is a test key, but the site takes real money. Enter a live one, or set PAYMENTS_TEST=true.',
      live_key: 'This is a live key, but the site runs as a test. Enter one that begins with test_.',
      no_test_mode: 'This provider has no test mode, so it is off for now.',
      no_receipts: 'This provider sends no receipts, so it is off while RECEIPTS=on.',
    } as Record<WhyProviderOff, string>,
    fields: {
      shopId: 'Number of the shop',
      secretKey: 'Secret key',
      login: 'Shop identifier',
      password1: 'Password 1',
      password2: 'Password 2',
      password3: 'Password 3',
      hash: 'Signature algorithm',
      secret1: 'Secret word 1',
      secret2: 'Secret word 2',
      apiKey: 'API key',
    },
    hints: {
      password3: 'Optional. Refunds from the panel take it; Robokassa gives it on request.',
      hash: 'The same as in the technical settings of the shop.',
      apiKey: 'Optional. With it the site asks by itself about payments whose notification was lost.',
    },
    keepHint: 'Stored. Leave it empty to keep it.',
    whereFields: {
      yookassa:
        'In the cabinet of YooKassa: “Settings”, “Shop” has the number (shopId); “Integration”, “API keys” the secret key.',
      robokassa:
        'In the cabinet of Robokassa: “My shops”, the shop, “Technical settings”. For test mode take the test pair of passwords.',
      freekassa:
        'In the cabinet of FreeKassa: the settings of the shop have its number and secret words; “API” has the key.',
    } as OfProviders,
    stored: 'Stored',
    storedNone: 'nothing',
    notificationUrl: 'Address for notifications',
    notificationHint: {
      yookassa:
        '“Integration”, “HTTP notifications”: this address and the events payment.succeeded, payment.canceled, refund.succeeded. It takes https.',
      robokassa: '“Technical settings”, “Result URL”: this address, by POST or GET.',
      freekassa: 'Settings of the shop, “Notification URL”: this address, by POST or GET.',
    } as OfProviders,
    strangers: 'Notifications about no payment of ours since the last start:',
    fixed: 'The environment of the server says by what it is connected; it is changed only there.',
    connect: 'Connect',
    change: 'Change',
    saved: 'Connection saved',
    saveFailed: 'Could not save the connection',
    gone: 'This provider was disconnected while you were editing',
    connectAnew: 'Connect it anew',
    test: 'Test the connection',
    testing: 'Testing…',
    testWell: 'It answers, and knows the shop.',
    testWellDetail: {
      yookassa: 'Number and key are right.',
      robokassa: 'Identifier, password 2 and algorithm are right. The first payment tries password 1.',
      freekassa: 'Number and API key are right. The first payment tries the secret words.',
    } as OfProviders,
    testFailed: 'Could not test it',
    theySaid: 'Details:',
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting…',
    disconnectQuestion: 'Disconnect the payment provider?',
    disconnectDetail:
      'Its secrets are erased, and the site no longer takes notifications of payments. Payments under way have to be looked up in its cabinet.',
    removed: 'Payment provider disconnected',
    removeFailed: 'Could not disconnect the payment provider',
  },
})
