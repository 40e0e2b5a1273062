import { defineTexts } from '#shared/texts/texts.ts'

/** One thing that has to be true of money: what it is, and what to do when it is not. */
type CheckTexts = { name: string; remedy: string }
type MoneyTexts = {
  title: string
  lead: string
  again: string
  checking: string
  loadFailed: string
  allSound: string
  notSound: string
  sound: string
  wrong: string
  unknown: string
  whatToDo: string
  /** By the name on the wire; a check without words is called by its name. */
  checks: Record<string, CheckTexts>
}

export const moneyTexts = defineTexts<MoneyTexts>({
  ru: {
    title: 'Сверка денег',
    lead: 'Каждая проверка считается заново, прямо сейчас, по всем записям. С провайдерами сайт сверяется и сам: каждую ночь, за 35 дней.',
    again: 'Проверить ещё раз',
    checking: 'Проверяем...',
    loadFailed: 'Не удалось провести сверку',
    allSound: 'Всё сходится',
    notSound: 'Есть расхождения',
    sound: 'Сходится',
    wrong: 'Расхождение',
    unknown: 'Не удалось проверить',
    whatToDo: 'Что делать:',
    checks: {
      entries_sum_zero: {
        name: 'Каждая операция сходится в ноль',
        remedy:
          'Сам сайт такого записать не может: кто-то менял базу напрямую. Закройте сайт на техработы, сохраните копию базы и сравните названные операции с последней резервной копией.',
      },
      balances_equal_entries: {
        name: 'Остатки равны сумме записей',
        remedy:
          'Верны записи: остаток меняли в обход учёта. Закройте сайт на техработы, сохраните копию базы и приведите остатки названных счетов к сумме записей, как описано в docs/operations.md.',
      },
      nothing_negative: {
        name: 'Никто не ушёл в минус',
        remedy:
          'Списать больше, чем есть, сайт не даёт: базу меняли напрямую. Найдите в истории игрока, откуда взялся минус, и начислите недостающее с пояснением.',
      },
      paid_once: {
        name: 'Каждая оплата проведена один раз',
        remedy: 'Откройте названный заказ: там видно, какие оплаты пришли и как они проведены.',
      },
      provider_agrees: {
        name: 'Провайдер и учёт согласны',
        remedy:
          'Найдите названный номер в разделе «Заказы» и в кабинете провайдера. Вернулось больше у провайдера: если это возврат, записанный как сделанный другим путём, отметьте «Проверено» у заказа или пополнения. Получено больше: проверьте, приходят ли уведомления, и не решён ли платёж вручную. Больше в учёте: спросите поддержку провайдера. Что ночь нашла и вы исправили, исчезнет после следующей ночи.',
      },
    },
  },
  en: {
    title: 'Proof of the money',
    lead: 'Each check is computed afresh, right now, over all entries. With the providers the site compares by itself as well: every night, 35 days.',
    again: 'Check again',
    checking: 'Checking...',
    loadFailed: 'The proof could not be made',
    allSound: 'Everything adds up',
    notSound: 'Something does not add up',
    sound: 'Adds up',
    wrong: 'Does not add up',
    unknown: 'Could not be checked',
    whatToDo: 'What to do:',
    checks: {
      entries_sum_zero: {
        name: 'Each transaction comes to zero',
        remedy:
          'The site cannot write such a thing: somebody changed the database by hand. Close the site for maintenance, keep a copy of the database, and compare the transactions named with the last backup.',
      },
      balances_equal_entries: {
        name: 'Balances are what their entries come to',
        remedy:
          'The entries are right: the balance was changed behind their back. Close the site for maintenance, keep a copy of the database, and set the balances named to the sum of their entries, as docs/operations.md says.',
      },
      nothing_negative: {
        name: 'Nobody is below zero',
        remedy:
          'The site takes no more than there is: somebody changed the database by hand. Find in the history of the player where it comes from, and give what is missing with an explanation.',
      },
      paid_once: {
        name: 'Every payment is booked once',
        remedy: 'Open the order named: it shows which payments came and how they were booked.',
      },
      provider_agrees: {
        name: 'The provider and the books agree',
        remedy:
          'Search for the number named under “Orders” and in the cabinet of the provider. More given back at the provider: where that is the refund that was booked as done another way, press “Looked into” at the order or top-up. More taken: see whether notifications arrive, and whether the payment was dealt with by hand. More in the books: ask the support of the provider. What the night found and you have mended is gone after the next night.',
      },
    },
  },
})
