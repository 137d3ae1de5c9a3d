import { type IUniform, NormalBlending, ShaderMaterial, type Side } from 'three'

/** A material of own shaders: drawn in order, without depth, over what is there. */
export function shaderMaterial(
  uniforms: Record<string, IUniform>,
  vertexShader: string,
  fragmentShader: string,
  side: Side,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    side,
    transparent: true,
    premultipliedAlpha: true,
    blending: NormalBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
}
