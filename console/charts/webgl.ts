let known: boolean | undefined

/** Whether this browser draws in three dimensions: asked once, since each question takes a context. */
export const drawsDeep = (): boolean => {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl')
    known = context !== null
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return known
}
