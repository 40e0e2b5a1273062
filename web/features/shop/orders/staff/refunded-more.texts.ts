import { defineTexts } from '#shared/texts/texts.ts'

export const refundedMoreTexts = defineTexts({
  ru: {
    title: 'Система вернула больше, чем учтено',
    lead: 'Сравните платёж с её кабинетом. Если там тот же возврат, который вы записали как сделанный другим путём, всё верно. Если возврат другой, запишите его здесь.',
    settle: 'Проверено',
    settling: {
      title: 'Расхождение разобрано?',
      lead: 'Учёт не изменится. Красная строка исчезнет, пока система не сообщит другую сумму.',
      reason: 'Причина',
      reasonHint: 'Что видно в кабинете. Останется в журнале.',
      submit: 'Записать',
      busy: 'Записываем...',
      failed: 'Не удалось записать',
    },
    settled: 'Записано: расхождение разобрано',
  },
  en: {
    title: 'The provider gave back more than is booked',
    lead: 'Compare the payment with its cabinet. Where that is the refund that you booked as done another way, all is well. Where it is another, book it here.',
    settle: 'Looked into',
    settling: {
      title: 'Is the difference explained?',
      lead: 'The books stay as they are. The red line is gone until the provider tells of another sum.',
      reason: 'Reason',
      reasonHint: 'What the cabinet shows. It stays in the log.',
      submit: 'Save it',
      busy: 'Saving...',
      failed: 'Could not save it',
    },
    settled: 'Saved: the difference is explained',
  },
})
