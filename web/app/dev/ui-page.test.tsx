import { globSync, readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { settingsTexts } from '#web/features/accounts/profile/settings/settings.texts.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { uiTexts } from './ui.texts.ts'
import { UiPage } from './ui-page.tsx'

/** Parts that others are made of or that arrange others, those that come with the first toast, and one that only chooses among others. */
const INSIDE_OTHERS = [
  'edit-notices',
  'link',
  'lists/loaded',
  'lists/paged-list',
  'modal',
  'pixel-art',
  'scene',
  'toast-host',
  'toaster',
]

beforeEach(() => {
  startScreenTest()
  HTMLElement.prototype.showPopover ??= () => {}
})

it('shows every part of the design system', () => {
  const sources = globSync('web/app/dev/*.tsx').map((file) => readFileSync(file, 'utf8'))
  const parts = globSync('web/ui/**/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replaceAll('\\', '/').replace(/^web\/ui\/|\.tsx$/g, ''))
  expect(parts).toContain('dialog')
  const missing = parts.filter(
    (part) => !INSIDE_OTHERS.includes(part) && !sources.some((source) => source.includes(`ui/${part}.tsx`)),
  )
  expect(missing).toEqual([])
})

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = uiTexts[language]
  const drawer = (name: string) => within(screen.getByRole('region', { name: `${name}, ${language}` }))

  it('has buttons in seven variants and four sizes, greyed out and busy', () => {
    renderScreen(<UiPage />)
    const buttons = drawer('Buttons')
    for (const variant of ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'primary'])
      for (const size of ['default', 'sm', 'lg', 'icon'])
        buttons.getByRole('button', { name: `${wordsTexts[language].save} ${variant} ${size}` })
    expect(buttons.getAllByRole('button', { name: texts.disabled })).toHaveLength(7)
    expect(buttons.getAllByRole('button', { name: wordsTexts[language].saving, busy: true })).toHaveLength(8)
  })

  it('has fields with their messages', () => {
    renderScreen(<UiPage />)
    const forms = drawer('Forms')
    forms.getByText(texts.nameHint)
    expect(forms.getByRole('alert').textContent).toBe(texts.nameError)
    forms.getByLabelText(texts.password)
    forms.getByRole('checkbox', { name: texts.remember })
    forms.getByRole('combobox', { name: texts.difficulty })
    forms.getByRole('searchbox', { name: texts.search })
    expect(forms.getByRole('textbox', { name: texts.report }).getAttribute('rows')).toBe('5')
  })

  it('says each of the five states in a word beside its icon', () => {
    renderScreen(<UiPage />)
    const states = {
      ru: ['В сети', 'Не в сети', 'Техработы', 'В разработке', 'Нет данных'],
      en: ['Online', 'Offline', 'Maintenance', 'In development', 'Unknown'],
    }
    const badges = states[language].map((word) =>
      drawer('Panels')
        .getAllByText(word)
        .find((element) => element.querySelector('svg')),
    )
    expect(badges).not.toContain(undefined)
  })

  it('has tabs, what is awaited, missing or broken, and a progress', () => {
    renderScreen(<UiPage />)
    expect(drawer('Panels').getAllByRole('tab')).toHaveLength(3)
    const states = drawer('States')
    states.getByRole('progressbar', { name: texts.progress })
    states.getByRole('status')
    states.getByText(texts.empty)
    expect(states.getAllByRole('alert')).toHaveLength(2)
    drawer('Overlays').getByRole('tooltip')
  })

  it('opens the dialog, the settings at 480 pixels and the menu', async () => {
    const { user } = renderScreen(<UiPage />)
    const overlays = drawer('Overlays')
    await user.click(overlays.getByRole('button', { name: texts.openDialog }))
    await user.click(
      within(overlays.getByRole('dialog')).getByRole('button', { name: wordsTexts[language].close }),
    )
    await user.click(overlays.getByRole('button', { name: texts.openFind }))
    await user.type(overlays.getByRole('combobox'), 'sh')
    expect(overlays.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['/shop'])
    await user.keyboard('{Escape}')
    await user.click(overlays.getByRole('button', { name: texts.openSettings }))
    const settings = overlays.getByRole('dialog', { name: settingsTexts[language].settings })
    expect(settings.className).toContain('h-[480px]')
    expect(within(settings).getAllByRole('tab')).toHaveLength(4)
    await user.click(overlays.getByRole('button', { name: texts.menu }))
    expect(overlays.getAllByRole('link', { name: /Minecraft|Roblox/ })).toHaveLength(2)
  })

  it('sends up both kinds of toast, at the bottom right', async () => {
    const { user } = renderScreen(<UiPage />)
    const overlays = drawer('Overlays')
    await user.click(overlays.getByRole('button', { name: texts.toast }))
    await user.click(overlays.getByRole('button', { name: texts.toastFailed }))
    await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeGreaterThan(1))
    await screen.findByText(texts.toastDetail)
    const failed = await screen.findByText(texts.toastFailedDetail)
    expect(failed.closest('.toast-error')).not.toBeNull()
    const corner = failed.closest('[data-sonner-toaster]')
    expect([corner?.getAttribute('data-x-position'), corner?.getAttribute('data-y-position')]).toEqual([
      'right',
      'bottom',
    ])
  })
})
