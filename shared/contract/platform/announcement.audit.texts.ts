import { type AuditSnapshot, defineAuditNoun, unnumbered } from '#shared/contract/platform/audit-noun.ts'

export const announcementAudit = unnumbered(
  defineAuditNoun(
    'announcement',
    'manage_content',
    {
      ru: {
        plural: 'Строка объявлений',
        nameField: 'text_ru',
        changes: { update: 'Изменено объявление' },
        events: { removed: 'Снято объявление' },
        fields: {
          text_ru: 'Текст, русский',
          text_en: 'Текст, английский',
          url: 'Ссылка',
          from: 'Показывать с',
          until: 'Показывать до',
          isClosable: 'Можно закрыть',
        },
      },
      en: {
        plural: 'Announcement bar',
        nameField: 'text_en',
        changes: { update: 'changed the announcement' },
        events: { removed: 'took down the announcement' },
        fields: {
          text_ru: 'Text, Russian',
          text_en: 'Text, English',
          url: 'Link',
          from: 'Shown from',
          until: 'Shown until',
          isClosable: 'Can be closed',
        },
      },
    },
    (before, after) => (isTold(before) && !isTold(after) ? 'removed' : undefined),
  ),
)

function isTold({ text_ru, text_en }: AuditSnapshot): boolean {
  return Boolean(text_ru || text_en)
}
