import { soldier } from '#art/kit/figures.ts'
import { undead } from '#art/kit/people.ts'
import {
  barbedWire,
  barrel,
  boom,
  crate,
  fire,
  flag,
  hedgehog,
  jerseyBarrier,
  sandbags,
  searchlight,
  streetLamp,
  watchtower,
} from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { house, wallStump } from '#art/kit/ruins.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, rubble, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { truck, wreck } from '#art/kit/vehicles.ts'

/** The last checkpoint of a ruined city at dusk; the left stays dark and calm for headings. */
export const hero: Picture = {
  name: 'hero',
  alt: {
    ru: 'Блокпост у разрушенного города в сумерках: вышка держит лучом прожектора мёртвых, дошедших до шлагбаума',
    en: 'A checkpoint before a ruined city at dusk: a watchtower holds in its searchlight the dead who have come as far as the barrier',
  },
  width: 1920,
  height: 1080,
  samples: 60,
  budget: 140,
  narrowFrom: 0.18,
  build: () => {
    const stage = new Stage(20)
    const { random } = stage
    const bumps = hills(0.35, 7, 3)
    const isRoad = (x: number, y: number) => Math.abs(x - 0.4 - y * 0.05) < 3.1
    const height = (x: number, y: number) => (isRoad(x, y) ? 0 : bumps(x, y) + 0.06)
    terrain(stage, {
      from: [-34, -12],
      to: [40, 16],
      step: 0.5,
      height,
      material: (x, y) => {
        const patch = noise(x * 0.4, y * 0.4, 5)
        if (isRoad(x, y)) return patch > 0.84 ? 'puddle' : patch < 0.2 ? 'mud' : 'asphalt'
        return patch > 0.66 ? 'deadGrass' : patch > 0.5 ? 'mud' : patch > 0.3 ? 'earth' : 'concreteDark'
      },
    })
    terrain(stage, {
      from: [-70, 16],
      to: [75, 90],
      step: 1,
      height: (x, y) => bumps(x, y) * 1.4,
      material: (x, y) => (isRoad(x, y) ? 'asphalt' : noise(x * 0.2, y * 0.2, 5) > 0.5 ? 'earth' : 'mud'),
    })
    for (let y = -9; y < 30; y += 3.2)
      stage.box('paint', [0.4 + y * 0.05, y, 0.012], [0.16, 1.5, 0.02], { yaw: -3 })

    // The city behind, darker and paler with distance.
    const walls = ['plaster', 'concrete', 'brick', 'plasterBlue', 'plasterRose', 'concrete'] as const
    house(stage, [7.2, 20, 0], -6, {
      wide: 11,
      deep: 8,
      floors: 5,
      wall: 'plaster',
      decay: 0.42,
      seed: 11,
      lit: 0.12,
    })
    house(stage, [-15.5, 24, 0], 5, {
      wide: 11,
      deep: 8,
      floors: 4,
      wall: 'concrete',
      decay: 0.55,
      seed: 4,
      lit: 0,
    })
    house(stage, [19.5, 15, 0], -16, {
      wide: 12,
      deep: 8,
      floors: 4,
      wall: 'brick',
      decay: 0.5,
      seed: 6,
      lit: 0.1,
    })
    house(stage, [-27, 15, 0], 22, {
      wide: 11,
      deep: 8,
      floors: 5,
      wall: 'concreteDark',
      trim: 'concreteDark',
      decay: 0.35,
      seed: 17,
    })
    for (let i = 0; i < 9; i++)
      house(stage, [-48 + i * 11.5 + random(-2, 2), 42 + random(0, 16), 0], random(-12, 12), {
        wide: random(8, 12),
        deep: 8,
        floors: random.whole(4, 9),
        wall: random.pick(walls),
        decay: random(0.3, 0.6),
        seed: 40 + i,
        lit: 0.03,
        block: 1,
      })

    // The checkpoint.
    const lamp = watchtower(stage, [6.1, 5.2, 0], 8, 6.2)
    searchlight(stage, lamp, [-0.8, 5.2, 0.9], 9000, 2.1, 0.75)
    boom(stage, [3.9, 1.8, 0], 180, 6.2)
    jerseyBarrier(stage, [-3.2, 1.6, 0], 6)
    jerseyBarrier(stage, [-5.6, 1.9, 0.05], -4)
    sandbags(stage, [4.4, 0.6, 0.05], 8, 3.4, 5)
    sandbags(stage, [7.6, 1.1, 0.05], 76, 2.4, 4)
    sandbags(stage, [-8.4, 0.9, 0.05], -10, 2.8, 3)
    barbedWire(stage, [-16, 8.4, 0], 2, 13.4)
    barbedWire(stage, [9, 8.2, 0], -4, 14)
    barbedWire(stage, [3.6, 8.6, 0], 0, 2.4)
    for (const [x, y] of [
      [-1.6, 9.4],
      [1.4, 10.8],
      [-6.2, 11],
    ] as const)
      hedgehog(stage, [x, y, 0], random(0, 90))
    truck(stage, [11.2, 2.2, 0.05], 148, false)
    crate(stage, [5.2, -1.1, 0.05], [1, 0.7, 0.6], 14, 'olive', 'oliveDark')
    crate(stage, [5.3, -1, 0.65], [0.8, 0.55, 0.42], -12)
    crate(stage, [6.4, -1.5, 0.05], [0.8, 0.8, 0.7], 40)
    barrel(stage, [4.1, -0.6, 0])
    barrel(stage, [8.8, -0.8, 0.05], 'olive')
    fire(stage, [2.2, -1.6, 0.02], 0.42, 60)
    flag(stage, [7.9, 3.6, 0], 6.2)
    streetLamp(stage, [3.9, 12.8, 0], 180, 130, 5.4, 3)
    streetLamp(stage, [-4.6, 25, 0], 0, 0, 5.4, -9)
    wreck(stage, [-4.4, 13.6, 0], 62)
    wreck(stage, [3.9, 19, 0], 170, 'charred')

    soldier(stage, [3.2, 3.1, 0], 48, 'guard', { pack: true })
    soldier(stage, [5.3, 1.15, 0.05], 14, 'aim')
    soldier(stage, [1, -1.7, 0], -60, 'guard')
    soldier(stage, [6.5, 5.6, 6.25], 40, 'aim')
    soldier(stage, [8.3, 1.6, 0.1], 20, 'kneel')

    // The dead come down the road.
    // The first of them are through the gap in the wire, and in the light.
    for (const [x, y, kind, size] of [
      [-0.75, 4.3, 0, 1.2],
      [-2.4, 5.3, 3, 1.12],
      [1, 5.7, 1, 1.12],
      [-3.7, 7.4, 2, 1.05],
      [-1.3, 7, 4, 1.05],
      [2.1, 7.7, 7, 1.05],
    ] as const)
      stage.at([x, y, 0], { yaw: 180 + random(-14, 14), scale: size }, () =>
        undead(stage, [0, 0, 0], 0, kind),
      )
    for (let i = 0; i < 14; i++)
      undead(stage, [-7.4 + i * 0.66 + random(-0.3, 0.3), random(11.6, 17.5), 0], 180 + random(-20, 20), i)
    for (let i = 0; i < 14; i++) undead(stage, [random(-13, 5), random(21, 32), 0], 180 + random(-20, 20), i)

    // A dark mass out of the picture keeps the left in shade.
    stage.block('charred', [19, -6, 0], [1, 9, 5.5])

    // Near things, out of focus.
    wallStump(stage, [-10.4, -5.8, -0.1], 12, 5, 3, 'charred', 8)
    barbedWire(stage, [3.2, -7.2, -0.1], -8, 6, 0.34)
    rubble(stage, [-3, -4, 0], [5, 3], 160, ['concrete', 'brick', 'concreteDark'], 0.3)
    rubble(stage, [0, 6, 0], [9, 9], 420, ['concrete', 'brick', 'concreteDark', 'plaster', 'wood'], 0.26)
    rubble(stage, [0, 22, 0], [16, 8], 300, ['concrete', 'brick', 'concreteDark'], 0.6)
    tufts(stage, [-14, -8], [-3, 12], 260, height)
    tufts(stage, [4, -8], [16, 12], 220, height)

    // Mist in sheets, warmer where the sun went down.
    stage.haze([0, 11.4, 0.4], 40, 2.6, [0.1, 0.11, 0.13], 0.3)
    stage.haze([-3.5, 20.5, 1.8], 20, 7, [0.6, 0.47, 0.33], 0.8)
    stage.haze([4, 28, 2], 80, 9, [0.2, 0.17, 0.16], 0.5)
    stage.haze([12, 39, 4], 110, 18, [0.42, 0.24, 0.13], 0.5)
    stage.haze([-15, 10.5, 5], 24, 17, [0.018, 0.021, 0.028], 0.95)

    stage.light({ kind: 'sun', from: [16, -1.2, 4.2], colour: [1, 0.47, 0.2], power: 3.2, size: 0.02 })
    stage.light({
      kind: 'spot',
      at: [11, -4, 6.5],
      to: [3.6, 1.6, 0.4],
      colour: [1, 0.66, 0.36],
      power: 2600,
      angle: 62,
      size: 0.25,
    })
    return stage.finish({
      sky: {
        zenith: [0.018, 0.035, 0.075],
        horizon: [0.24, 0.17, 0.15],
        glow: { towards: [0.38, 1, 0.1], colour: [1.1, 0.4, 0.1], tightness: 14 },
        clouds: 0.75,
        strength: 0.9,
      },
      fog: { from: 17, to: 100, most: 0.74, colour: [0.115, 0.115, 0.135], onSky: 0.1 },
      camera: {
        at: [-0.9, -12.6, 2.35],
        to: [-0.5, 6, 3.75],
        lens: 28,
        focus: [4.8, 3, 1.5],
        aperture: 0.35,
      },
      grade: {
        exposure: 0.85,
        look: 'Medium High Contrast',
        glare: { threshold: 1.6, share: 0.28 },
        vignette: 0.45,
      },
    })
  },
}
