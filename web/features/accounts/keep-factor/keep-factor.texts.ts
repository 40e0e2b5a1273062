import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const keepFactorWords = defineWords('keep-factor', {
  ru: {
    title: 'Оставить второй фактор',
    lead: 'Администрация отключает второй фактор входа в ваш аккаунт. Если вы об этом не просили, оставьте его.',
  },
  en: {
    title: 'Keep your second factor',
    lead: 'The staff are turning off the second factor of your account. If you did not ask for it, keep it.',
  },
})

export const keepFactorTexts = defineTexts({
  ru: {
    keep: 'Оставить второй фактор',
    keeping: 'Сохраняем…',
    kept: 'Второй фактор остаётся',
    keptDetail: 'Для входа он нужен, как и прежде.',
    failed: 'Не удалось оставить второй фактор',
  },
  en: {
    keep: 'Keep the second factor',
    keeping: 'Keeping it…',
    kept: 'The second factor stays',
    keptDetail: 'Signing in takes it, as before.',
    failed: 'Could not keep the second factor',
  },
})
