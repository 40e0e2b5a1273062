import { expect, test } from 'vitest'
import { describeDevice, deviceOf } from './device.ts'

const AGENTS = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Yandex Browser on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36',
  'Opera on Linux':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0',
  'Chrome on iPad':
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  curl: 'curl/8.16.0',
  'Unknown device': 'Mozilla/5.0',
}

test('a device is told by its browser and its system', () => {
  for (const [words, agent] of Object.entries(AGENTS))
    expect(describeDevice(deviceOf(agent), 'en')).toBe(words)
  expect(describeDevice(deviceOf(AGENTS['Safari on iPhone']), 'ru')).toBe('Safari на iPhone')
  expect(describeDevice(deviceOf(undefined), 'ru')).toBe('Неизвестное устройство')
})

test('a wicked name is cut short and costs nothing', () => {
  const start = performance.now()
  for (const agent of [
    `Mozilla/5.0 ${'Version/1 '.repeat(20_000)}`,
    'a'.repeat(100_000),
    `${'x'.repeat(40)}/1`,
  ])
    expect(deviceOf(agent)).toEqual({ browser: null, system: null })
  expect(performance.now() - start).toBeLessThan(500)
})
