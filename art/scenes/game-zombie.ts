import { DUSK_SKY, mist, skyline, street } from '#art/kit/city.ts'
import { dead, settler, soldier } from '#art/kit/figures.ts'
import { barrel, fire, sandbags, streetLamp } from '#art/kit/props.ts'
import { house } from '#art/kit/ruins.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { wreck } from '#art/kit/vehicles.ts'

export const gameZombie: Picture = {
  name: 'game-zombie',
  alt: {
    ru: 'Двое выживших на улице разрушенного города перед толпой мёртвых, выходящей из тумана',
    en: 'Two survivors in a ruined street face a crowd of the dead coming out of the mist',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(44)
    const { random } = stage
    street(stage, 8, [-24, -9], [24, 44], 0.12)
    house(stage, [6.4, 3, 0.1], 0, {
      wide: 9,
      deep: 10,
      floors: 3,
      wall: 'brick',
      decay: 0.4,
      seed: 2,
      lit: 0.2,
    })
    house(stage, [-6.6, 15, 0.1], 90, { wide: 12, deep: 9, floors: 4, wall: 'plaster', decay: 0.45, seed: 3 })
    house(stage, [-6.6, 1, 0.1], 90, {
      wide: 12,
      deep: 9,
      floors: 3,
      wall: 'plasterRose',
      decay: 0.5,
      seed: 8,
    })
    house(stage, [6.6, 28, 0.1], -90, {
      wide: 12,
      deep: 9,
      floors: 5,
      wall: 'concrete',
      decay: 0.4,
      seed: 9,
      lit: 0.05,
    })
    skyline(stage, 46, -34, 36, 60, [3, 7])
    wreck(stage, [3, 6.4, 0], 24)
    wreck(stage, [-2.8, 12, 0], -38, 'charred')
    streetLamp(stage, [4.6, 11, 0.16], 180, 160, 5, -4)
    streetLamp(stage, [-4.7, 6, 0.16], 0, 0, 5, 8)
    fire(stage, [-3.2, 3.4, 0], 0.7, 150)
    barrel(stage, [3.9, -0.5, 0.16])
    barrel(stage, [4.2, 0.4, 0.3], 'olive', true)
    sandbags(stage, [2.6, -0.4, 0], 4, 2.2, 4)
    soldier(stage, [2, -1.7, 0], 12, 'aim', { pack: true })
    settler(stage, [-2.7, -1.4, 0], -10, 'ragsBrown', () => {
      stage.bar('wood', [0.38, 0.2, 0.1], [0.42, 0.62, 0.62], 0.07)
      stage.box('steel', [0.43, 0.66, 0.72], [0.06, 0.2, 0.24])
    })
    for (let i = 0; i < 11; i++) dead(stage, [-2.6 + i * 0.52 + random(-0.25, 0.25), random(3.4, 9), 0], 180)
    for (let i = 0; i < 22; i++) dead(stage, [random(-3.8, 3.8), random(12, 26), 0], 180)
    rubble(stage, [0, -5.5, 0], [5, 2], 120, ['brick', 'concrete', 'concreteDark'], 0.3)
    tufts(stage, [-5, -7], [-3.6, 12], 90, () => 0.1)
    tufts(stage, [3.6, -7], [5, 12], 90, () => 0.1)
    mist(stage, [
      { y: 10, high: 3, colour: [0.3, 0.2, 0.12], opacity: 0.5 },
      { y: 14, high: 7, colour: [0.42, 0.27, 0.15], opacity: 0.55, wide: 26 },
      { y: 24, high: 12, colour: [0.6, 0.33, 0.15], opacity: 0.6, wide: 40 },
      { y: 36, high: 18, colour: [0.7, 0.36, 0.15], opacity: 0.6, wide: 60 },
    ])
    stage.light({ kind: 'sun', from: [3.6, 16, 4.6], colour: [1, 0.5, 0.22], power: 4.4, size: 0.02 })
    return stage.finish({
      sky: { ...DUSK_SKY, glow: { towards: [0.12, 1, 0.1], colour: [1.3, 0.5, 0.13], tightness: 10 } },
      fog: { from: 13, to: 80, most: 0.72, colour: [0.24, 0.155, 0.1], onSky: 0.1 },
      camera: {
        at: [-0.9, -7.6, 1.55],
        to: [-0.1, 4, 1.75],
        lens: 33,
        focus: [0.4, 0.6, 1.4],
        aperture: 0.4,
        tilt: 1,
      },
      grade: { exposure: 1.15, glare: { threshold: 1.6, share: 0.25 }, vignette: 0.45 },
    })
  },
}
