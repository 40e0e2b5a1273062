import { LANGUAGES } from '#shared/constants/languages.ts'
import { defineCollection } from './collection.ts'

/** What the launcher needs, how it is installed on each system, and what players ask of it (specification, section 2). */
export const launcherHelp = defineCollection({
  name: 'launcher-help',
  title: { ru: 'Справка о лаунчере', en: 'Launcher help' },
  lead: {
    ru: 'Требования, установка и вопросы на странице загрузки.',
    en: 'Requirements, installation and questions on the download page.',
  },
  nameField: 'name',
  part: 'launcher',
  fields: {
    kind: {
      kind: 'choice',
      label: { ru: 'Что это', en: 'What it is' },
      options: {
        question: { ru: 'Вопрос и ответ', en: 'Question and answer' },
        step: { ru: 'Шаг установки', en: 'Installation step' },
        requirement: { ru: 'Системное требование', en: 'System requirement' },
      },
      isRequired: true,
    },
    name: {
      kind: 'line',
      label: { ru: 'Вопрос, шаг или узел', en: 'Question, step or part' },
      max: 200,
      isBilingual: true,
      isRequired: true,
    },
    text: {
      kind: 'text',
      label: { ru: 'Ответ', en: 'Answer' },
      onlyWhere: { field: 'kind', is: ['question'] },
      hint: {
        ru: 'Абзац в строке. Между `такими` кавычками — то, что набирают как есть.',
        en: 'One paragraph per line. Put what is to be typed as it is between `such` quotes.',
      },
      max: 2000,
      isBilingual: true,
    },
    minimum: {
      kind: 'line',
      label: { ru: 'Минимум', en: 'Minimum' },
      onlyWhere: { field: 'kind', is: ['requirement'] },
      max: 160,
      isBilingual: true,
    },
    recommended: {
      kind: 'line',
      label: { ru: 'Рекомендуется', en: 'Recommended' },
      onlyWhere: { field: 'kind', is: ['requirement'] },
      max: 160,
      isBilingual: true,
    },
    platform: {
      kind: 'choice',
      label: { ru: 'Система', en: 'System' },
      onlyWhere: { field: 'kind', is: ['step'] },
      options: {
        windows: { ru: 'Windows', en: 'Windows' },
        macos: { ru: 'macOS', en: 'macOS' },
        linux: { ru: 'Linux', en: 'Linux' },
      },
    },
  },
  // A question has its answer in each language in which it is asked.
  check: (values) =>
    values.kind === 'question'
      ? Object.fromEntries(
          LANGUAGES.filter((language) => values[`name_${language}`] && !values[`text_${language}`]).map(
            (language) => [`text_${language}`, 'required'] as const,
          ),
        )
      : {},
})
