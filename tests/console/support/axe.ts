import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeWindow {
  axe: {
    run(
      context: object | string,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
  }
}

/**
 * What axe-core finds against WCAG 2.2 level A and AA, and of what stands outside every landmark: one line a rule and
 * element; empty when the page passes.
 * @param within selector of the part to be looked at, where the rest of the page was looked at before
 * @param isMade the page is made of pieces that were looked at before: contrast and sizes, which are the pieces' own and
 * half of the work, are left out
 */
export const axeFindings = async (page: Page, within?: string, isMade = false): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  return page.evaluate(
    async ([selector, isKnown]) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
      const { violations } = await (window as unknown as AxeWindow).axe.run(selector ?? document, {
        runOnly: tags,
        // Of what passes nothing is told, so that nothing is gathered.
        resultTypes: ['violations'],
        // The first is off unless asked for, the last no rule of WCAG.
        rules: {
          'target-size': { enabled: !isKnown },
          'color-contrast': { enabled: !isKnown },
          region: { enabled: true },
        },
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      )
    },
    [within, isMade] as const,
  )
}
