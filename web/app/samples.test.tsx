/** What the site cannot know and therefore makes up is told as made up, on every page that anybody may open. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { legalEndpoints } from '#shared/contract/content/legal.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { sampleLegalAt } from '#tests/samples/sample-legal.ts'
import { gameServersTexts } from '#web/features/games/game-servers/game-servers.texts.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { answered } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer } from '#web/testing/samples.ts'
import { sampleMarkTexts } from '#web/ui/sample-mark.texts.ts'
import { siteRoutes } from './site-routes.ts'

const STATED_UPTIME = 87.65

const samplesIn = (language: Language) =>
  new Set([
    ...sampleCollection('figures').flatMap((figure) => figure[`value_${language}`] ?? []),
    formatPercent(STATED_UPTIME / 100, language, 2),
    // The status board has services of the other names.
    ...sampleCollection('roadmap')
      .map((plan) => plan[`name_${language}`])
      .filter((name) => !/^(?:Форум|Forum|Лаунчер|Launcher|Торговая площадка|Trading)$/.test(name)),
    ...sampleCollection('gallery').map((view) => view[`name_${language}`]),
    ...sampleCollection('partners')
      .filter(({ link }) => link === 'youtube' || link === 'twitch' || link === 'discord')
      .map((partner) => partner[`name_${language}`]),
    ...sampleCollection('team').map((member) => member[`name_${language}`]),
    ...sampleCollection('tournaments').map((tournament) => tournament[`title_${language}`]),
  ])

const ownText = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('')

it.each(LANGUAGES)('no sample stands unmarked (%s)', { timeout: 120_000 }, async (language) => {
  const samples = samplesIn(language)
  const marks = [sampleMarkTexts[language].sample, gameServersTexts[language].notMeasured]
  const isMarked = (element: Element) =>
    [...(element.closest('section, article')?.querySelectorAll('span') ?? [])].some((span) =>
      marks.includes(span.textContent ?? ''),
    )
  const found = new Set<string>()
  const unmarked: string[] = []
  for (const route of siteRoutes.all.filter(({ guard, path }) => !guard && !/:|^\/dev\//.test(path))) {
    const api = startScreenTest(language)
    api.reply(gameServerEndpoints.list, [
      sampleGameServer({
        features_en: 'survival,skyblock,creative,minigames',
        uptime: `${STATED_UPTIME}%`,
        isUptimeMeasured: false,
      }),
    ])
    api.on(legalEndpoints.get, ({ path }) => answered(200, sampleLegalAt(path)))
    await route.preload()
    const { container } = renderScreen(<route.Screen />, { language, path: route.path })
    await screen.findByRole('heading', { level: 1 })
    if (route.path.startsWith('/servers')) await screen.findAllByText('Zombie Apocalypse')
    for (const element of container.querySelectorAll('*')) {
      const text = ownText(element)
      if (!samples.has(text)) continue
      found.add(text)
      if (!isMarked(element)) unmarked.push(`${route.path}: ${text}`)
    }
  }
  expect(unmarked).toEqual([])
  expect([...samples].filter((sample) => !found.has(sample))).toEqual([])
})
