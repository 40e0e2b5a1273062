import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import {
  type BridgeSettingsView,
  bridgeSettingsEndpoints,
} from '#shared/contract/games/agents/bridge-settings.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { BridgeSettings } from './bridge-settings.tsx'

const { getSettings, changeSettings } = bridgeSettingsEndpoints
const saved: BridgeSettingsView = { failureTexts: ['Unknown command'], bedrockPrefix: '.', version: 3 }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
function open(language: 'ru' | 'en' = 'ru') {
  api.reply(getSettings, saved)
  return renderScreen(<BridgeSettings serverId={5} isMinecraft />, { language })
}

it('saves one text a line, with the version that was read', async () => {
  const { user } = open()
  const field = await screen.findByLabelText('Признаки неудачи')
  await user.type(field, '\n\nSafe is full')
  const prefix = screen.getByLabelText('Приставка имён Bedrock')
  await user.clear(prefix)
  await user.type(prefix, 'BR_')
  api.reply(changeSettings, { ...saved, version: 4 })
  await user.click(screen.getByRole('button', { name: 'Сохранить ответы и имена' }))
  await waitFor(() => expect(api.calls(changeSettings)).toHaveLength(1))
  expect(api.calls(changeSettings)[0]?.body).toEqual({
    failureTexts: ['Unknown command', 'Safe is full'],
    bedrockPrefix: 'BR_',
    version: 3,
  })
})

it('puts back what is delivered, says what is wrong with a line, and that somebody else was faster', async () => {
  const { user } = open('en')
  const field = await screen.findByLabelText('Signs of failure')
  await user.click(screen.getByRole('button', { name: 'Put the delivered list back' }))
  expect(field).toHaveProperty('value', DELIVERED_FAILURE_TEXTS.join('\n'))
  await user.clear(field)
  await user.type(field, 'No')
  await user.click(screen.getByRole('button', { name: 'Save answers and names' }))
  expect(await screen.findByText('Each line needs four characters at least, color codes aside')).toBeTruthy()
  expect(api.calls(changeSettings)).toEqual([])
  await user.type(field, ' room')
  api.refuse(changeSettings, 'conflict', 'Stale')
  await user.click(screen.getByRole('button', { name: 'Save answers and names' }))
  expect(await screen.findByText(/Somebody else has changed this meanwhile/)).toBeTruthy()
  expect(field).toHaveProperty('value', 'No room')
})

it('says that it did not load', async () => {
  api.fail(getSettings)
  renderScreen(<BridgeSettings serverId={5} isMinecraft={false} />, { language: 'ru' })
  expect(await screen.findByText('Не удалось загрузить, как понимать ответы и имена')).toBeTruthy()
})
