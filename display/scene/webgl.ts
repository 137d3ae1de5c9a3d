import type { Tier, TierChoice } from './source.ts'

export type Probe = { readonly gl: false } | { readonly gl: true; readonly tier: Tier }

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Asks once whether WebGL 2 can be had and whether a GPU draws it; the probe's own context is given back at once. */
export function probeWebgl(): Probe {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false })
  if (!gl) return { gl: false }
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { gl: true, tier: software.test(renderer) ? 'lean' : 'full' }
}

/** The form to start with: the asked-for tier where WebGL is there, the flat map where it is not. */
export function chooseForm(choice: TierChoice, probe: () => Probe): Tier | '2d' {
  if (choice === '2d') return '2d'
  const found = probe()
  if (!found.gl) return '2d'
  return choice === 'auto' ? found.tier : choice
}
