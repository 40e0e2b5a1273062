import { mist, NIGHT_SKY, skyline, street } from '#art/kit/city.ts'
import { soldier } from '#art/kit/figures.ts'
import { hedgehog, jerseyBarrier, streetLamp } from '#art/kit/props.ts'
import { house } from '#art/kit/ruins.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { carrier, truck, wreck } from '#art/kit/vehicles.ts'

export const gallery1: Picture = {
  name: 'gallery-1',
  alt: {
    ru: 'Ночная колонна: бронетранспортёр и грузовик с зажжёнными фарами идут по мокрой улице',
    en: 'A convoy at night: a carrier and a truck with headlights on roll down a wet street',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(61)
    street(stage, 9, [-22, -9], [22, 40], 0.27)
    house(stage, [-6.8, 2, 0.1], 90, {
      wide: 12,
      deep: 9,
      floors: 4,
      wall: 'plasterBlue',
      decay: 0.35,
      seed: 2,
      lit: 0.25,
    })
    house(stage, [-6.8, 16, 0.1], 90, {
      wide: 12,
      deep: 9,
      floors: 5,
      wall: 'brick',
      decay: 0.4,
      seed: 5,
      lit: 0.1,
    })
    house(stage, [6.8, 14, 0.1], -90, {
      wide: 12,
      deep: 9,
      floors: 4,
      wall: 'plaster',
      decay: 0.4,
      seed: 7,
      lit: 0.2,
    })
    house(stage, [6.8, 29, 0.1], -90, {
      wide: 12,
      deep: 9,
      floors: 5,
      wall: 'concrete',
      decay: 0.4,
      seed: 9,
      lit: 0.1,
    })
    skyline(stage, 44, -30, 34, 70, [4, 7])
    carrier(stage, [1.1, 3.6, 0], 157, -14)
    // A lamp out of the picture shows its nose and the men beside it.
    stage.light({
      kind: 'area',
      at: [-4.6, -5, 4.6],
      to: [0.4, 2, 1.2],
      colour: [1, 0.66, 0.36],
      power: 110,
      size: 0.6,
    })
    truck(stage, [-0.2, 15, 0], 180, true)
    for (const x of [0.1, 1.8]) {
      stage.light({
        kind: 'spot',
        at: [x, 0.1, 1.15],
        to: [x - 0.9, -8, 0],
        colour: [1, 0.8, 0.52],
        power: 380,
        angle: 60,
        size: 0.15,
      })
      stage.beam([x, 0.15, 1.18], [x - 0.8, -6, 0.7], 1.5, [1, 0.76, 0.45], 0.12, 0.12)
    }
    for (const x of [-0.85, 0.45])
      stage.beam([x - 0.1, 11.8, 1.2], [x * 1.2, 3, 0.9], 1.5, [1, 0.8, 0.5], 0.14, 0.12)
    streetLamp(stage, [-5.4, 6.6, 0.16], 0, 220, 5.4, 2)
    streetLamp(stage, [5.4, 19, 0.16], 180, 220, 5.4, 3)
    soldier(stage, [-2.6, 0.6, 0], 190, 'walk', { pack: true })
    soldier(stage, [-3.2, 4.4, 0], 184, 'walk', { pack: true })
    soldier(stage, [3.7, 2, 0], 170, 'walk')
    wreck(stage, [4.2, -2.4, 0.1], 14, 'charred')
    hedgehog(stage, [-4.6, -3.4, 0.1], 30)
    jerseyBarrier(stage, [-3.8, -5.2, 0.05], 72)
    rubble(stage, [0, -4, 0], [6, 3], 130, ['brick', 'concrete', 'concreteDark'], 0.24)
    mist(stage, [
      { y: 7, high: 3, colour: [0.1, 0.09, 0.08], opacity: 0.4 },
      { y: 19, high: 9, colour: [0.26, 0.2, 0.14], opacity: 0.6, wide: 30 },
      { y: 33, high: 16, colour: [0.1, 0.12, 0.16], opacity: 0.6, wide: 60 },
    ])
    stage.light({ kind: 'sun', from: [-9, 12, 12], colour: [0.45, 0.6, 1], power: 0.5, size: 0.05 })
    return stage.finish({
      sky: NIGHT_SKY,
      fog: { from: 10, to: 70, most: 0.8, colour: [0.035, 0.045, 0.065], onSky: 0.1 },
      camera: {
        at: [-1.9, -8.4, 1.25],
        to: [0.3, 3, 1.75],
        lens: 33,
        focus: [0.9, 1, 1.4],
        aperture: 0.4,
        tilt: -1,
      },
      grade: { exposure: 1.7, glare: { threshold: 1.5, share: 0.3 }, vignette: 0.4 },
    })
  },
}
