import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import {
  type BridgeSettingsView,
  bridgeSettingsEndpoints,
} from '#shared/contract/games/agents/bridge-settings.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
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

it('puts back what is delivered, and says what is wrong with a line', async () => {
  const { user } = open('en')
  const field = await screen.findByLabelText('Signs of failure')
  await user.click(screen.getByRole('button', { name: 'Put the delivered list back' }))
  expect(field).toHaveProperty('value', DELIVERED_FAILURE_TEXTS.join('\n'))
  await user.clear(field)
  await user.type(field, 'No')
  await user.click(screen.getByRole('button', { name: 'Save answers and names' }))
  expect(await screen.findByText('Each line needs four characters at least, color codes aside')).toBeTruthy()
  expect(api.calls(changeSettings)).toEqual([])
})

it('keeps what was written when somebody else was faster, tells who, and sends what was chosen over their version', async () => {
  const { user } = open('en')
  const field = await screen.findByLabelText('Signs of failure')
  await user.clear(field)
  await user.type(field, 'No room')
  const theirs = { failureTexts: ['Unknown player'], bedrockPrefix: 'BR_', version: 4 }
  api.reply(getSettings, theirs)
  const conflict = { code: 'conflict', message: 'Stale', by: 'Scout' }
  api.on(changeSettings, () => answered(409, conflict))
  const save = screen.getByRole('button', { name: 'Save answers and names' })
  await user.click(save)
  expect(await screen.findByText('While you were editing, changes were saved by Scout')).toBeTruthy()
  expect(screen.getByText('Unknown player')).toBeTruthy()
  expect(field).toHaveProperty('value', 'No room')
  expect(screen.getByLabelText('Prefix of Bedrock names')).toHaveProperty('value', 'BR_')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  const mine = { ...theirs, failureTexts: ['No room'] }
  api.reply(changeSettings, { ...mine, version: 5 })
  await user.click(save)
  await waitFor(() => expect(api.calls(changeSettings)).toHaveLength(2))
  expect(api.calls(changeSettings)[1]?.body).toEqual(mine)
})

it('says that it did not load', async () => {
  api.fail(getSettings)
  renderScreen(<BridgeSettings serverId={5} isMinecraft={false} />, { language: 'ru' })
  expect(await screen.findByText('Не удалось загрузить, как понимать ответы и имена')).toBeTruthy()
})
