import type { MailEncryption, MailProblem } from '#shared/constants/mail/mail-server.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const mailServerTexts = defineTexts({
  ru: {
    title: 'Почта',
    lead: 'Через этот сервер уходят все письма: подтверждение адреса, новый пароль, ответы на обращения.',
    loadFailed: 'Не удалось загрузить настройки почты',
    saved: 'Настройки почты сохранены',
    saveFailed: 'Не удалось сохранить настройки почты',
    gone: 'Настроек почты больше нет',
    asFiles: 'Писем пока никто не получает',
    asFilesDetail:
      'Они складываются в папку data/outbox и через неделю удаляются. Укажите почтовый сервер: его имя, порт и пароль даёт тот, у кого почта вашего домена.',
    connected: 'Письма уходят через ',
    lockedServer: 'Сервер задан переменной SMTP_URL: она важнее, здесь его не изменить.',
    lockedSender: 'Отправитель задан переменной MAIL_FROM.',
    host: 'Сервер',
    hostHint: 'Имя без порта. Пусто — письма остаются файлами.',
    port: 'Порт',
    encryption: 'Шифрование',
    encryptions: {
      tls: 'TLS с самого начала (обычно порт 465)',
      starttls: 'STARTTLS (обычно порт 587)',
      none: 'Без шифрования (только для сервера на этой же машине)',
    } satisfies Record<MailEncryption, string>,
    username: 'Имя для входа',
    usernameHint: 'Чаще всего это адрес почты целиком. Пусто — сервер пускает без входа.',
    password: 'Пароль',
    passwordKept: 'Пароль сохранён и больше не показывается. Пусто — останется прежним.',
    passwordHint: 'Хранится зашифрованным. Многие почтовые службы просят отдельный «пароль приложения».',
    sender: 'Адрес отправителя',
    senderHint: 'На домене сайта, иначе письма сочтут спамом.',
    trial: 'Пробное письмо',
    trialLead: 'Отправится сейчас по тому, что введено выше, даже если оно ещё не сохранено.',
    to: 'Кому',
    send: 'Отправить пробное письмо',
    sending: 'Отправляем…',
    trialFailed: 'Не удалось отправить пробное письмо',
    sent: 'Письмо принято сервером {server}',
    sentDetail:
      'Загляните в ящик, и в папку «Спам» тоже. Если письмо там, домену не хватает записей SPF и DKIM: их даёт почтовая служба. Сайт назвался серверу именем {host}.',
    refused: 'Письмо не ушло',
    problems: {
      name: 'Имя сервера никуда не ведёт. Проверьте, нет ли в нём опечатки.',
      port: 'На этом порту сервер не отвечает. Проверьте порт; чаще всего это 465 или 587.',
      timeout:
        'Сервер не ответил вовремя. Возможно, хостинг закрывает почтовые порты: спросите его поддержку или попробуйте порт 587 или 2525.',
      encryption: 'Шифрование не то, что ждёт сервер. Обычно 465 — TLS, 587 — STARTTLS.',
      certificate:
        'Сертификат сервера не подходит к его имени или никем не подтверждён. Укажите имя, которое стоит в сертификате.',
      sign_in:
        'Сервер не принял имя или пароль. Проверьте их; многие службы требуют отдельный «пароль приложения».',
      sender:
        'Сервер не разрешает писать с этого адреса. Обычно это должен быть адрес того же ящика, что и имя для входа.',
      recipient: 'Сервер не принимает письма на адрес получателя.',
      other: 'Сервер отказал. Его слова — ниже.',
    } satisfies Record<MailProblem, string>,
    answer: 'Ответ: ',
    way: 'Сервер {server}, сайт назвался именем {host}.',
  },
  en: {
    title: 'Mail',
    lead: 'All letters leave by this server: confirmation of addresses, new passwords, answers to appeals.',
    loadFailed: 'The mail settings could not be loaded',
    saved: 'Mail settings saved',
    saveFailed: 'The mail settings could not be saved',
    gone: 'The mail settings are gone',
    asFiles: 'Nobody receives letters yet',
    asFilesDetail:
      'They are kept in the folder data/outbox and deleted after a week. Name a mail server: whoever runs the mail of your domain gives you its name, port and password.',
    connected: 'Letters leave by ',
    lockedServer: 'The server is set by SMTP_URL, which wins: it cannot be changed here.',
    lockedSender: 'The sender is set by MAIL_FROM.',
    host: 'Server',
    hostHint: 'The name without the port. Empty: letters stay files.',
    port: 'Port',
    encryption: 'Encryption',
    encryptions: {
      tls: 'TLS from the start (mostly port 465)',
      starttls: 'STARTTLS (mostly port 587)',
      none: 'None (only for a server on this very machine)',
    },
    username: 'Sign-in name',
    usernameHint: 'Mostly the whole email address. Empty: the server asks for no sign-in.',
    password: 'Password',
    passwordKept: 'A password is kept and never shown again. Empty: it stays.',
    passwordHint: 'Kept encrypted. Many mail services want an “app password” of its own.',
    sender: 'Sender’s address',
    senderHint: 'On the domain of the site, or letters are taken for spam.',
    trial: 'Test letter',
    trialLead: 'It is sent now by what is typed above, even if that is not saved yet.',
    to: 'To',
    send: 'Send a test letter',
    sending: 'Sending…',
    trialFailed: 'The test letter could not be sent',
    sent: 'The letter was taken by {server}',
    sentDetail:
      'Look into the mailbox, and into its spam folder. If it lies there, the domain lacks SPF and DKIM records: the mail service gives them to you. The site called itself {host}.',
    refused: 'The letter did not leave',
    problems: {
      name: 'The name of the server leads nowhere. See whether it is misspelled.',
      port: 'The server does not answer at this port. See the port; mostly it is 465 or 587.',
      timeout:
        'The server did not answer in time. Perhaps your host closes mail ports: ask its support, or try port 587 or 2525.',
      encryption: 'This is not the encryption the server waits for. Mostly 465 is TLS and 587 is STARTTLS.',
      certificate:
        'The server’s certificate does not fit its name, or nobody vouches for it. Give the name that stands in the certificate.',
      sign_in:
        'The server did not accept the name or the password. See them; many services want an “app password” of its own.',
      sender:
        'The server does not let you write from this address. Mostly it has to be that of the mailbox you sign in with.',
      recipient: 'The server takes no letters to the recipient’s address.',
      other: 'The server refused. Its words stand below.',
    },
    answer: 'Answer: ',
    way: 'Server {server}, the site called itself {host}.',
  },
})
