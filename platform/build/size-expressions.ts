import { join } from 'node:path'
import type { Plugin } from 'vite'

const made = "new Function('width', 'height', 'dpr', 'return ' + exprRes[1])"

/** Takes the one `new Function` out of claygl, the engine below echarts-gl: see console/charts/kinds/size-expression.ts. */
export const sizeExpressions = (root: string): Plugin => ({
  name: 'tidewall-size-expressions',
  transform(code, id) {
    if (!/claygl[\\/]src[\\/]createCompositor\.js$/.test(id)) return null
    if (!code.includes(made)) throw new Error('claygl makes functions of texts somewhere else now')
    const file = JSON.stringify(join(root, 'console/charts/kinds/size-expression.ts'))
    return {
      code: `import { sizeExpression } from ${file}\n${code.replace(made, 'sizeExpression(exprRes[1])')}`,
      map: null,
    }
  },
})
