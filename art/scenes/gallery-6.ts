import { DUSK_SKY, mist, skyline } from '#art/kit/city.ts'
import { soldier } from '#art/kit/figures.ts'
import { hedgehog, jerseyBarrier, sandbags, streetLamp } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { wreck } from '#art/kit/vehicles.ts'

export const gallery6: Picture = {
  name: 'gallery-6',
  alt: {
    ru: 'Взорванный мост над тихой рекой на закате; на обрыве пролёта стоит одинокий часовой',
    en: 'A blown bridge over a still river at sunset; a lone sentry stands at the broken edge',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(116)
    const { random } = stage
    stage.box('water', [0, 60, -4.6], [260, 190, 0.2])
    const bank = (x: number, y: number) =>
      -4.9 + Math.max(0, (Math.abs(y - 16) - 15) * 0.36) + 0.6 * noise(x * 0.3, y * 0.3, 2)
    terrain(stage, {
      from: [-40, -14],
      to: [40, 3],
      step: 0.5,
      height: (x, y) => Math.min(bank(x, y), -0.4),
      material: (x, y) => (noise(x * 0.5, y * 0.5, 4) > 0.5 ? 'deadGrass' : 'earth'),
    })
    terrain(stage, {
      from: [-90, 29],
      to: [90, 62],
      step: 1,
      height: (x, y) => Math.min(-0.5, -5.2 + (y - 28) * 0.2 + noise(x * 0.2, y * 0.2, 6)),
      material: () => 'mud',
    })
    // The deck in two halves, with the gap between them.
    const deck = (from: number, to: number, broken: 1 | -1) => {
      for (let y = from; y < to; y += 0.5)
        for (let x = 1; x < 8; x += 0.5) {
          const edge = broken > 0 ? to - y : y - from
          if (edge < 2.6 * noise(x * 0.6, 3, broken + 4)) continue
          stage.box(
            x < 2 || x > 7 ? 'concrete' : 'asphalt',
            [x + 0.25, y + 0.25, (x < 2 || x > 7 ? 0.06 : 0) - 0.35],
            [0.49, 0.49, 0.7],
            {},
            stage.tone(0.15),
          )
        }
      for (let y = from; y < to - 2; y += 1)
        for (const x of [1.1, 7.9]) {
          if (random.chance(0.85)) stage.block('steelDark', [x, y, 0], [0.09, 0.09, 1])
          for (const z of [0.5, 0.96])
            if (random.chance(0.85))
              stage.box('rust', [x, y + 0.5, z], [0.07, 1, 0.07], { pitch: random(-3, 3) })
        }
      for (const x of [2, 4.5, 7])
        stage.box('rust', [x, (from + to) / 2, -0.95], [0.25, to - from - 1.5, 0.6])
      const end = broken > 0 ? to - 1.5 : from + 1.5
      for (let i = 0; i < 34; i++) {
        const x = random(1.2, 7.8)
        stage.bar(
          'rust',
          [x, end, -0.3],
          [x + random(-0.5, 0.5), end + broken * random(0.6, 2.6), random(-1.4, 0.2)],
          0.045,
        )
      }
    }
    deck(-10, 7, 1)
    deck(19, 36, -1)
    for (const y of [-2, 5, 21.5, 30]) {
      stage.block('concreteDark', [4.5, y, -6], [5.4, 1.6, 5])
      for (let z = -5; z < -1.3; z += 0.9) stage.box('concrete', [4.5, y, z], [5.55, 1.72, 0.12])
    }
    stage.box('concrete', [4.2, 12.5, -4.3], [5, 6, 0.6], { pitch: -24, yaw: 8 })
    stage.box('asphalt', [3.8, 16, -4.4], [5, 4, 0.5], { pitch: 20, roll: 9 })
    soldier(stage, [3.6, 3.9, 0], 14, 'guard', { pack: true })
    jerseyBarrier(stage, [2.8, 1.6, 0], 6)
    jerseyBarrier(stage, [5.5, 1.9, 0], -9)
    hedgehog(stage, [6.4, 3.6, 0], 20)
    sandbags(stage, [5.2, -1.6, 0], 20, 2.2, 4)
    wreck(stage, [5.6, 25, 0], 32, 'charred')
    streetLamp(stage, [7.7, -3, 0], 180, 150, 5.2)
    streetLamp(stage, [7.7, 24, 0], 180, 220, 5.2, -8)
    streetLamp(stage, [7.7, 4, 0], 180, 0, 5.2, 14)
    rubble(stage, [4.5, 2, 0], [3, 5], 190, ['concrete', 'asphalt', 'concreteDark', 'rust'], 0.26)
    tufts(stage, [-14, -10], [0.6, 0], 420, (x, y) => Math.min(bank(x, y), -0.4))
    stage.at([0, 0, -3], {}, () => {
      skyline(stage, 50, -70, 76, 150, [3, 7], 0.05)
      skyline(stage, 74, -90, 95, 180, [5, 10], 0.03)
    })
    mist(stage, [
      { y: 24, high: 5, x: -12, colour: [0.3, 0.2, 0.16], opacity: 0.2 },
      { y: 42, high: 9, colour: [0.5, 0.29, 0.18], opacity: 0.35 },
      { y: 66, high: 22, colour: [0.62, 0.33, 0.18], opacity: 0.5 },
    ])
    stage.light({ kind: 'sun', from: [-12, 13, 4.2], colour: [1, 0.5, 0.24], power: 4.6, size: 0.02 })
    return stage.finish({
      sky: {
        ...DUSK_SKY,
        zenith: [0.035, 0.06, 0.12],
        horizon: [0.4, 0.25, 0.18],
        glow: { towards: [-0.35, 1, 0.07], colour: [1.5, 0.6, 0.18], tightness: 9 },
      },
      fog: { from: 24, to: 140, most: 0.55, colour: [0.27, 0.18, 0.14], onSky: 0.1 },
      camera: { at: [-1.6, -8.2, 2], to: [1.4, 8, 1.2], lens: 29, focus: [3.6, 3.9, 1.2], aperture: 0.35 },
      grade: { exposure: 0.5, glare: { threshold: 1.7, share: 0.24 }, vignette: 0.4 },
    })
  },
}
