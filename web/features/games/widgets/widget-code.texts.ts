import { defineTexts } from '#shared/texts/texts.ts'

export const widgetCodeTexts = defineTexts({
  ru: {
    picture: 'Как выглядит виджет',
    kinds: { link: 'Ссылка', markdown: 'Markdown', html: 'HTML', bbcode: 'BBCode', json: 'JSON' },
  },
  en: {
    picture: 'How the widget looks',
    kinds: { link: 'Link', markdown: 'Markdown', html: 'HTML', bbcode: 'BBCode', json: 'JSON' },
  },
})
