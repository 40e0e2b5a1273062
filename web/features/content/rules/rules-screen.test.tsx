import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Rule } from '#shared/contract/content/rules.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { RulesScreen } from './rules-screen.tsx'

beforeEach(() => void startScreenTest())

const rule = (id: number, title: string, more: Partial<Rule> = {}): Rule => ({
  id,
  kind: 'rule',
  title_ru: title,
  title_en: title,
  html_ru: '',
  html_en: '',
  penalty_ru: null,
  penalty_en: null,
  languages: ['ru', 'en'],
  ...more,
})
const section = (id: number, title: string) => rule(id, title, { kind: 'section' })
const show = (rules: Rule[], language: 'ru' | 'en' = 'ru') =>
  renderScreen(<RulesScreen page={{ path: '/rules', rules, languages: ['ru', 'en'] }} />, { language })
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

it('numbers rules by their sections; each address goes with its rule wherever it stands', () => {
  const before = [section(4, 'Чат'), rule(7, 'Без оскорблений'), section(9, 'Игра'), rule(5, 'Без читов')]
  const view = show(before)
  expect(links()).toEqual([
    ['01Чат', '#rule-4'],
    ['02Игра', '#rule-9'],
    ['1.1', '#rule-7'],
    ['2.1', '#rule-5'],
  ])
  expect(screen.getByRole('link', { name: 'Ссылка на 2.1' })).toBeTruthy()
  expect(document.getElementById('rule-5')?.textContent).toContain('Без читов')
  view.unmount()
  show([rule(5, 'Без читов'), ...before.slice(0, 3)])
  expect(links().slice(2)).toEqual([
    ['1.1', '#rule-5'],
    ['2.1', '#rule-7'],
  ])
})

it('without sections the rules have plain numbers, and no contents', () => {
  show([rule(1, 'Раз'), rule(2, 'Два')], 'en')
  expect(links()).toEqual([
    ['1', '#rule-1'],
    ['2', '#rule-2'],
  ])
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeTruthy()
})

it('tells the explanation and the penalty, and marks what is told in the other language', () => {
  show(
    [rule(1, '<b>Не</b> стрелять', { html_en: '<p>Совсем.</p>', penalty_en: 'Мут', languages: ['ru'] })],
    'en',
  )
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText('<b>Не</b> стрелять').lang).toBe('ru')
  expect(row.getByText('Совсем.').closest('[lang]')?.getAttribute('lang')).toBe('ru')
  expect(row.getByText('Мут').parentElement?.textContent).toBe('Penalty: Мут')
  expect(row.getByText('In Russian')).toBeTruthy()
})
