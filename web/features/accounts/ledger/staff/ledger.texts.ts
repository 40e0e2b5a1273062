import { defineTexts } from '#shared/texts/texts.ts'

export const ledgerTexts = defineTexts({
  ru: {
    change: 'Начислить или списать',
    dialogTitle: 'Изменить баланс',
    lead: 'Операция появится в истории игрока и в журнале. Исправить её можно только обратной операцией.',
    way: 'Действие',
    give: 'Начислить',
    take: 'Списать',
    currency: 'Валюта',
    roubles: 'Рубли',
    amount: 'Сумма',
    amountHint: 'Рубли можно с копейками: 299,50. Игровая валюта — только целое число.',
    amountWrong:
      'Введите сумму больше нуля: рубли до двух знаков после запятой, игровую валюту целым числом.',
    reason: 'Причина',
    reasonHint: 'Её увидит игрок.',
    done: 'Баланс изменён',
    failed: 'Не удалось изменить баланс',
    apply: 'Провести',
    applying: 'Проводим...',
  },
  en: {
    change: 'Give or take',
    dialogTitle: 'Change the balance',
    lead: 'It will stand in the history of the player and in the log. Only the opposite operation makes it right again.',
    way: 'Action',
    give: 'Give',
    take: 'Take',
    currency: 'Currency',
    roubles: 'Rubles',
    amount: 'Amount',
    amountHint: 'Rubles may have kopecks: 299.50. The currency of the games is whole.',
    amountWrong:
      'Enter an amount above zero: rubles with two decimals at most, the currency of the games whole.',
    reason: 'Reason',
    reasonHint: 'The player will read it.',
    done: 'Balance changed',
    failed: 'Could not change the balance',
    apply: 'Book it',
    applying: 'Booking...',
  },
})
