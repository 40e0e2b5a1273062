/** The offer to buyers. A sample: what the shop does by itself is told as it is; whose it is and what the law adds is the seller's to write. */
import { ORDER_KEPT_UNPAID_MS } from '#shared/constants/shop/orders.ts'
import { durationText } from '#shared/texts/duration.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { LegalText } from './legal-document.ts'

/** When the text last changed. */
export const OFFER_EDITION = '2026-11-25'

const kept = {
  ru: durationText(ORDER_KEPT_UNPAID_MS, 'hour', 'ru'),
  en: durationText(ORDER_KEPT_UNPAID_MS, 'hour', 'en'),
}

export const offerTexts = defineTexts<LegalText>({
  ru: {
    title: 'Публичная оферта',
    lead: 'Это образец. Продавец заменяет его своим текстом до первой продажи.',
    sections: [
      {
        id: 'parties',
        title: 'Кто продаёт и кто покупает',
        paragraphs: [
          'Продавец — тот, кто назван внизу этой страницы и в подвале сайта: имя или название, номер и способ связи. Пока они не указаны, магазин закрыт.',
          'Покупатель — владелец аккаунта, который оформляет заказ и ставит отметку о согласии с этой офертой. Без отметки заказ не оформляется. Если закон требует согласия родителей, его получает покупатель.',
        ],
      },
      {
        id: 'goods',
        title: 'Что продаётся',
        paragraphs: [
          'Продаются цифровые услуги: привилегии, наборы и кейсы для игровых серверов этого сайта. Что даёт товар, где он действует и на какой срок, сказано в его карточке.',
          'Состав кейса и вероятности указаны в карточке до покупки и сохраняются в заказе такими, какими были. Кейс без них не продаётся.',
          'Товар с пометкой «только для совершеннолетних» продаётся тем, кому исполнилось 18 лет.',
        ],
      },
      {
        id: 'payment',
        title: 'Цена и оплата',
        paragraphs: [
          'Цены указаны в рублях. Сумма заказа видна до оплаты; если цена изменилась, пока вы оформляли заказ, сайт скажет об этом и спросит снова.',
          `Оплату принимает выбранная вами платёжная система на своей странице. Данных карты сайт не получает. Неоплаченный заказ хранится ${kept.ru}, потом закрывается сам.`,
          'Договор заключён, когда оплата подтверждена. Кассовый чек, если он положен по закону, приходит на почту, указанную в заказе.',
          'Если в профиле можно пополнить баланс, рубли на нём — аванс: ими оплачивают заказы целиком. Неистраченное возвращаем по вашему запросу тем же путём, каким оно пришло.',
        ],
      },
      {
        id: 'delivery',
        title: 'Как выдаётся купленное',
        paragraphs: [
          'Купленное получает игрок, чей ник указан в заказе. Проверьте ник: выданное чужому нику по ошибке покупателя не возвращается.',
          'Выдача начинается сразу после оплаты. Иногда игроку нужно зайти на сервер и освободить место в инвентаре: на странице заказа сказано, чего ждёт каждый товар.',
          'Не пришло? Напишите продавцу и назовите номер заказа.',
        ],
      },
      {
        id: 'refunds',
        title: 'Возврат',
        paragraphs: [
          'Если товар не выдан по вине продавца, деньги возвращаются полностью. О возврате напишите продавцу, назвав номер заказа: отвечаем в течение 10 дней.',
          'Деньги возвращаются тем же путём, каким пришли. Вместе с ними забирается то, что дал возвращённый товар.',
          'Обязательные права потребителя эта оферта не ограничивает.',
        ],
      },
      {
        id: 'terms',
        title: 'Прочее',
        paragraphs: [
          'К покупкам применяются и условия использования. Блокировка за нарушение правил не даёт права на возврат сама по себе.',
          'Новая редакция появляется на этой странице с датой и действует для заказов, сделанных после неё.',
        ],
      },
    ],
  },
  en: {
    title: 'Public offer',
    lead: 'This is a sample. The seller puts their own text in its place before the first sale.',
    sections: [
      {
        id: 'parties',
        title: 'Who sells and who buys',
        paragraphs: [
          'The seller is whoever is named at the bottom of this page and in the footer of the site: name, number and contact. Until they are given, the shop is closed.',
          'The buyer is the owner of the account that places an order and ticks the box of consent to this offer. Without it no order is placed. Where the law asks for the consent of parents, the buyer obtains it.',
        ],
      },
      {
        id: 'goods',
        title: 'What is sold',
        paragraphs: [
          'Digital services are sold: privileges, sets and cases for the game servers of this site. What a product gives, where and for how long, is said on its card.',
          'The contents and odds of a case stand on its card before it is bought, and are kept in the order as they were. A case without them is not sold.',
          'A product marked “adults only” is sold to those who are 18 or older.',
        ],
      },
      {
        id: 'payment',
        title: 'Price and payment',
        paragraphs: [
          'Prices are in rubles. The total of an order is seen before payment; if a price has changed meanwhile, the site says so and asks again.',
          `The payment is taken by the provider you choose, on a page of its own. The site gets no card data. An unpaid order is kept for ${kept.en} and then closes by itself.`,
          'The contract is made when the payment is confirmed. A fiscal receipt, where the law asks for one, comes to the email named in the order.',
          'Where the profile lets you top up a balance, the rubles on it are an advance that pays orders in full. What is not spent goes back, when you ask, the way it came.',
        ],
      },
      {
        id: 'delivery',
        title: 'How it is delivered',
        paragraphs: [
          'What was bought goes to the player whose name stands in the order. Check the name: what was given to another one by a mistake of the buyer is not returned.',
          'Delivery begins right after payment. Sometimes the player has to enter the server and free a slot of the inventory: the page of the order says what each product waits for.',
          'It has not come? Write to the seller and name the number of the order.',
        ],
      },
      {
        id: 'refunds',
        title: 'Refunds',
        paragraphs: [
          'If a product was not delivered through the fault of the seller, all of the money is returned. Write to the seller and name the number of the order: you get an answer within 10 days.',
          'Money goes back the way it came. What the refunded product gave is taken back with it.',
          'This offer does not limit mandatory consumer rights.',
        ],
      },
      {
        id: 'terms',
        title: 'Further terms',
        paragraphs: [
          'The terms of use apply to purchases as well. A ban for breaking the rules gives no right to a refund by itself.',
          'A new edition appears on this page with its date and applies to orders placed after it.',
        ],
      },
    ],
  },
})
