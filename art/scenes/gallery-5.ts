import { COLD_DAY_SKY, mist } from '#art/kit/city.ts'
import { soldier } from '#art/kit/figures.ts'
import { barbedWire, crate, flag, sandbags, streetLamp, tree, watchtower } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { tank, truck } from '#art/kit/vehicles.ts'

export const gallery5: Picture = {
  name: 'gallery-5',
  alt: {
    ru: 'Зимняя застава: танк на заснеженной дороге под вышкой, позади голый лес в морозном тумане',
    en: 'A winter outpost: a tank on a snowy road below a watchtower, bare trees in frosty mist behind',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(105)
    const { random } = stage
    const isRut = (x: number) => Math.abs(Math.abs(x + 0.2) - 1.2) < 0.4
    const height = (x: number, y: number) =>
      Math.abs(x) < 2.6 ? (isRut(x) ? -0.1 : 0.04 * noise(x * 3, y * 3, 1)) : 0.16 + hills(0.45, 6, 4)(x, y)
    const material = (x: number, y: number) => {
      if (isRut(x + 0.3 * (noise(x * 0.9, y * 0.9, 8) - 0.5)))
        return noise(x * 2, y * 2, 9) > 0.3 ? 'mud' : 'snow'
      if (noise(x * 0.7, y * 0.7, 6) > 0.82) return 'deadGrass'
      return Math.abs(x) < 2.6 && noise(x, y, 7) > 0.68 ? 'earth' : 'snow'
    }
    terrain(stage, { from: [-12, -9], to: [14, 8], step: 0.25, height, material })
    terrain(stage, { from: [-30, 8], to: [32, 40], step: 0.5, height, material })
    tank(stage, [-0.6, 4.4, -0.08], 146, 24)
    truck(stage, [0.3, 16, 0], 176, true)
    watchtower(stage, [5.6, 7.6, 0.2], 20, 5.4)
    sandbags(stage, [3.2, 1.6, 0.1], 12, 3, 4)
    sandbags(stage, [-6.2, 2.6, 0.2], -8, 2.6, 3)
    barbedWire(stage, [-15, 8.6, 0.2], 0, 12)
    barbedWire(stage, [8.2, 9.6, 0.2], 4, 14)
    soldier(stage, [2.9, 0.2, 0.1], 200, 'guard', { pack: true })
    soldier(stage, [4.3, 1.9, 0.15], 158, 'guard')
    soldier(stage, [-3.4, 1.4, 0.2], 166, 'walk', { pack: true })
    crate(stage, [5, 0.4, 0.2], [1, 0.7, 0.6], 20, 'olive', 'oliveDark')
    crate(stage, [5, 0.4, 0.8], [0.8, 0.6, 0.4], 5)
    flag(stage, [-4.6, 6.2, 0.2], 5.2)
    streetLamp(stage, [-3.4, 11.4, 0.2], 0, 190, 5)
    for (let i = 0; i < 40; i++) {
      const side = random.chance(0.5) ? -1 : 1
      const [x, y] = [side * random(4.5, 24), random(11, 38)]
      tree(stage, [x, y, height(x, y)], random(5, 9), null)
    }
    tree(stage, [-7, -1.6, 0.3], 6.5, null)
    tufts(stage, [-9, -7], [-3, 6], 120, height)
    tufts(stage, [3, -7], [9, 4], 100, height)
    for (let i = 0; i < 260; i++)
      stage.box(
        'snow',
        [random(-7, 7), random(-6, 10), random(0.2, 5)],
        [0.028, 0.028, 0.028],
        { yaw: random(0, 90) },
        1,
      )
    mist(stage, [
      { y: 9, high: 3, colour: [0.4, 0.4, 0.42], opacity: 0.2 },
      { y: 18, high: 8, colour: [0.5, 0.47, 0.45], opacity: 0.35 },
      { y: 30, high: 14, colour: [0.62, 0.54, 0.46], opacity: 0.45 },
    ])
    stage.light({ kind: 'sun', from: [-12, -3, 4], colour: [1, 0.6, 0.32], power: 4.6, size: 0.02 })
    return stage.finish({
      sky: COLD_DAY_SKY,
      fog: { from: 12, to: 75, most: 0.7, colour: [0.33, 0.33, 0.36], onSky: 0.15 },
      camera: { at: [1.9, -7.4, 1.15], to: [0.6, 4, 2.05], lens: 34, focus: [0.4, 2.6, 1.4], aperture: 0.4 },
      grade: { exposure: -0.15, glare: { threshold: 1.8, share: 0.2 }, vignette: 0.4 },
    })
  },
}
