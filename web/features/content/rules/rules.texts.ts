import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const rulesTexts = defineTexts({
  ru: { contents: 'Разделы', linkTo: 'Ссылка на', penalty: 'Наказание' },
  en: { contents: 'Sections', linkTo: 'Link to', penalty: 'Penalty' },
})

export const rulesWords = defineWords('rules', {
  ru: {
    mark: 'Устав',
    title: 'Правила',
    lead: 'Что здесь можно, чего нельзя и чем это кончается. Номер правила — ссылка на него.',
  },
  en: {
    mark: 'Code of conduct',
    title: 'Rules',
    lead: 'What is allowed here, what is not, and what follows. The number of a rule links to it.',
  },
})

export const rulesPageWords = defineWords('rules-page', {
  ru: { title: 'Правила', description: 'Правила серверов и сообщества по разделам, с наказаниями.' },
  en: {
    title: 'Rules',
    description: 'The rules of the servers and the community by section, with penalties.',
  },
})
