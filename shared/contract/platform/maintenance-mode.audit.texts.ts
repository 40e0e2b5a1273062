import { defineAuditNoun, unnumbered } from '#shared/contract/platform/audit-noun.ts'

export const maintenanceModeAudit = unnumbered(
  defineAuditNoun(
    'maintenance_mode',
    'manage_site',
    {
      ru: {
        plural: 'Технические работы на сайте',
        changes: { update: 'Изменены технические работы на сайте' },
        events: {
          started: 'Начаты технические работы на сайте',
          ended: 'Закончены технические работы на сайте',
        },
        fields: {
          isOn: 'Сайт закрыт',
          parts: 'Разделы',
          text_ru: 'Текст, русский',
          text_en: 'Текст, английский',
          until: 'До',
        },
      },
      en: {
        plural: 'Maintenance of the site',
        changes: { update: 'changed the maintenance of the site' },
        events: { started: 'started maintenance of the site', ended: 'ended maintenance of the site' },
        fields: {
          isOn: 'Site closed',
          parts: 'Parts',
          text_ru: 'Text, Russian',
          text_en: 'Text, English',
          until: 'Until',
        },
      },
    },
    (before, after) => (before.isOn === after.isOn ? undefined : after.isOn ? 'started' : 'ended'),
  ),
)
