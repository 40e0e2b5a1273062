import { mist } from '#art/kit/city.ts'
import { POSES, person } from '#art/kit/people.ts'
import { flag } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { terrain } from '#art/kit/terrain.ts'
import type { Picture, Vector } from '#art/kit/types.ts'

/** A pillar out of the lava: a worn cap with a hazard edge, courses of stone, glowing at the foot. */
function pillar(stage: Stage, top: Vector, side: number): void {
  const { random } = stage
  const [x, y, z] = top
  stage.box('concrete', [x, y, z - 0.11], [side, side, 0.22], {}, 0.9)
  for (const turn of [0, 90, 180, 270])
    stage.at([x, y, z], { yaw: turn }, () =>
      stage.box('hazard', [0, -side / 2 - 0.01, -0.1], [side * 0.98, 0.03, 0.13], {}, 0.9),
    )
  stage.box('concreteDark', [x, y, z + 0.005], [side * 0.72, side * 0.72, 0.02], {}, 0.9)
  for (let level = z - 0.22; level > -2; level -= 0.3) {
    const wide = side * (0.62 + 0.1 * (z - level) * 0.6)
    for (const dx of [-0.25, 0.25])
      for (const dy of [-0.25, 0.25])
        stage.box(
          'stone',
          [x + dx * wide, y + dy * wide, level - 0.15],
          [wide / 2 - 0.01, wide / 2 - 0.01, 0.29],
          {},
          random(0.5, 0.8),
        )
  }
}

export const modeMinigames: Picture = {
  name: 'mode-minigames',
  alt: {
    ru: 'Мини-игры: игрок прыгает со столба на столб над потрескавшейся лавой, соперник бежит следом, впереди флаг под прожекторами',
    en: 'Minigames: a player leaps from pillar to pillar above cracked lava, a rival runs after him, a flag ahead under floodlights',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(193)
    const { random } = stage
    // A crust with glowing cracks in it.
    const crack = (x: number, y: number) =>
      Math.min(
        Math.abs(noise(x * 0.62, y * 0.62, 3) - 0.5),
        Math.abs(noise(x * 0.34 + 9, y * 0.34, 4) - 0.5) * 1.3,
      ) +
      0.05 * (noise(x * 2.4, y * 2.4, 5) - 0.5)
    terrain(stage, {
      from: [-11, -3.5],
      to: [11, 17],
      step: 0.25,
      height: (x, y) => (crack(x, y) < 0.085 ? -1.9 : -1.72 + 0.12 * noise(x * 1.7, y * 1.7, 6)),
      material: (x, y) => (crack(x, y) < 0.045 ? 'lavaHot' : crack(x, y) < 0.085 ? 'lava' : 'charred'),
    })
    for (const [x, y] of [
      [-2.6, 1.5],
      [0.2, -0.4],
      [2.8, 1.6],
      [-1, 5],
      [3, 7],
    ] as const)
      stage.light({ kind: 'point', at: [x, y, -1.2], colour: [1, 0.28, 0.05], power: 75, size: 0.5 })
    pillar(stage, [-1.75, 0.15, -0.1], 1.15)
    pillar(stage, [1.75, 0, 0], 1.15)
    pillar(stage, [-2.95, 2.6, -0.2], 1.2)
    pillar(stage, [3.2, 2.6, 0.3], 1.05)
    pillar(stage, [2.5, 5.4, 0.7], 1.1)
    pillar(stage, [3, 8, 1], 1.7)
    stage.at([-0.05, 0, 0.4], { roll: 3 }, () =>
      person(stage, [0, 0, 0], -128, {
        coat: 'orange',
        legs: 'blue',
        hair: 'bark',
        pose: POSES.leap,
      }),
    )
    person(stage, [-2.85, 2.6, -0.2], -112, {
      coat: 'plasterBlue',
      legs: 'ragsBrown',
      hair: 'plank',
      beard: true,
      pose: {
        arms: [
          { swing: 60, spread: 4 },
          { swing: -40, spread: 4 },
        ],
        steps: [{ swing: -34 }, { swing: 38 }],
        lean: 14,
      },
    })
    flag(stage, [2.6, 8, 1], 2)
    // The arena's wall in the dark, and its lamps.
    for (let x = -11; x < 11; x += 1)
      for (let z = -2; z < 5.5; z += 1)
        stage.box(
          'stone',
          [x + 0.5, 14.5 + (Math.floor(z) % 2) * 0.06, z + 0.5],
          [0.97, 1, 0.97],
          {},
          random(0.5, 0.7),
        )
    for (const side of [-1, 1]) {
      for (let y = 3; y < 15; y += 1)
        for (let z = -2; z < 5.5; z += 1)
          stage.box('stone', [side * 8.4, y + 0.5, z + 0.5], [1, 0.97, 0.97], {}, random(0.5, 0.7))
      for (const [x, aim] of [
        [4.4, 1],
        [6, 4],
      ] as const) {
        const at: Vector = [side * x, 13.4, 6]
        stage.drum('gun', at, 0.42, 0.5, { pitch: 70 }, 14)
        stage.drum('lampWhite', [at[0], at[1] - 0.27, at[2] - 0.08], 0.34, 0.05, { pitch: 70 }, 14)
        stage.beam(at, [side * aim, 3, 0], 1.7, [1, 0.86, 0.66], 0.13, 0.3)
      }
      stage.light({
        kind: 'spot',
        at: [side * 4.6, 12, 6],
        to: [side * 0.3, 0, 0.7],
        colour: [0.86, 0.92, 1],
        power: 5200,
        angle: 46,
        size: 0.5,
      })
    }
    stage.light({
      kind: 'spot',
      at: [3, 12, 7],
      to: [3, 8, 2],
      colour: [1, 0.9, 0.7],
      power: 1600,
      angle: 30,
      size: 0.4,
    })
    // The glow of the lava in their faces.
    stage.light({
      kind: 'area',
      at: [-0.4, -3, -0.9],
      to: [0, 0, 1],
      colour: [1, 0.42, 0.14],
      power: 75,
      size: 2,
    })
    stage.light({ kind: 'area', at: [1, -5, 3], to: [0, 0, 1], colour: [0.6, 0.72, 1], power: 50, size: 2 })
    for (let i = 0; i < 110; i++)
      stage.box('ember', [random(-5, 5), random(-1, 9), random(-1.7, 2.6)], [0.022, 0.022, 0.03])
    mist(stage, [
      { y: 4.2, high: 2.6, colour: [0.5, 0.13, 0.03], opacity: 0.3 },
      { y: 8.4, high: 6, colour: [0.5, 0.17, 0.06], opacity: 0.5 },
      { y: 12, high: 11, colour: [0.34, 0.16, 0.1], opacity: 0.7 },
    ])
    return stage.finish({
      sky: { zenith: [0.006, 0.009, 0.02], horizon: [0.02, 0.02, 0.03] },
      fog: { from: 9, to: 40, most: 0.5, colour: [0.09, 0.04, 0.025], onSky: 0.1 },
      camera: {
        at: [0.1, -6, 1.05],
        to: [0.15, 3, 0.82],
        lens: 35,
        focus: [0, 0, 1],
        aperture: 0.6,
        tilt: -1.5,
      },
      grade: { exposure: 0.8, glare: { threshold: 1.6, share: 0.28 }, vignette: 0.45 },
    })
  },
}
