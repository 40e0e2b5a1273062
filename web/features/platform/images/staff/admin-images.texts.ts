import type { Language } from '#shared/constants/languages.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

/** One picture, many pictures. */
export const imageForms = {
  ru: { one: 'картинка', few: 'картинки', many: 'картинок', other: 'картинки' },
  en: { one: 'picture', other: 'pictures' },
} satisfies Record<Language, PluralForms>

export const adminImagesTexts = defineTexts({
  ru: {
    title: 'Медиатека',
    lead: 'Все загруженные картинки. Новую можно выбрать, перетащить сюда или вставить из буфера обмена. Если ей больше года и её нигде не видно, она удаляется.',
    list: 'Картинки',
    about: 'новая картинка',
    reset: 'Сбросить поиск',
    before: 'неизвестно кто',
    shownAt: 'Показана:',
    shownNowhere: 'Нигде не показана',
    restorable: 'удалено, но ещё можно вернуть',
    inUse: 'Удалить можно то, что нигде не показано.',
    removeTitle: 'Удалить картинку?',
    removeDetail: 'Файл сотрётся насовсем: вернуть его можно будет только новой загрузкой.',
    removed: 'Картинка удалена',
    removeFailed: 'Не удалось удалить картинку',
  },
  en: {
    title: 'Media library',
    lead: 'All uploaded pictures. A new one can be chosen, dropped here, or pasted from the clipboard. One that is a year old and shown nowhere is removed.',
    list: 'Pictures',
    about: 'new picture',
    reset: 'Reset the search',
    before: 'nobody knows who',
    shownAt: 'Shown at:',
    shownNowhere: 'Shown nowhere',
    restorable: 'deleted, but can still be restored',
    inUse: 'What is shown nowhere can be deleted.',
    removeTitle: 'Delete the picture?',
    removeDetail: 'The file is erased for good: only a new upload brings it back.',
    removed: 'The picture is deleted',
    removeFailed: 'Could not delete the picture',
  },
})
