import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

const forms = {
  ru: {
    one: '{count} письмо задержано',
    few: '{count} письма задержаны',
    many: '{count} писем задержано',
    other: '{count} письма задержаны',
  },
  en: { one: '{count} letter is held', other: '{count} letters are held' },
} satisfies Record<'ru' | 'en', PluralForms>

export const heldLettersTexts = defineTexts({
  ru: {
    forms: forms.ru as PluralForms,
    lead: 'Сайт восстановлен из резервной копии. Эти письма ждали отправки, когда её делали: возможно, их уже получили.',
    restored: 'Восстановлен',
    send: 'Отправить',
    sent: 'Письма отправляются',
    sendFailed: 'Не удалось отправить письма',
    remove: 'Удалить',
    removed: 'Письма удалены',
    removeFailed: 'Не удалось удалить письма',
  },
  en: {
    forms: forms.en as PluralForms,
    lead: 'The site was restored from a backup. These letters were waiting when it was made: they may have been received already.',
    restored: 'Restored',
    send: 'Send them',
    sent: 'The letters are on their way',
    sendFailed: 'The letters could not be sent',
    remove: 'Delete them',
    removed: 'The letters are deleted',
    removeFailed: 'The letters could not be deleted',
  },
})
