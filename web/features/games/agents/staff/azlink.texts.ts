import type { AzlinkPlugin, WakeOutcome } from '#shared/contract/games/azlink/azlink-staff.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type Names = Record<AzlinkPlugin['state'], string>
type Load = Record<keyof NonNullable<AzlinkPlugin['load']>, string>
type Outcomes = Record<WakeOutcome, string>

export const azlinkTexts = defineTexts({
  ru: {
    title: 'Плагин AzLink',
    lead: 'Если на сервере стоит AzLink, другая программа не нужна. Создайте выше ключ для выдачи и введите в консоли игры одну строку, поставив ключ на место слова КЛЮЧ.',
    line: '/azlink setup {site} КЛЮЧ',
    copy: 'Скопировать строку',
    loadFailed: 'Не удалось загрузить сведения об AzLink',
    list: 'Плагины AzLink',
    none: 'AzLink ещё не обращался к сайту.',
    unknown: 'AzLink',
    polled: 'Последний запрос:',
    told: 'Команд в последнем ответе:',
    toDeliveries: 'Что отправлено этому серверу',
    key: 'Ключ:',
    states: {
      never_polled: 'Ключ проверен, команд ещё не спрашивал: первый запрос придёт в течение двух минут.',
      silent: 'AzLink замолчал: команды ждут, пока он снова не спросит. Проверьте, запущен ли сервер игры.',
      proxy_unmarked:
        'Это консоль прокси: команд вроде give она не знает. Ничего не отправляется, пока вы не отметите ниже, что это прокси.',
      no_receipts:
        'Подтверждение ещё не вернулось, поэтому команды не отправляются. Обычно оно приходит за минуту после запуска. Если нет, посмотрите консоль игры.',
      ready: 'Подтверждения работают: команды отправляются.',
      without_receipts: 'Команды отправляются без подтверждений: о выполнении никто не сообщит.',
    } as Names,
    load: {
      tps: 'TPS: {figure}',
      cpu: 'Процессор: {figure} %',
      ram: 'Память: {figure} МБ',
      chunks: 'Чанков: {figure}',
      entities: 'Сущностей: {figure}',
    } as Load,
    twoHosts: 'С одним ключом обращаются несколько серверов',
    twoHostsDetail:
      'Так бывает у скопированного сервера: запросы идут с разных адресов или чаще, чем спрашивает один плагин. Команды получит тот, кто спросит первым. Создайте второму свой ключ.',
    settings: 'Настройки',
    wakeHost: 'Где будить плагин',
    wakeHostHint: 'Имя или адрес машины. Тогда команды приходят сразу, а не раз в минуту. Пусто — не будить.',
    wakePort: 'Порт',
    wakePortHint: 'У AzLink это 25588, если не менять командой /azlink port.',
    isProxy: 'Это консоль прокси (Velocity, BungeeCord)',
    isProxyHint:
      'Тогда за один запрос каждому игроку уходит одна команда, а команд самой игры прокси не знает.',
    isWithoutReceipts: 'Отправлять без подтверждений',
    isWithoutReceiptsHint:
      'Если подтверждения так и не возвращаются. Сайт будет знать только, что команда отправлена.',
    save: 'Сохранить для AzLink',
    saved: 'Настройки AzLink сохранены',
    saveFailed: 'Не удалось сохранить настройки',
    gone: 'Этого игрового сервера больше нет',
    tryWaking: 'Разбудить сейчас',
    trying: 'Будим…',
    tryFailed: 'Не удалось проверить',
    outcomes: {
      reached: 'Плагин ответил.',
      refused: 'Никто не ответил, или отвечает не AzLink. Проверьте адрес, порт и брандмауэр.',
      other_key: 'AzLink ответил, но у него другой ключ.',
      not_set_up: 'AzLink ответил, но ещё не настроен: введите строку выше.',
    } as Outcomes,
  },
  en: {
    title: 'AzLink plugin',
    lead: 'A server that runs AzLink needs no other program. Make a key for delivery above, and type one line into the console of the game, with the key in place of the word KEY.',
    line: '/azlink setup {site} KEY',
    copy: 'Copy the line',
    loadFailed: 'Could not load what is known of AzLink',
    list: 'AzLink plugins',
    none: 'AzLink has not called the site yet.',
    unknown: 'AzLink',
    polled: 'Asked last:',
    told: 'Commands in the last answer:',
    toDeliveries: 'What was sent to this server',
    key: 'Key:',
    states: {
      never_polled: 'Its key is right, and it has not asked for commands yet: it will within two minutes.',
      silent: 'AzLink fell silent: commands wait until it asks again. See whether the game server runs.',
      proxy_unmarked:
        'It is the console of a proxy, which knows no commands such as give. Nothing is sent until you say below that it is a proxy.',
      no_receipts:
        'The receipt has not come back yet, so no command is sent. It usually comes within a minute of the start. If it does not, look into the console of the game.',
      ready: 'Receipts work: commands are sent.',
      without_receipts: 'Commands are sent without receipts: nobody will know whether they ran.',
    } as Names,
    load: {
      tps: 'TPS: {figure}',
      cpu: 'Processor: {figure}%',
      ram: 'Memory: {figure} MB',
      chunks: 'Chunks: {figure}',
      entities: 'Entities: {figure}',
    } as Load,
    twoHosts: 'Several servers call with one key',
    twoHostsDetail:
      'Copied servers do: calls come from several addresses, or more often than one plugin makes them. Whoever asks first gets the commands. Make a key of its own for the other.',
    settings: 'Settings',
    wakeHost: 'Where to wake the plugin',
    wakeHostHint:
      'Name or address of the machine. Commands then come at once, not once a minute. Empty: nowhere.',
    wakePort: 'Port',
    wakePortHint: 'AzLink has 25588 unless /azlink port changed it.',
    isProxy: 'It is the console of a proxy (Velocity, BungeeCord)',
    isProxyHint:
      'Then each player gets one command for each time it asks; commands of the game itself are unknown to a proxy.',
    isWithoutReceipts: 'Send without receipts',
    isWithoutReceiptsHint:
      'Where receipts never come back. The site then knows only that a command was sent.',
    save: 'Save for AzLink',
    saved: 'Settings of AzLink saved',
    saveFailed: 'Could not save the settings',
    gone: 'This game server is gone',
    tryWaking: 'Wake it now',
    trying: 'Waking…',
    tryFailed: 'Could not try',
    outcomes: {
      reached: 'The plugin answered.',
      refused:
        'Nobody answered, or something else than AzLink did. Check the address, the port and the firewall.',
      other_key: 'AzLink answered, but it has another key.',
      not_set_up: 'AzLink answered, but is not set up yet: type the line above.',
    } as Outcomes,
  },
})
