import type { Permission } from '#shared/constants/permissions.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const permissionTexts = defineTexts<Record<Permission, string>>({
  ru: {
    access_admin_panel: 'Вход в админ-панель и сводка',
    manage_users: 'Просмотр, изменение и удаление пользователей',
    manage_roles: 'Создание, изменение и удаление ролей',
    manage_news: 'Публикация, изменение и удаление новостей',
    manage_game_servers: 'Добавление, изменение и удаление игровых серверов',
    manage_launcher: 'Выпуск и удаление версий лаунчера',
    manage_status: 'Сообщения о сбоях и техработах на странице состояния',
    view_feedback: 'Просмотр отзывов в админ-панели',
    manage_feedback: 'Ответы на отзывы, скрытие и удаление',
    view_audit_log: 'Журнал изменений',
    view_security_events: 'Журнал входов: кто и с каких адресов входил или пытался',
    manage_site: 'Настройки сайта: название, цвета, ссылки, главная',
    manage_mail: 'Почтовый сервер: через него идут все письма, и письма для смены пароля тоже',
    manage_content: 'Страницы, подборки, медиатека и строка объявлений',
    pass_maintenance: 'Сайт открыт и во время технических работ',
  },
  en: {
    access_admin_panel: 'Enter the admin panel and see the dashboard',
    manage_users: 'See, change and delete users',
    manage_roles: 'Create, change and delete roles',
    manage_news: 'Publish, change and delete news',
    manage_game_servers: 'Add, change and delete game servers',
    manage_launcher: 'Release and delete launcher versions',
    manage_status: 'Tell of incidents and maintenance on the status page',
    view_feedback: 'See feedback in the admin panel',
    manage_feedback: 'Reply to, hide and delete feedback',
    view_audit_log: 'See the log of changes',
    view_security_events: 'See the sign-in log: who signed in or tried to, and from where',
    manage_site: 'Set up the site: name, colors, links, home page',
    manage_mail: 'The mail server: all letters go through it, those that reset passwords too',
    manage_content: 'Pages, collections, media library and announcement bar',
    pass_maintenance: 'Use the site while it is closed for maintenance',
  },
})
