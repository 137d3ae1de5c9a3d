import { type IUniform, Vector2, Vector3 } from 'three'
import type { SceneColors } from './colors.ts'

/** The uniforms every layer shares by reference: written once a frame, read by all shaders. */
export interface FrameUniforms {
  /** Scene time, seconds modulo 1000. */
  readonly time: IUniform<number>
  /** Eye and sun as seen from the globe's centre; the sun is a unit vector. */
  readonly eye: IUniform<Vector3>
  readonly sun: IUniform<Vector3>
  /** Size in CSS pixels, and the radius of the disc in drawn pixels. */
  readonly size: IUniform<Vector2>
  readonly discPixels: IUniform<number>
  /** 0..1 while pillars grow to their new height. */
  readonly grown: IUniform<number>
  readonly oceanDay: IUniform<Vector3>
  readonly oceanNight: IUniform<Vector3>
  readonly landDay: IUniform<Vector3>
  readonly landNight: IUniform<Vector3>
  readonly border: IUniform<Vector3>
  readonly air: IUniform<Vector3>
  /** A city's light where nothing is sold, and the evening. */
  readonly lamp: IUniform<Vector3>
  readonly dusk: IUniform<Vector3>
  readonly ramp: IUniform<Vector3[]>
  readonly arc: IUniform<Vector3>
  readonly head: IUniform<Vector3>
  /** 1 light on dark, 0 ink on bright. */
  readonly additive: IUniform<number>
}

const v = (): IUniform<Vector3> => ({ value: new Vector3() })

export const createFrameUniforms = (): FrameUniforms => ({
  time: { value: 0 },
  eye: v(),
  sun: v(),
  size: { value: new Vector2(1, 1) },
  discPixels: { value: 1 },
  grown: { value: 1 },
  oceanDay: v(),
  oceanNight: v(),
  landDay: v(),
  landNight: v(),
  border: v(),
  air: v(),
  lamp: v(),
  dusk: v(),
  ramp: { value: [0, 1, 2, 3, 4].map(() => new Vector3()) },
  arc: v(),
  head: v(),
  additive: { value: 1 },
})

/** Hands a theme's colours to the shaders; nothing is compiled or painted anew. */
export function colorFrame(frame: FrameUniforms, colors: SceneColors): void {
  frame.oceanDay.value.set(...colors.oceanDay)
  frame.oceanNight.value.set(...colors.oceanNight)
  frame.landDay.value.set(...colors.landDay)
  frame.landNight.value.set(...colors.landNight)
  frame.border.value.set(...colors.border)
  frame.air.value.set(...colors.air)
  frame.lamp.value.set(...colors.lamp)
  frame.dusk.value.set(...colors.dusk)
  frame.arc.value.set(...colors.arc)
  frame.head.value.set(...colors.head)
  frame.additive.value = colors.additive
  colors.ramp.forEach((color, i) => {
    frame.ramp.value[i]?.set(...color)
  })
}

/** Uniforms of one material: the shared ones it names, and its own. */
export function pick(frame: FrameUniforms, ...names: (keyof FrameUniforms)[]): Record<string, IUniform> {
  return Object.fromEntries(names.map((name) => [name, frame[name]]))
}
