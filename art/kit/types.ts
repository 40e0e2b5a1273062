/** A scene as data: everything `render.py` needs to know, in metres; x to the right, y into the picture, z up. */
export type Vector = readonly [number, number, number]
export type Colour = readonly [number, number, number]

export type Material = {
  /** solid: lit; glow: a lamp; beam: light seen in the air; haze: a sheet of mist or smoke. */
  kind: 'solid' | 'glow' | 'beam' | 'haze'
  colour: Colour
  roughness?: number
  metal?: number
  /** Brightness of a glow, a beam or a haze. */
  strength?: number
  /** How far dirt darkens the surface, 0 to 1. */
  dirt?: number
  opacity?: number
  /** Diagonal warning stripes in this second colour, one per so many metres. */
  stripes?: { colour: Colour; width: number }
}

export type Light =
  | { kind: 'sun'; from: Vector; colour: Colour; power: number; size?: number }
  | { kind: 'point'; at: Vector; colour: Colour; power: number; size?: number }
  | { kind: 'spot'; at: Vector; to: Vector; colour: Colour; power: number; angle: number; size?: number }
  | { kind: 'area'; at: Vector; to: Vector; colour: Colour; power: number; size: number }

export type Sky = {
  zenith: Colour
  horizon: Colour
  /** Warm light around the place where the sun is. */
  glow?: { towards: Vector; colour: Colour; tightness: number }
  clouds?: number
  strength?: number
}

export type Fog = { from: number; to: number; most: number; colour: Colour; onSky?: number }

export type Camera = {
  at: Vector
  to: Vector
  lens: number
  focus: Vector
  /** The smaller, the shallower; none for everything sharp. */
  aperture?: number
  tilt?: number
}

export type Grade = {
  exposure: number
  look?: 'None' | 'Medium Contrast' | 'Medium High Contrast' | 'High Contrast' | 'Medium Low Contrast'
  /** Glow around bright places: their least brightness and its share. */
  glare?: { threshold: number; share: number }
  vignette?: number
  shadows?: Colour
  highlights?: Colour
}

export type MeshData = {
  material: string
  points: number[]
  faces: number[]
  tones: number[]
  fades?: number[]
}

export type SceneData = {
  materials: Record<string, Material>
  meshes: MeshData[]
  lights: Light[]
  sky: Sky
  fog?: Fog
  camera: Camera
  grade: Grade
  /** Rounds every edge by so much; costs time, for things seen close. */
  bevel?: number
  /** How often light is thrown back; more for rooms. */
  bounces?: number
}

export type Picture = {
  name: string
  alt: { ru: string; en: string }
  /** Pixels of the largest file, and of the render at full quality. */
  width: number
  height: number
  samples?: number
  /** The most an AVIF of 1280 pixels may weigh, in KB. */
  budget?: number
  /** Phones get a cut of four to three, which begins at this share of the width. */
  narrowFrom?: number
  build: () => SceneData
}
