import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'
import { passkeyEndpoints } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { secondFactorEndpoints } from '#shared/contract/accounts/second-factor.ts'
import { dashboardEndpoints } from '#shared/contract/operations/dashboard.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { Guarded } from '#web/app/guards/guarded.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminScreen } from './admin-screen.tsx'
import { adminSections } from './sections.ts'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const stats = {
  totalUsers: 1,
  totalNews: 1,
  totalFeedback: 1,
  totalRoles: 1,
  registrationsToday: 0,
  registrationsWeek: 0,
  registrationsMonth: 1,
}

const withoutLauncher = {
  ...sampleSite,
  url: 'http://test',
  parts: { ...sampleSite.parts, launcher: false },
}

function MomentEditor({ saved }: { saved: string }) {
  const [text, setText] = useState(() => toLocalMoment(saved))
  return (
    <>
      <MomentField label="Выход" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{fromLocalMoment(text)}</output>
    </>
  )
}

function open(
  permission: Permission = 'access_admin_panel',
  path = '/admin',
  language: 'ru' | 'en' = 'ru',
  site: SiteInfo = { ...sampleSite, url: 'http://test' },
) {
  return renderScreen(
    <Guarded by="signed-in">
      <AdminScreen permissions={[permission]}>Штаб</AdminScreen>
    </Guarded>,
    { path, language, site },
  )
}

describe('the guard of the admin panel', () => {
  it('sends visitors to the login page without asking for figures', async () => {
    open()
    await expectPath('/login')
    expect(api.calls(dashboardEndpoints.stats)).toHaveLength(0)
  })

  it('sends players and staff without access home, and says why', async () => {
    api.reply(profileEndpoints.get, sampleProfile({ roles: ['editor'] }))
    api.reply(profileEndpoints.permissions, ['manage_news'])
    api.refuse(dashboardEndpoints.stats, 'not_allowed', 'нельзя')
    open('manage_news', '/admin/news')
    await expectPath('/')
    expect(await screen.findByText('Доступ запрещен')).toBeTruthy()
    expect(screen.getByText('У вас нет прав для доступа к админ-панели')).toBeTruthy()
    expect(screen.queryByText('Штаб')).toBeNull()
  })
})

describe('a role that requires a second factor', () => {
  it('leads to the setup, and into the panel once it is done', async () => {
    const since = '2026-03-01T10:00:00.000Z'
    api.reply(profileEndpoints.get, sampleProfile({ roles: ['editor'] }))
    api.refuse(profileEndpoints.permissions, 'second_factor_setup_required', 'нужен код')
    api.refuse(dashboardEndpoints.stats, 'second_factor_setup_required', 'нужен код')
    api.reply(secondFactorEndpoints.get, { since: null, hasApp: false, recoveryCodes: 0, isRequired: true })
    api.reply(passkeyEndpoints.list, [])
    const { user, client } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Одного пароля мало' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Включить' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Перейти в панель' })).toBeNull()
    expect(currentPath()).toBe('/admin')

    api.reply(secondFactorEndpoints.get, { since, hasApp: true, recoveryCodes: 10, isRequired: true })
    api.reply(profileEndpoints.permissions, ['access_admin_panel'])
    api.reply(dashboardEndpoints.stats, stats)
    await client.invalidateQueries()
    await user.click(await screen.findByRole('button', { name: 'Перейти в панель' }))
    expect(await screen.findByText('Штаб')).toBeTruthy()
  })
})

describe('the frame of the admin panel', () => {
  function signIn(...permissions: Permission[]) {
    api.reply(profileEndpoints.get, sampleProfile())
    api.reply(profileEndpoints.permissions, permissions)
    api.reply(dashboardEndpoints.stats, stats)
  }

  it('folds the section of what the site does without, and unfolds it where it is open', async () => {
    signIn(...PERMISSIONS)
    const { user } = open('access_admin_panel', '/admin', 'ru', withoutLauncher)
    await screen.findByText('Штаб')
    expect(screen.queryByText('Лаунчер')).toBeNull()
    await user.click(screen.getByText('Выключено на сайте'))
    expect(screen.getByRole('link', { name: 'Лаунчер' }).getAttribute('href')).toBe('/admin/launcher')
  })

  it('keeps open where one is', async () => {
    signIn(...PERMISSIONS)
    open('manage_launcher', '/admin/launcher/7', 'ru', withoutLauncher)
    await screen.findByText('Штаб')
    expect(screen.getByRole('link', { name: 'Лаунчер' }).getAttribute('aria-current')).toBe('true')
  })

  it('tells and takes moments in the zone of the community, and names it', async () => {
    signIn(...PERMISSIONS)
    const inMoscow = { ...sampleSite, url: 'http://test', timeZone: 'Europe/Moscow' }
    renderScreen(
      <Guarded by="signed-in">
        <AdminScreen permissions={['access_admin_panel']}>
          <LocalTime dateTime="2026-07-01T21:30:00.000Z" style="date-time" />
          <MomentEditor saved="2026-07-01T21:30:00.000Z" />
        </AdminScreen>
      </Guarded>,
      { path: '/admin', site: inMoscow },
    )
    expect(await screen.findByText('2 июля 2026 г. в 00:30')).toBeTruthy()
    expect(screen.getByText('Время в панели: Europe/Moscow, GMT+3')).toBeTruthy()
    const field = screen.getByLabelText('Выход')
    expect(field).toHaveProperty('value', '2026-07-02T00:30')
    expect(screen.getByText('Время по поясу Europe/Moscow, GMT+3.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '2026-07-02T03:00' } })
    expect(screen.getByRole('status').textContent).toBe('2026-07-02T00:00:00.000Z')
  })

  it('puts together what belongs together, and says its name', async () => {
    signIn(...PERMISSIONS)
    open()
    const people = await screen.findByRole('list', { name: 'Люди' })
    expect(
      within(people)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Пользователи', 'Роли', 'Отзывы', 'Уведомления'])
  })

  it('leads an administrator everywhere', async () => {
    signIn(...PERMISSIONS)
    open()
    expect(await screen.findByText('Штаб')).toBeTruthy()
    const links = within(screen.getByRole('navigation', { name: 'Разделы админ-панели' })).getAllByRole(
      'link',
    )
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Главная /admin',
      'Пользователи /admin/users',
      'Роли /admin/roles',
      'Отзывы /admin/feedback',
      'Уведомления /admin/notices',
      'Новости /admin/news',
      'Подборки /admin/collections',
      'Страницы /admin/pages',
      'Медиатека /admin/media',
      'Объявление /admin/announcement',
      'Сайт /admin/site',
      'Меню /admin/site/menus',
      'Слова /admin/words',
      'Серверы /admin/servers',
      'Статистика /admin/statistics',
      'Спорные имена /admin/frozen-names',
      'Лаунчер /admin/launcher',
      'Состояние /admin/status',
      'Техработы /admin/maintenance',
      'Товары /admin/shop/products',
      'Промокоды /admin/shop/coupons',
      'Заказы /admin/orders',
      'Выдача /admin/deliveries',
      'Платежи /admin/payments',
      'Пополнения /admin/top-ups',
      'Доходы /admin/revenue',
      'Сверка денег /admin/money',
      'Журнал /admin/audit',
      'Входы /admin/security',
      'Почта /admin/mail',
      'Резервные копии /admin/backups',
      'Ключи API /admin/keys',
      'Вебхуки /admin/webhooks',
      'Вернуться на сайт /',
    ])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('folds its menu on small screens when a section was chosen', async () => {
    signIn(...PERMISSIONS)
    const { user } = open()
    await screen.findByText('Штаб')
    const fold = screen.getByRole('button', { name: /^Админ-панель/ })
    await user.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Главная' }))
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stands before the main part, where the skip link passes it by, and goes with it', async () => {
    signIn(...PERMISSIONS)
    const { unmount } = open()
    const page = await screen.findByText('Штаб')
    const bar = screen.getByRole('banner')
    expect(bar.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(bar.contains(page)).toBe(false)
    expect(
      within(bar)
        .getByRole('link', { name: /^Профиль/ })
        .getAttribute('href'),
    ).toBe('/profile')
    expect(within(bar).getByRole('button', { name: 'Выйти' })).toBeTruthy()
    expect(within(bar).getByRole('group', { name: 'Язык интерфейса' })).toBeTruthy()
    unmount()
    expect(screen.queryByRole('banner')).toBeNull()
  })

  it('greys what is not permitted, keeps it out of the tab order and blocks its click', async () => {
    signIn('access_admin_panel', 'manage_news')
    const { user } = open()
    await screen.findByText('Штаб')
    const roles = screen.getByRole('link', { name: 'Роли недостаточно прав' })
    expect(roles.getAttribute('aria-disabled')).toBe('true')
    expect(roles.hasAttribute('href')).toBe(false)
    expect(roles.tabIndex).toBe(-1)
    await user.click(roles)
    expect(currentPath()).toBe('/admin')
    expect(screen.getAllByText('недостаточно прав')).toHaveLength(adminSections.length - 3)
    const closed = screen.getByRole('list', { name: 'Не для вашей роли' })
    expect(within(closed).getAllByRole('link')).toHaveLength(adminSections.length - 3)
    expect(screen.queryByRole('list', { name: 'Магазин' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Новости' }))
    await expectPath('/admin/news')
  })

  it('says in English too what is not permitted', async () => {
    signIn('access_admin_panel')
    open('access_admin_panel', '/admin', 'en')
    await screen.findByText('Штаб')
    expect(screen.getAllByText('not permitted')).toHaveLength(adminSections.length - 2)
  })

  it('refuses a section without its permission inside the frame', async () => {
    signIn('access_admin_panel')
    open('manage_roles', '/admin/roles')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Нужно право: Создание, изменение и удаление ролей manage_roles',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Недостаточно прав' })).toBeTruthy()
    expect(screen.queryByText('Штаб')).toBeNull()
    expect(screen.getByRole('link', { name: 'Вернуться на сайт' })).toBeTruthy()
  })

  it('asks again when the permissions could not be fetched', async () => {
    signIn()
    api.refuse(profileEndpoints.permissions, 'internal', '')
    const { user } = open()
    await screen.findByText('Не удалось узнать ваши права')
    api.reply(profileEndpoints.permissions, ['access_admin_panel'])
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Штаб')).toBeTruthy()
  })
})
