/** The terms of use. */
import { defineTexts } from '#shared/texts/texts.ts'
import type { LegalText } from './legal-document.ts'

/** When the text last changed. */
export const TERMS_EDITION = '2026-11-27'

export const termsTexts = defineTexts<LegalText>({
  ru: {
    title: 'Условия использования',
    lead: 'Устав короткий. Прочитать его быстрее, чем потом оспаривать блокировку.',
    sections: [
      {
        id: 'rules',
        title: 'Правила',
        paragraphs: [
          'Создавая аккаунт, вы соглашаетесь с этими условиями. Аккаунт личный: берегите пароль и не передавайте его. За то, что сделано под вашим именем, отвечаете вы.',
          'Запрещены читы, использование ошибок ради выгоды, взлом, спам, оскорбления, угрозы, травля, публикация чужих личных данных и попытки выдать себя за другого игрока или сотрудника.',
          'Нашли ошибку? Сообщите о ней команде и не пользуйтесь ею. Указания сотрудников на сервере выполняются сразу, оспариваются потом.',
        ],
      },
      {
        id: 'purchases',
        title: 'Покупки',
        paragraphs: [
          'Если на сайте есть магазин, на его странице сказано, открыт ли он. Пока он закрыт, цены показаны для сведения и денег сайт не принимает. Если кто-то предлагает купить привилегию в другом месте, это не мы.',
          'Когда магазин открыт, цена в рублях видна до оплаты, а покупатель соглашается с публичной офертой: она стоит по адресу /offer. Срок и серверы, на которых действует товар, указаны в его карточке.',
          'Состав кейсов и шансы указаны в карточке до покупки: кейс без них не продаётся. Порядок оплаты и возврата описан в оферте.',
        ],
      },
      {
        id: 'virtual-items',
        title: 'Виртуальные предметы',
        paragraphs: [
          'Привилегии, наборы, содержимое кейсов и игровая валюта существуют только в игре. Это право пользоваться возможностью на наших серверах, а не деньги и не имущество.',
          'Обменивать их на настоящие деньги и передавать вне игры нельзя. Если предмет пропал по нашей вине, мы его вернём.',
          'Ради баланса свойства предметов могут меняться. О заметных переменах сообщаем в новостях.',
        ],
      },
      {
        id: 'bans',
        title: 'Блокировки',
        paragraphs: [
          'За нарушение следует предупреждение, временная или постоянная блокировка. За читы, взлом, угрозы и раскрытие чужих данных блокируем сразу.',
          'Привилегии и звания от блокировки не спасают и срока не сокращают.',
          'Не согласны? Войдите как обычно: вместо входа страница покажет причину, срок и поле для обращения. Оно одно на блокировку. Команда прочтёт его и ответит там же и по почте.',
        ],
      },
      {
        id: 'liability',
        title: 'Ответственность',
        paragraphs: [
          'Сайт и серверы работают как есть. Мы бережём их, но не обещаем, что связь, миры и прогресс никогда не пострадают.',
          'В пределах, которые допускает закон, мы не отвечаем за упущенную выгоду и косвенные убытки. Обязательные права потребителя эти условия не ограничивают.',
          'Если у проекта есть лаунчер, скачивайте его только с этого сайта. Проект не связан с Mojang, Microsoft и Roblox Corporation, у них свои правила, и они тоже действуют.',
        ],
      },
      {
        id: 'changes',
        title: 'Изменения',
        paragraphs: [
          'Условия могут меняться вместе с проектом. Новая редакция появляется на этой странице с датой, о важных переменах пишем в новостях.',
          'Если вы продолжаете пользоваться сайтом и серверами, действует новая редакция. Не подходит? Аккаунт можно удалить: как, сказано в политике конфиденциальности.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    lead: 'The regulations are short. Reading them takes less time than appealing a ban.',
    sections: [
      {
        id: 'rules',
        title: 'Rules',
        paragraphs: [
          'By creating an account you agree to these terms. The account is personal: guard the password and do not share it. You answer for what is done in your name.',
          'Forbidden are cheats, exploiting bugs for gain, break-ins, spam, insults, threats, harassment, publishing other people’s personal data and posing as another player or as staff.',
          'Found a bug? Report it to the team and do not use it. Instructions of staff on a server are followed at once and disputed afterwards.',
        ],
      },
      {
        id: 'purchases',
        title: 'Purchases',
        paragraphs: [
          'If the site has a shop, its page says whether it is open. While it is closed, its prices are for information, and the site takes no money. If somebody offers to sell you a privilege elsewhere, it is not us.',
          'When the shop is open, the price in rubles is shown before payment, and the buyer agrees to the public offer at /offer. The card of a product says for how long and on which servers it applies.',
          'The contents and odds of a case stand on its card before it is bought: a case without them is not sold. The offer says how payment and refunds work.',
        ],
      },
      {
        id: 'virtual-items',
        title: 'Virtual items',
        paragraphs: [
          'Privileges, sets, the contents of cases and the currency of the games exist in the game only. They are a right to use a feature on our servers, neither money nor property.',
          'They may not be exchanged for real money or handed over outside the game. If an item is lost through our fault, we give it back.',
          'Properties of items may change for the sake of balance. Notable changes are announced in the news.',
        ],
      },
      {
        id: 'bans',
        title: 'Bans',
        paragraphs: [
          'A violation leads to a warning, a temporary ban or a permanent one. Cheats, break-ins, threats and disclosing other people’s data are banned at once.',
          'Privileges and ranks neither protect from a ban nor shorten it.',
          'You disagree? Log in as usual: instead of letting you in, the page shows the reason, the end and room for an appeal, one for each ban. The team reads it and answers there and by email.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        paragraphs: [
          'The site and the servers run as they are. We take care of them, but do not promise that connections, worlds and progress never suffer.',
          'As far as the law allows, we are not liable for lost profit and indirect damage. These terms do not limit mandatory consumer rights.',
          'If the project has a launcher, download it from this site only. The project is not affiliated with Mojang, Microsoft or Roblox Corporation; they have rules of their own, and those apply too.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        paragraphs: [
          'The terms may change along with the project. A new edition appears on this page with its date; important changes are announced in the news.',
          'If you go on using the site and the servers, the new edition applies. It does not suit you? The account can be deleted: the privacy policy says how.',
        ],
      },
    ],
  },
})
