/** The privacy policy. It describes what the software does: change both together. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { LegalText } from './legal-document.ts'

/** When the text last changed. */
export const PRIVACY_EDITION = '2026-11-21'

export const privacyTexts = defineTexts<LegalText>({
  ru: {
    mark: 'Документы',
    title: 'Политика конфиденциальности',
    lead: 'Что мы о вас знаем, зачем и как это стереть. Без мелкого шрифта.',
    sections: [
      {
        id: 'account',
        title: 'Аккаунт',
        paragraphs: [
          'При регистрации мы сохраняем имя пользователя, адрес почты, дату, язык писем и, если вы его указали, имя в Discord. Без этого аккаунт не создать и не вернуть владельцу.',
          'Сам пароль мы не храним: остаётся только его отпечаток (argon2id), из которого пароль не прочесть. Сотрудники его не знают и никогда не спросят.',
          'Почту, Discord и роли видите вы и сотрудники с правом управлять игроками. Отзывы видны всем: рядом с каждым стоят ваше имя и время. Когда сотрудник меняет аккаунт, мы записываем, кто, когда и что изменил.',
          'Чтобы остановить перебор паролей, сервер держит сетевой адрес и число попыток в оперативной памяти. В базу данных адреса посетителей не попадают.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookie и память браузера',
        paragraphs: [
          'Cookie session появляется, когда вы входите, и хранит случайный ключ. Без отметки «Запомнить меня» он исчезает вместе с браузером, а на сервере гаснет через 24 часа без действий. С отметкой живёт 30 дней. У нас лежит только отпечаток ключа, время входа и последнего действия.',
          'Cookie language и запись language в локальной памяти браузера помнят выбранный язык. Cookie хранится год.',
          'Черновик отзыва лежит в памяти вкладки и не уходит к нам, пока вы не нажмёте «Отправить».',
          'Рекламных и аналитических cookie нет. Поэтому нет и окна с просьбой на них согласиться.',
        ],
      },
      {
        id: 'email',
        title: 'Электронная почта',
        paragraphs: [
          'Адрес нужен, чтобы войти по нему вместо имени и подтвердить, что аккаунт ваш. Аккаунт работает и до подтверждения.',
          'Мы шлём письма одного вида: со ссылкой подтверждения. Она действует 3 дня и срабатывает один раз. В базе лежит только отпечаток её ключа.',
          'Рассылок и рекламы нет. Адрес узнаёт только почтовая служба, которая доставляет письмо.',
        ],
      },
      {
        id: 'avatars',
        title: 'Сторонний сервис аватаров',
        paragraphs: [
          'Аватар в профиле по имени пользователя рисует сторонний сервис. По умолчанию это mc-heads.net, владелец сайта может выбрать другой. Картинку загружает ваш браузер, поэтому сервис узнаёт имя пользователя и ваш сетевой адрес.',
          'Если сервис недоступен, аватар рисует сам сайт, и профиль работает дальше.',
          'Больше страницы ни к кому не обращаются: шрифты, картинки и программы лежат у нас. Внешние ссылки открываются только по вашему щелчку.',
        ],
      },
      {
        id: 'game-data',
        title: 'Данные игровых серверов',
        paragraphs: [
          'В профиле отведено место для уровня, звания, скина, времени в игре, убийств, смертей, достижений, баланса и истории операций. Видите их только вы.',
          'Эти цифры должны приходить с игровых серверов под вашим именем. Сейчас серверы их не передают, поэтому в новом профиле стоят начальные значения.',
          'Данных платёжных карт у сайта нет: покупки ещё не открыты.',
        ],
      },
      {
        id: 'deletion',
        title: 'Хранение и удаление',
        paragraphs: [
          'Данные хранятся, пока существует аккаунт. Пароль вы меняете сами. Имя, почту и Discord исправит сотрудник по вашей просьбе.',
          'Чтобы удалить аккаунт, войдите и напишите об этом в разделе «Отзывы»: сообщение от вашего имени и есть подтверждение. Отзывы видны всем, поэтому ничего личного не добавляйте.',
          'Вместе с аккаунтом исчезают почта, Discord, входы, достижения и история операций. Отзывы остаются без имени. Из журнала действий сотрудников ваши данные стираются.',
          'Если владелец сайта делает резервные копии, в них данные живут до замены копии.',
        ],
      },
    ],
  },
  en: {
    mark: 'Documents',
    title: 'Privacy policy',
    lead: 'What we know about you, why, and how to erase it. No small print.',
    sections: [
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'When you sign up we store your username, email address, the date, the language of letters and, if you gave it, your Discord name. Without these an account can be neither made nor returned to its owner.',
          'We do not store the password itself, only its fingerprint (argon2id), from which it cannot be read. Staff do not know it and will never ask for it.',
          'Your email, Discord name and roles are seen by you and by staff who may manage players. Feedback is public: your name and the time stand beside it. When staff change an account, we record who changed what and when.',
          'To stop password guessing, the server keeps the network address and the number of attempts in working memory. Visitors’ addresses do not go into the database.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        paragraphs: [
          'The session cookie appears when you log in and holds a random key. Without “Remember me” it goes with the browser, and on the server it expires after 24 hours without activity. With it, it lives for 30 days. We keep only the fingerprint of the key, the time of login and the time of last use.',
          'The language cookie and the language entry in local storage remember the language you chose. The cookie lasts a year.',
          'A draft of your feedback stays in the storage of the tab and does not reach us until you press “Send”.',
          'There are no advertising or analytics cookies. That is why there is no window asking you to accept them.',
        ],
      },
      {
        id: 'email',
        title: 'Email',
        paragraphs: [
          'The address lets you log in with it instead of the username and confirms that the account is yours. The account works before it is confirmed.',
          'We send one kind of letter: the one with the confirmation link. The link works once and for 3 days. The database holds only the fingerprint of its key.',
          'There are no newsletters and no advertising. Only the mail service that delivers the letter learns the address.',
        ],
      },
      {
        id: 'avatars',
        title: 'Third-party avatar service',
        paragraphs: [
          'The avatar in your profile is drawn by a third-party service from your username. By default it is mc-heads.net; the owner of the site may choose another. Your browser loads the picture, so the service learns the username and your network address.',
          'If the service cannot be reached, the site draws the avatar itself and the profile carries on.',
          'The pages turn to nobody else: fonts, pictures and scripts are our own. External links open only when you click them.',
        ],
      },
      {
        id: 'game-data',
        title: 'Game server data',
        paragraphs: [
          'The profile has room for level, rank, skin, playtime, kills, deaths, achievements, balance and transaction history. Only you see them.',
          'These figures are meant to come from the game servers under your name. At present the servers do not send them, so a new profile shows starting values.',
          'The site has no payment card data: purchases are not open yet.',
        ],
      },
      {
        id: 'deletion',
        title: 'Keeping and deleting',
        paragraphs: [
          'The data is kept as long as the account exists. You change the password yourself. Staff will correct the username, email or Discord name when you ask.',
          'To delete the account, log in and say so under “Feedback”: a message in your name is the confirmation. Feedback is public, so add nothing personal.',
          'With the account go the email, Discord name, logins, achievements and transaction history. Feedback stays without a name. Your data is erased from the record of staff actions.',
          'If the owner of the site keeps backups, the data lives in them until the backup is replaced.',
        ],
      },
    ],
  },
})
