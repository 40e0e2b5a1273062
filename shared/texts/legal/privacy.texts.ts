/** The privacy policy. It says what the software does, line by line: change both together. */

import { CLOSED_ANNOUNCEMENT_KEY } from '#shared/closed-announcement-key.ts'
import {
  BROWSER_COOKIE_LIFETIME_MS,
  DELETION_UNDO_MS,
  EMAIL_UNDO_LIFETIME_MS,
  FAILURES_KEPT_MS,
  INVITATION_LIFETIME_MS,
  PASSWORD_RESET_LIFETIME_MS,
  SESSION_IDLE_MS,
  SESSION_LIFETIME_MS,
  SESSION_REMEMBERED_MS,
  VERIFICATION_TOKEN_LIFETIME_MS,
} from '#shared/constants/account-limits.ts'
import { MOTION_KEY } from '#shared/constants/accounts/motion-key.ts'
import { DELETED_KEPT_MS } from '#shared/constants/content-limits.ts'
import { LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import {
  SECURITY_ADDRESSES_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
} from '#shared/constants/security/security-events.ts'
import { BROWSER_COOKIE, SESSION_COOKIE, SIGNED_IN_COOKIE } from '#shared/constants/session.ts'
import { BASKET_KEY } from '#shared/constants/shop/basket-key.ts'
import { LOG_OUT_KEY } from '#shared/log-out-key.ts'
import { durationText } from '#shared/texts/duration.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { type LegalText, PERSONAL_DATA_LIST } from './legal-document.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** When the text last changed. */
export const PRIVACY_EDITION = '2026-11-29'

const lifetimesIn = (language: Language) => ({
  idle: durationText(SESSION_IDLE_MS, 'hour', language),
  session: durationText(SESSION_LIFETIME_MS, 'day', language),
  remembered: durationText(SESSION_REMEMBERED_MS, 'day', language),
  verification: durationText(VERIFICATION_TOKEN_LIFETIME_MS, 'day', language),
  reset: durationText(PASSWORD_RESET_LIFETIME_MS, 'hour', language),
  invitation: durationText(INVITATION_LIFETIME_MS, 'day', language),
  deleted: durationText(DELETED_KEPT_MS, 'day', language),
  deletion: durationText(DELETION_UNDO_MS, 'day', language),
  undo: durationText(EMAIL_UNDO_LIFETIME_MS, 'day', language),
  browser: durationText(BROWSER_COOKIE_LIFETIME_MS, 'day', language),
  failures: durationText(FAILURES_KEPT_MS, 'hour', language),
  address: durationText(SECURITY_ADDRESSES_KEPT_DAYS * DAY_MS, 'day', language),
  trail: durationText(SECURITY_EVENTS_KEPT_DAYS * DAY_MS, 'day', language),
})
const ru = lifetimesIn('ru')
const en = lifetimesIn('en')

export const privacyTexts = defineTexts<LegalText>({
  ru: {
    title: 'Политика конфиденциальности',
    lead: 'Что мы о вас знаем, зачем и как это стереть. Без мелкого шрифта.',
    sections: [
      {
        id: 'account',
        title: 'Аккаунт',
        paragraphs: [
          'При регистрации мы сохраняем имя пользователя, адрес почты, дату, язык писем и, если вы его указали, имя в Discord. Без этого аккаунт не создать и не вернуть владельцу. Потом добавляются роли, время подтверждения почты, а у заблокированных причина, срок и обращение с ответом на него.',
          'Сам пароль мы не храним: остаётся только его отпечаток (argon2id), из которого пароль не прочесть. Сотрудники его не знают и никогда не спросят. Если вы включили вход по коду, ключ приложения лежит у нас зашифрованным, а от резервных кодов остаются только отпечатки; отключите вход по коду, и то и другое исчезнет. От ключа доступа у нас лежит лишь его открытая половина: отпечаток пальца и лицо с устройства не уходят.',
          'Ваши данные видите вы и сотрудники, у каждого из которых свои права. Кто вправе видеть пользователей, видит и то, когда вы были в последний раз, и может скачать список аккаунтов: имена, Discord, роли, даты регистрации и блокировки. Почту, сети и устройства видит только тот, кому разрешены личные данные, исправить имя, почту и Discord и завершить ваши сессии может тот, кто вправе изменять пользователей. Каждое такое действие остаётся в журнале: кто, когда и что сделал.',
          'Отзывы видны всем: рядом с каждым стоят ваше имя, голова вашего персонажа и время.',
          `Чтобы остановить перебор паролей и спам, сервер несколько минут держит в оперативной памяти сетевой адрес, имя при входе и число попыток. Число неверных паролей к аккаунту лежит и в базе, через ${ru.failures} после последнего оно стирается. Прокси или хостинг перед сайтом могут вести свои журналы.`,
          `Журнал входов помогает найти чужака в вашем аккаунте. В нём стоят входы и неудачные попытки, смены пароля, неверные коды и ключи доступа, включение и отключение входа по коду, подтверждения почты, завершённые сессии и отказы в правах: время, сетевой адрес и то, чем назвался браузер. Через ${ru.address} от адреса остаётся только сеть, через ${ru.trail} запись исчезает, а вместе с аккаунтом из неё уходит и он. Видят её сотрудники, которым дано это право. Ключ API, который создал сотрудник, помнит пять последних сетей без конца адреса, пока он не завершён. О новом игроке сайт может сообщить команде в Discord, Telegram или другую программу: имя, номер аккаунта и время регистрации; что сообщено, хранится 30 дней и уходит вместе с аккаунтом.`,
          'Журнал работы сервера повторяет эти события с адресом и номером аккаунта, чтобы перебор могли остановить другие программы. Почту он называет лишь там, где её повторяет отказ почтовой службы. Сколько его хранить, решает владелец сайта.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookie и память браузера',
        paragraphs: [
          `Cookie ${SESSION_COOKIE} появляется, когда вы входите, и хранит случайный ключ, который не видят программы страницы. Без отметки «Запомнить меня» он исчезает вместе с браузером, а на сервере гаснет через ${ru.idle} без действий и не позже чем через ${ru.session}. С отметкой живёт ${ru.remembered}. По https его имя начинается с __Host-. У нас лежат только отпечаток ключа, время входа и последнего действия, браузер, система и сеть, из которой вы вошли (без конца адреса), и то лишь пока сессия жива. Вы видите их в настройках профиля.`,
          `Cookie ${SIGNED_IN_COOKIE} живёт столько же. В нём стоит единица: страница узнаёт по ней, что вы вошли, и больше ничего.`,
          `Cookie ${BROWSER_COOKIE} остаётся на ${ru.browser} после входа и хранит случайный ключ, отпечаток которого лежит у нас рядом с аккаунтом. По нему сервер узнаёт браузер, из которого вы уже входили: пока посторонние подбирают пароль, вас это не задерживает.`,
          `Cookie ${LANGUAGE_KEY} и запись ${LANGUAGE_KEY} в локальной памяти браузера помнят выбранный язык. Cookie хранится год.`,
          'В памяти вкладки лежат черновик отзыва, несохранённые правки сотрудников, номер аккаунта, которому они принадлежат, места прокрутки и отметка о перезагрузке страницы. К нам они не уходят, пока вы не нажмёте кнопку, и исчезают вместе с вкладкой. Черновик и правки исчезают и при выходе из аккаунта, и когда входит кто-то другой.',
          `Запись ${LOG_OUT_KEY} в локальной памяти браузера — случайная метка последнего выхода из аккаунта: по ней остальные вкладки забывают написанное. Запись ${CLOSED_ANNOUNCEMENT_KEY} помнит, какое объявление над страницей вы закрыли. Запись ${BASKET_KEY} — товары в корзине и их число, без имени. Запись ${MOTION_KEY} появляется, если вы выбрали «Меньше движения».`,
          'Рекламных и аналитических cookie нет. Поэтому нет и окна с просьбой на них согласиться.',
        ],
      },
      {
        id: 'email',
        title: 'Электронная почта',
        paragraphs: [
          'Адрес нужен, чтобы войти по нему вместо имени, вернуть забытый пароль и подтвердить, что аккаунт ваш. Аккаунт работает и до подтверждения. Назвать ваш адрес может и чужой аккаунт, но принадлежит он тому, кто его подтвердил. Сайт никому не говорит, есть ли у адреса аккаунт; об этом скажет только письмо на сам адрес.',
          'На неподтверждённый адрес уходит не больше пяти писем в час и десяти в сутки. Чтобы их сосчитать, сутки хранится отпечаток адреса.',
          `Видов писем двадцать один: ссылка подтверждения, она действует ${ru.verification}; ссылка на новый пароль, она действует ${ru.reset}; приглашение в аккаунт, который создала команда сайта, его ссылка на первый пароль действует ${ru.invitation}; весть о том, что команда сайта сделала вам ссылку на новый пароль; весть о том, что она изменила имя вашего аккаунта; ответ на обжалование блокировки; письмо на прежний адрес, когда его меняют, его ссылка возвращает адрес в течение ${ru.undo}; письмо о том, что пароль изменён; весть о том, что вход по коду или ключу доступа включён или отключён; предупреждение, что администрация отключает его, ссылка в нём оставляет всё как есть; весть о входе с нового устройства; письмо об удалении аккаунта, его ссылка возвращает аккаунт ${ru.deletion}; весть о турнире, на который вы записаны: его перенесли или отменили, вас сняли с него или вернули; чек об оплаченном заказе, весть о том, что заказ выдан, о неожиданном платеже по нему, о возврате денег за него и за три дня о том, что купленное на время заканчивается: эти пять приходят на почту, указанную в заказе; весть об открытии магазина, если вы о ней попросили; весть о том, что баланс пополнен, и о возврате пополнения: эти две идут на почту, названную при пополнении. Вместо ссылки подтверждения письмо скажет, что адрес уже подтверждён другим вашим аккаунтом, если это так. Ссылка срабатывает один раз, в базе лежит только отпечаток её ключа. Язык писем меняется в настройках профиля.`,
          'Рассылок и рекламы нет. Адрес узнаёт только почтовая служба, которая доставляет письмо. Если владелец сайта её не подключил, письма неделю лежат файлами на сервере, а с удалением аккаунта исчезают сразу.',
        ],
      },
      {
        id: 'avatars',
        title: 'Сторонний сервис аватаров',
        paragraphs: [
          'Голову персонажа по имени пользователя рисует сторонний сервис. По умолчанию это mc-heads.net, владелец сайта может выбрать другой. Спрашивает его наш сервер, не чаще раза в день и только имя, а картинку отдаёт с нашего адреса. Ваш браузер к сервису не обращается, и ваш сетевой адрес ему неизвестен.',
          'Если сервис недоступен или ещё не ответил, голову рисует сам сайт. Картинка хранится, пока существует аккаунт.',
          'Страницы не обращаются ни к кому, кроме нашего сервера: шрифты, картинки и программы лежат у нас. Внешние ссылки открываются только по вашему щелчку.',
        ],
      },
      {
        id: 'game-data',
        title: 'Данные игровых серверов',
        paragraphs: [
          'В профиле отведено место для уровня, звания, скина, времени в игре, убийств, смертей, достижений, предметов, баланса и истории операций. Предметы видите только вы, скин и баланс ещё и сотрудники с правом видеть пользователей, историю операций они же и сотрудники с правом видеть заказы, остальное стоит на странице игрока.',
          'Страницу игрока видят все: имя, роли, дату регистрации, звание, уровень, статистику и достижения. Когда вы играли в последний раз и на каком вы сервере, видно, только если вы это разрешили; поисковым системам страница закрыта, пока вы их не впустите. Скрыть её можно на странице «Имена в играх»: тогда вас нет ни в поиске, ни в рейтинге, где места и игровые ники видны всем.',
          'Если вы записались на турнир, мы храним, на какой, когда и, если вас с него сняли, почему. Списки участников видят и скачивают сотрудники, которые ведут турниры: имена, уровни, время записи и отметку о блокировке. Отменённая запись стирается сразу.',
          'Игровые серверы могут сообщать сайту, кто сейчас в игре, и цифры игроков: время, убийства, смерти, очки, достижения. Тогда мы храним игровой ник, игровой идентификатор (UUID), эти цифры и когда игрока видели в последний раз; кого сервер не называл 400 дней, того из этого списка убираем. С аккаунтом они связаны, только если его владелец подтвердил ник, а до этого в профиле стоят начальные значения. О тех, кого сервер просто показывает в сети, мы храним только число.',
          'Данных платёжных карт у сайта нет: если магазин открыт, их вводят на странице платёжной системы. Ей сайт передаёт номер заказа, сумму, состав и почту для чека, а при пополнении баланса его номер, сумму и почту. О заказе мы храним, что куплено, для какого ника, когда и чем оплачено и что выдано.',
        ],
      },
      {
        id: 'deletion',
        title: 'Хранение и удаление',
        paragraphs: [
          `Данные хранятся, пока существует аккаунт. Имя, почту, пароль и язык писем вы меняете сами. Имя в Discord исправит сотрудник по вашей просьбе. Прежний адрес почты хранится ещё ${ru.undo}, чтобы его можно было вернуть.`,
          'Ниже перечислено всё, что сайт хранит о людях. Из этого перечня он собирает и копию ваших данных: её вы скачиваете в настройках профиля, на вкладке «Безопасность».',
          PERSONAL_DATA_LIST,
          `Удаляете аккаунт вы сами, там же, своим паролем. Сразу завершаются все сессии, войти больше нельзя, имя исчезает с сайта. ${ru.deletion} аккаунт можно вернуть по ссылке из письма, потом он стирается. Заблокированный аккаунт просит об удалении в обращении на странице входа.`,
          `Вместе с аккаунтом исчезают почта, Discord, роли, сессии, обращения, записи на турниры, картинка головы, достижения, предметы и история операций. Отзывы остаются без имени. В учёте денег остаются суммы и время, без имени и пояснений. Отзыв, который удалили сотрудники, стирается через ${ru.deleted}. Записи журнала о вашем аккаунте остаются без ваших данных: только номер, действие и время.`,
          'Если владелец сайта делает резервные копии, в них данные живут до замены копии.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'What we know about you, why, and how to erase it. No small print.',
    sections: [
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'When you sign up we store your username, email address, the date, the language of letters and, if you gave it, your Discord name. Without these an account can be neither made nor returned to its owner. Later come your roles, the time your email was confirmed and, if you are banned, the reason, the end, and your appeal with the answer to it.',
          'We do not store the password itself, only its fingerprint (argon2id), from which it cannot be read. Staff do not know it and will never ask for it. If you turned on signing in by code, the key of the app is kept encrypted and of the recovery codes only fingerprints remain; turn it off and both are gone. Of a passkey we keep its public half alone: fingerprints and faces never leave the device.',
          'Your data is seen by you and by staff, each with their own permissions. Whoever may see users also sees when you were last here and can download the list of accounts: names, Discord names, roles, dates of registration and bans. Emails, networks and devices are seen only by those who may see personal data; the username, email and Discord name are corrected, and your sessions ended, by those who may edit users. Each of these acts stands in the log: who did what, and when.',
          'Feedback is public: your name, the head of your character and the time stand beside it.',
          `To stop password guessing and spam, the server keeps the network address, the name used to log in and the number of attempts in working memory for some minutes. The number of wrong passwords for an account is in the database too, until ${en.failures} after the last one. A proxy or host in front of the site may keep logs of its own.`,
          `The sign-in log helps to find a stranger in your account. It holds sign-ins and failed attempts, changes of the password, wrong codes and passkeys, passkeys added or removed, signing in by code turned on or off, confirmed emails, ended sessions and refused permissions: the time, the network address and what your browser calls itself. After ${en.address} only the network of an address remains, after ${en.trail} the entry is gone, and when your account goes the entry no longer says whose it was. Staff see it who were given that permission. An API key made by staff remembers the last five networks, without the ends of addresses, until it is ended. Of a new player the site may tell its team in Discord, in Telegram or by another program: the name, the number of the account and the time of registration; what was told is kept for 30 days and goes with the account.`,
          'The log of the running server repeats these events with the address and the number of the account, so that other programs can stop guessing. It names an email only where the refusal of a mail service repeats it. How long it is kept is up to the owner of the site.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        paragraphs: [
          `The cookie ${SESSION_COOKIE} appears when you log in and holds a random key that scripts of the page cannot see. Without “Remember me” it goes with the browser, and on the server it expires after ${en.idle} without activity, and after ${en.session} at the latest. With it, it lives for ${en.remembered}. Over https its name begins with __Host-. We keep only the fingerprint of the key, the times of login and of last use, the browser, the system and the network you logged in from (without the end of the address), and only while the session lives. You see them in the settings of your profile.`,
          `The cookie ${SIGNED_IN_COOKIE} lives as long. It holds the figure one, by which the page knows that you are logged in, and nothing else.`,
          `The cookie ${BROWSER_COOKIE} stays for ${en.browser} after a log-in and holds a random key, whose fingerprint we keep beside the account. By it the server knows a browser you have logged in with before: while strangers guess at the password, you are not slowed down.`,
          `The cookie ${LANGUAGE_KEY} and the entry ${LANGUAGE_KEY} in local storage remember the language you chose. The cookie lasts a year.`,
          'The storage of the tab holds a draft of your feedback, unsaved edits of staff, the number of the account they belong to, scroll positions and a note that the page was reloaded. They do not reach us until you press a button, and go with the tab. The draft and the edits also go when you log out or somebody else logs in.',
          `The entry ${LOG_OUT_KEY} in local storage is a random mark of the last log-out: by it the other tabs forget what was written. The entry ${CLOSED_ANNOUNCEMENT_KEY} remembers which announcement above the page you closed. The entry ${BASKET_KEY} holds the products in the basket and how many of each, without a name. The entry ${MOTION_KEY} is there if you chose less motion.`,
          'There are no advertising or analytics cookies. That is why there is no window asking you to accept them.',
        ],
      },
      {
        id: 'email',
        title: 'Email',
        paragraphs: [
          'The address lets you log in with it instead of the username, brings back a forgotten password and confirms that the account is yours. The account works before it is confirmed. A stranger’s account may name your address too, but it belongs to whoever has confirmed it. The site tells nobody whether an address has an account; only a letter to the address itself does.',
          'No more than five letters an hour and ten a day go to an address that is not confirmed. To count them, a fingerprint of the address is kept for a day.',
          `There are twenty-one kinds of letters: the confirmation link, which works for ${en.verification}; the link to a new password, which works for ${en.reset}; an invitation to an account that the staff made, whose link to a first password works for ${en.invitation}; the news that the staff made you a link to a new password; the news that they changed the name of your account; the answer to the appeal of a ban; a letter to the former address when it is changed, whose link brings it back for ${en.undo}; a letter that says the password was changed; the news that signing in by code or by passkey was turned on or off; a warning that the staff are turning it off, whose link keeps it on; the news of a sign-in on a new device; a letter about the deletion of the account, whose link brings it back for ${en.deletion}; the news of a tournament you registered for: it was moved or canceled, or staff took you out or put you back; the receipt of a paid order, the news that it is delivered, that money came which it did not expect, that money of it went back, and three days before that what you bought for a time ends: these five go to the email named in the order; the news that the shop has opened, if you asked for it; the news that your balance was topped up, and that money of a top-up went back: these two go to the email named there. Where another account of yours has confirmed the address already, the letter says so instead of the link. A link works once, and the database holds only the fingerprint of its key. The language of letters is changed in the profile’s settings.`,
          'There are no newsletters and no advertising. Only the mail service that delivers the letter learns the address. If the owner of the site has not connected one, letters lie on the server as files for a week, and go at once with your account.',
        ],
      },
      {
        id: 'avatars',
        title: 'Third-party avatar service',
        paragraphs: [
          'The head of your character is drawn by a third-party service from your username. By default it is mc-heads.net; the owner of the site may choose another. Our server asks it, once a day at most and for the name alone, and serves the picture from our own address. Your browser does not turn to the service, which never learns your network address.',
          'If the service cannot be reached or has not answered yet, the site draws the head itself. The picture is kept as long as the account exists.',
          'The pages turn to nobody but our server: fonts, pictures and scripts are our own. External links open only when you click them.',
        ],
      },
      {
        id: 'game-data',
        title: 'Game server data',
        paragraphs: [
          'The profile has room for level, rank, skin, playtime, kills, deaths, achievements, items, balance and transaction history. Items are seen by you alone, skin and balance also by staff who may see users, transaction history by them and by staff who may see orders, and the rest stands on your page as a player.',
          'Everybody sees that page: name, roles, day of registration, rank, level, statistics and achievements. When you played last and which server you are on shows only if you allow it; search engines are kept off the page until you let them in. You can hide it under “Names in games”: then you are neither found nor in the leaderboards, where everybody sees places and names in games.',
          'If you register for a tournament, we keep which one, when and, if you were taken out of it, why. The lists of participants are seen and downloaded by staff who run the tournaments: names, levels, times of registration and the mark of a ban. A registration you withdraw is erased at once.',
          'Game servers may tell the site who is in the game, and the figures of players: time, kills, deaths, points, achievements. Then we keep the name in the game, the identifier of the game (UUID), these figures, and when the player was seen last; whoever a server has not named for 400 days is taken off that list. They belong to an account only if its owner has confirmed the name, and until then a profile shows starting values. Of those a server merely shows online we keep the number only.',
          'The site has no payment card data: where the shop is open, it is entered on the page of the payment provider. The provider gets the number of the order, its total, what is in it and the email for the receipt; of a top-up of the balance, its number, sum and the email. Of an order we keep what was bought, for which name in the game, when and how it was paid, and what was given.',
        ],
      },
      {
        id: 'deletion',
        title: 'Keeping and deleting',
        paragraphs: [
          `The data is kept as long as the account exists. You change the username, the email, the password and the language of letters yourself. Staff will correct the Discord name when you ask. A former email address is kept for ${en.undo} more, so that it can be brought back.`,
          'Below stands all that the site keeps about people. The copy of your data is made of the same list: you download it in the settings of your profile, under “Security”.',
          PERSONAL_DATA_LIST,
          `You delete the account yourself, in the same place, with your password. Every session ends at once, nobody can log in any more, and the name leaves the site. For ${en.deletion} the link of a letter brings the account back, then it is erased. A banned account asks for its deletion in the appeal on the log-in page.`,
          `With the account go the email, Discord name, roles, sessions, appeals, registrations for tournaments, the picture of the head, achievements, items and transaction history. Feedback stays without a name. The books keep amounts and times, without names and notes. A review that staff deleted is erased after ${en.deleted}. Entries of the log about your account stay without your data: only the number, the act and the time.`,
          'If the owner of the site keeps backups, the data lives in them until the backup is replaced.',
        ],
      },
    ],
  },
})
