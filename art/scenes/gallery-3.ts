import { DUSK_SKY, mist, skyline } from '#art/kit/city.ts'
import { soldier } from '#art/kit/figures.ts'
import { helicopter } from '#art/kit/helicopter.ts'
import { POSES, person } from '#art/kit/people.ts'
import { crate, sandbags } from '#art/kit/props.ts'
import { house } from '#art/kit/ruins.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble } from '#art/kit/terrain.ts'
import type { Picture, Vector } from '#art/kit/types.ts'

export const gallery3: Picture = {
  name: 'gallery-3',
  alt: {
    ru: 'Эвакуация с крыши: вертолёт зависает на фоне закатного города, один из ждущих поднял красный фальшфейер',
    en: 'Evacuation from a roof: a helicopter hovers against the city at sunset, one of those waiting holds up a red flare',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(83)
    const { random } = stage
    // The roof lies at height zero; the city stands far below.
    for (let x = -9; x < 9; x += 0.75)
      for (let y = -7; y < 8; y += 0.75)
        if (!(y > 5.5 && random.chance(0.4)))
          stage.box(
            random.chance(0.2) ? 'concreteDark' : 'concrete',
            [x + 0.37, y + 0.37, -0.2],
            [0.73, 0.73, 0.4],
          )
    for (let x = -9; x < 9; x += 0.5)
      if (random.chance(0.86))
        stage.block('brick', [x + 0.25, 8, -0.4], [0.48, 0.5, random.pick([0.5, 1, 1.1, 1.1])])
    for (let y = -7; y < 8; y += 0.5)
      for (const x of [-9.2, 9.2])
        if (random.chance(0.9)) stage.block('brick', [x, y, -0.4], [0.5, 0.48, random.pick([0.8, 1.1, 1.1])])
    for (let i = 0; i < 44; i++) {
      const a = (i / 44) * Math.PI * 2
      if (random.chance(0.85))
        stage.box('paint', [0.6 + Math.cos(a) * 3.2, 1 + Math.sin(a) * 3.2, 0.012], [0.4, 0.2, 0.02], {
          yaw: (a * 180) / Math.PI + 90,
        })
    }
    for (const x of [-0.8, 0.8]) stage.box('paint', [0.6 + x, 1, 0.012], [0.34, 2.6, 0.02])
    stage.box('paint', [0.6, 1, 0.012], [1.3, 0.34, 0.02])
    helicopter(stage, [1.1, 8.8, 3.8], 118, -4, 10)
    stage.block('panel', [-6.6, 3.4, 0], [2.4, 1.8, 1.5])
    for (let i = 0; i < 6; i++) stage.box('steelDark', [-7.5 + i * 0.36, 2.48, 0.75], [0.2, 0.06, 1.1])
    stage.drum('rust', [-4.4, 5, 0.8], 0.5, 1.6, {}, 14)
    stage.block('concreteDark', [6.7, 4.4, 0], [3, 2.6, 2.5])
    stage.box('steelDark', [6, 3.08, 1], [0.95, 0.08, 2])
    stage.box('lamp', [6, 3.06, 2.25], [0.3, 0.12, 0.1])
    stage.light({ kind: 'point', at: [6, 2.8, 2.2], colour: [1, 0.6, 0.28], power: 90, size: 0.1 })
    for (const [x, h] of [
      [7.4, 4],
      [6.2, 3],
    ] as const)
      stage.bar('steelDark', [x, 4.6, 2.5], [x + 0.1, 4.7, 2.5 + h], 0.05)
    for (const [x, y] of [
      [-2.6, -2],
      [3.8, -2],
      [-2.6, 4],
      [3.8, 4],
    ] as const) {
      stage.box('alarm', [x, y, 0.06], [0.14, 0.14, 0.12])
    }
    // One of those who wait holds up a flare.
    person(stage, [-2.3, -0.6, 0], -42, {
      coat: 'ragsBrown',
      legs: 'blue',
      hair: 'bark',
      pack: 'canvas',
      pose: { ...POSES.strike, lean: 0 },
    })
    const hand: Vector = [-1.72, -0.3, 2.2]
    stage.bar('red', [hand[0], hand[1], 1.98], hand, 0.05)
    stage.box('alarm', [hand[0], hand[1], hand[2] + 0.06], [0.09, 0.09, 0.12])
    stage.light({
      kind: 'point',
      at: [hand[0], hand[1], hand[2] + 0.12],
      colour: [1, 0.13, 0.05],
      power: 60,
      size: 0.1,
    })
    person(stage, [-3.3, 0.5, 0], -60, { coat: 'plasterBlue', legs: 'ragsBrown', hair: 'charred' })
    soldier(stage, [3.9, 0.8, 0], 20, 'kneel', { pack: true })
    crate(stage, [4.6, -1.6, 0], [0.9, 0.6, 0.5], 30, 'olive', 'oliveDark')
    crate(stage, [-4.6, -2.2, 0], [1, 0.7, 0.6], -20)
    sandbags(stage, [-6.4, -0.6, 0], 30, 2.6, 4)
    sandbags(stage, [4.6, -3.3, 0], -12, 2.8, 3)
    rubble(stage, [0, 3, 0], [8, 5], 200, ['brick', 'concrete', 'concreteDark'], 0.2)
    stage.at([0, 0, -18], {}, () => {
      house(stage, [-19, 18, 0], 4, {
        wide: 11,
        deep: 8,
        floors: 6,
        wall: 'plaster',
        decay: 0.4,
        seed: 5,
        lit: 0.06,
        block: 1,
      })
      house(stage, [9, 24, 0], -6, {
        wide: 12,
        deep: 8,
        floors: 8,
        wall: 'brick',
        decay: 0.4,
        seed: 9,
        lit: 0.06,
        block: 1,
      })
      skyline(stage, 42, -60, 62, 100, [5, 9], 0.05)
      skyline(stage, 66, -85, 90, 130, [6, 11], 0.04)
      mist(stage, [
        { y: 36, high: 22, colour: [0.5, 0.28, 0.16], opacity: 0.6 },
        { y: 58, high: 34, colour: [0.6, 0.32, 0.17], opacity: 0.7 },
      ])
    })
    stage.haze([0.5, 4.5, 0.3], 14, 1.8, [0.4, 0.31, 0.24], 0.5)
    stage.light({ kind: 'sun', from: [-8, 14, 4.2], colour: [1, 0.5, 0.22], power: 6, size: 0.02 })
    stage.light({
      kind: 'spot',
      at: [-1.6, 6.9, 3.1],
      to: [-0.6, 2.4, 0],
      colour: [1, 0.9, 0.75],
      power: 1600,
      angle: 34,
      size: 0.1,
    })
    stage.light({
      kind: 'area',
      at: [-5, 0, 7],
      to: [1, 8.6, 4.2],
      colour: [0.6, 0.72, 1],
      power: 900,
      size: 3,
    })
    stage.light({
      kind: 'area',
      at: [-5, -6, 3],
      to: [-2.4, 0, 1],
      colour: [0.6, 0.72, 1],
      power: 120,
      size: 2,
    })
    stage.beam([-1.6, 6.9, 3.1], [-0.6, 2.4, 0], 1.4, [1, 0.86, 0.68], 0.4, 0.1)
    return stage.finish({
      sky: {
        ...DUSK_SKY,
        zenith: [0.03, 0.06, 0.12],
        horizon: [0.36, 0.22, 0.16],
        glow: { towards: [-0.3, 1, 0.16], colour: [1.7, 0.65, 0.18], tightness: 9 },
      },
      fog: { from: 14, to: 110, most: 0.75, colour: [0.24, 0.16, 0.12], onSky: 0.1 },
      camera: {
        at: [-0.5, -8.2, 1.5],
        to: [0.1, 4, 2.85],
        lens: 33,
        focus: [0, 5, 3],
        aperture: 0.7,
        tilt: 1.5,
      },
      grade: { exposure: 0.7, glare: { threshold: 1.7, share: 0.24 }, vignette: 0.4 },
    })
  },
}
