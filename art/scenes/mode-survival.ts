import { cabin } from '#art/kit/cabin.ts'
import { COLD_DAY_SKY, mist } from '#art/kit/city.ts'
import { fir } from '#art/kit/forest.ts'
import { POSES, person } from '#art/kit/people.ts'
import { fire } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, terrain, tufts } from '#art/kit/terrain.ts'
import { axe } from '#art/kit/tools.ts'
import type { Picture } from '#art/kit/types.ts'

export const modeSurvival: Picture = {
  name: 'mode-survival',
  alt: {
    ru: 'Выживание: поселенец замахнулся топором над колодой у костра, за ним бревенчатая хижина в рассветном лесу',
    en: 'Survival: a settler swings his axe over the block by the fire, behind him a log cabin in a forest at dawn',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(160)
    const { random } = stage
    const height = (x: number, y: number) =>
      Math.hypot(x, y - 2) < 6 ? 0.05 * noise(x * 2, y * 2, 1) : hills(0.5, 7, 4)(x, y)
    terrain(stage, {
      from: [-18, -5],
      to: [18, 30],
      step: 0.5,
      height,
      material: (x, y) =>
        Math.hypot(x, y - 1.5) < 2.4 + 3 * noise(x, y, 2)
          ? 'earth'
          : noise(x * 0.6, y * 0.6, 3) > 0.55
            ? 'grass'
            : 'deadGrass',
    })
    cabin(stage, [2.7, 6.4, 0], -12)
    // The settler, his block, and what he has split.
    person(stage, [-1.05, -0.5, 0], -140, {
      coat: 'plasterRose',
      legs: 'blue',
      hair: 'bark',
      beard: true,
      pose: POSES.strike,
      held: () =>
        stage.at([0.48, 0.24, 1.2], { pitch: 38 }, () =>
          stage.at([0, 0, -0.36], { yaw: -90, scale: 0.86 }, () => axe(stage)),
        ),
    })
    stage.drum('bark', [-0.4, -1.2, 0.24], 0.3, 0.48, {}, 10, 0.28)
    stage.drum('plank', [-0.4, -1.2, 0.485], 0.25, 0.02, {}, 10)
    stage.drum('wood', [-0.4, -1.2, 0.64], 0.12, 0.3, {}, 8)
    for (let i = 0; i < 30; i++)
      stage.drum(
        random.chance(0.5) ? 'bark' : 'wood',
        [-3.6 + (i % 7) * 0.27 + (Math.floor(i / 7) % 2) * 0.13, 2.6, 0.14 + Math.floor(i / 7) * 0.23],
        0.13,
        0.9,
        { pitch: 90, yaw: random(-3, 3) },
        8,
      )
    for (let i = 0; i < 16; i++)
      stage.box(
        random.chance(0.5) ? 'plank' : 'wood',
        [random(-1.6, 0.7), random(-1.1, 0.2), 0.06],
        [0.1, 0.4, 0.1],
        { yaw: random(0, 180), pitch: random(-8, 8) },
      )
    fire(stage, [0.85, 0.1, 0], 0.62, 110)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      stage.box('stone', [0.85 + Math.cos(a) * 0.5, 0.1 + Math.sin(a) * 0.5, 0.07], [0.2, 0.17, 0.16], {
        yaw: random(0, 90),
      })
    }
    stage.haze([3.4, 9.2, 6.3], 2.4, 5, [0.5, 0.42, 0.36], 0.7)
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random(-17, 17), random(12, 28)]
      fir(stage, [x, y, height(x, y)], random(5, 10), 'leaf')
    }
    fir(stage, [-4.6, 4.6, 0], 6.4)
    fir(stage, [-6.3, 6.6, 0], 7.6)
    fir(stage, [7.6, 7, 0], 7)
    tufts(stage, [-6, -4], [6, -1], 200, height, 'grass')
    tufts(stage, [-6, -1], [6, 6], 240, height)
    mist(stage, [
      { y: 10.6, high: 5, colour: [0.62, 0.42, 0.26], opacity: 0.5 },
      { y: 13, high: 8, colour: [0.85, 0.55, 0.32], opacity: 0.6 },
      { y: 20, high: 13, colour: [0.9, 0.62, 0.4], opacity: 0.7 },
    ])
    // The sun comes up behind the trees, to the left.
    stage.light({ kind: 'sun', from: [-9, 11, 4.6], colour: [1, 0.56, 0.25], power: 6.5, size: 0.02 })
    stage.light({
      kind: 'area',
      at: [1, -5, 4],
      to: [-0.6, 0, 1],
      colour: [0.55, 0.72, 1],
      power: 170,
      size: 3,
    })
    return stage.finish({
      sky: {
        ...COLD_DAY_SKY,
        zenith: [0.05, 0.1, 0.2],
        glow: { towards: [-0.5, 1, 0.15], colour: [1.1, 0.55, 0.2], tightness: 7 },
      },
      fog: { from: 9, to: 46, most: 0.55, colour: [0.5, 0.32, 0.2], onSky: 0.08 },
      camera: {
        at: [-0.1, -6.3, 1.3],
        to: [0.3, 3, 1.95],
        lens: 30,
        focus: [-0.9, -0.5, 1.3],
        aperture: 0.5,
      },
      grade: { exposure: 0.4, glare: { threshold: 1.8, share: 0.22 }, vignette: 0.4 },
    })
  },
}
