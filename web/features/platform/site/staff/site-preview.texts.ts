import { defineTexts } from '#shared/texts/texts.ts'

export const sitePreviewTexts = defineTexts({
  ru: {
    preview: 'Предпросмотр',
    failed: 'Не удалось показать предпросмотр',
    lead: 'Таким сайт увидят гости. Ничего не сохранено, и отсюда ничего не отправляется.',
    frame: 'Сайт с несохранёнными настройками',
    device: 'Ширина',
    phone: 'Телефон',
    desktop: 'Компьютер',
    language: 'Язык сайта',
    open: 'Открыть',
    back: 'Вернуться к настройкам',
  },
  en: {
    preview: 'Preview',
    failed: 'The preview could not be shown',
    lead: 'As visitors will see the site. Nothing is saved, and nothing is sent from here.',
    frame: 'The site with settings that are not saved',
    device: 'Width',
    phone: 'Phone',
    desktop: 'Desktop',
    language: 'Language of the site',
    open: 'Open',
    back: 'Back to the settings',
  },
})
