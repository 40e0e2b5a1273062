import { mist, skyline, street } from '#art/kit/city.ts'
import { rifle } from '#art/kit/figures.ts'
import { POSES, person, undead } from '#art/kit/people.ts'
import { barrel, fire, streetLamp } from '#art/kit/props.ts'
import { house } from '#art/kit/ruins.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { wreck } from '#art/kit/vehicles.ts'

export const gameZombie: Picture = {
  name: 'game-zombie',
  alt: {
    ru: 'Выживший с винтовкой в упор светит фонарём на мертвеца с горящими глазами; за ним из тумана выходят другие',
    en: 'A survivor with a rifle holds his torch on a dead man with burning eyes; more come out of the mist behind',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(44)
    const { random } = stage
    street(stage, 9, [-16, -5], [16, 40], 0.3)
    house(stage, [5.4, 6, 0.1], -8, {
      wide: 9,
      deep: 8,
      floors: 3,
      wall: 'brick',
      decay: 0.45,
      seed: 2,
    })
    house(stage, [-14.4, 7, 0.1], 6, { wide: 9, deep: 9, floors: 4, wall: 'plaster', decay: 0.45, seed: 3 })
    skyline(stage, 34, -34, 36, 60, [3, 7])
    wreck(stage, [-3.5, 4.4, 0], 64, 'charred')
    streetLamp(stage, [4.9, 7, 0.16], 180, 0, 5, -6)
    fire(stage, [-2.5, 2.7, 0], 0.8, 120)
    barrel(stage, [-2.5, 1.2, 0.02])

    // He and the first of them, face to face.
    person(stage, [-1, 0, 0], -122, {
      coat: 'olive',
      legs: 'ragsBrown',
      cap: 'rust',
      beard: true,
      pack: 'canvas',
      pose: POSES.aim,
      held: () => rifle(stage, [0.1, 0.52, 0.62], {}),
    })
    stage.box('lampWhite', [-0.14, -0.52, 1.32], [0.06, 0.06, 0.06])
    stage.light({
      kind: 'spot',
      at: [-0.1, -0.5, 1.34],
      to: [1, 0.2, 1.4],
      colour: [1, 0.86, 0.62],
      power: 26,
      angle: 60,
      size: 0.05,
    })
    undead(stage, [0.98, 0.1, 0], 134, 0)
    undead(stage, [2.3, 1.7, 0], 142, 1)
    undead(stage, [0.12, 3.6, 0], 172, 2)
    undead(stage, [-1.9, 6.2, 0], 190, 3)
    undead(stage, [1.9, 4, 0], 150, 5)
    undead(stage, [3.1, 2.7, 0], 130, 4)
    for (let i = 0; i < 16; i++) undead(stage, [random(-3, 4.4), random(6, 15), 0], 180 + random(-20, 20), i)
    rubble(stage, [0, 2, 0], [5, 5], 130, ['brick', 'concrete', 'concreteDark'], 0.1)
    mist(stage, [
      { y: 3.4, high: 1.6, colour: [0.16, 0.2, 0.2], opacity: 0.3 },
      { y: 5.4, high: 5, colour: [0.4, 0.3, 0.17], opacity: 0.5, wide: 26 },
      { y: 9, high: 9, colour: [0.85, 0.5, 0.2], opacity: 0.6, wide: 26 },
      { y: 16, high: 14, colour: [0.5, 0.42, 0.3], opacity: 0.8, wide: 60 },
    ])
    // A burning glow down the street, behind everybody.
    stage.light({
      kind: 'spot',
      at: [1.2, 15, 4.6],
      to: [0.2, 0, 0.6],
      colour: [1, 0.6, 0.26],
      power: 9000,
      angle: 60,
      size: 0.6,
    })
    // The cold sky in their faces.
    stage.light({
      kind: 'area',
      at: [-1.4, -5, 4],
      to: [0.4, 0, 1],
      colour: [0.62, 0.74, 0.92],
      power: 105,
      size: 3,
    })
    return stage.finish({
      sky: {
        zenith: [0.01, 0.025, 0.035],
        horizon: [0.16, 0.16, 0.14],
        glow: { towards: [0.1, 1, 0.1], colour: [0.9, 0.4, 0.12], tightness: 10 },
        clouds: 0.7,
        strength: 0.8,
      },
      fog: { from: 8, to: 46, most: 0.75, colour: [0.16, 0.14, 0.1], onSky: 0.1 },
      camera: {
        at: [-0.2, -6, 1.25],
        to: [0.12, 2, 1.42],
        lens: 38,
        focus: [0.4, -0.1, 1.4],
        aperture: 0.7,
        tilt: -1,
      },
      grade: { exposure: 1.05, glare: { threshold: 1.6, share: 0.25 }, vignette: 0.45 },
    })
  },
}
