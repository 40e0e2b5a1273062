import { expect, test } from 'vitest'
import { touchedJourneys } from './touched-journeys.ts'

test('a file of a wing, in whatever room, touches the journeys of that wing', () => {
  expect(
    touchedJourneys([
      'web/features/content/news/staff/news-editor-page.tsx',
      'server/modules/games/launcher/launcher.store.ts',
      'shared/contract/accounts/users.ts',
      'shared/contract/content/news.ts',
    ]),
  ).toEqual(['accounts', 'content', 'games'])
})

test('what every wing stands on touches the journeys about the whole', () => {
  for (const path of [
    'web/ui/button.tsx',
    'server/app.ts',
    'shared/texts/error-texts.ts',
    'e2e/harness/hands.ts',
  ])
    expect(touchedJourneys([path])).toEqual(['app'])
})

test('a journey touches those beside it', () => {
  expect(touchedJourneys(['e2e/content/news.test.ts', 'e2e/app/header.test.ts'])).toEqual(['app', 'content'])
})

test('the journey in Minecraft, which not everybody can walk, is touched by nothing', () => {
  expect(touchedJourneys(['e2e/minecraft/console.ts'])).toEqual([])
})

test('papers, other tests and scripts touch none', () => {
  expect(
    touchedJourneys(['README.md', 'web/ui/tabs.test.tsx', 'scripts/check.ts', 'tests/texts.test.ts']),
  ).toEqual([])
})
