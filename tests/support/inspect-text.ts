import type { Locator, Page } from 'playwright-core'

/** What is read on a wall page, reels of digits aside, with the height of its letters in stage units. */
export const letters = (page: Page): Promise<readonly { readonly text: string; readonly units: number }[]> =>
  page.evaluate(() => {
    const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 100
    const walker = document.createTreeWalker(document.querySelector('.stage') ?? document, NodeFilter.SHOW_TEXT)
    const found: { text: string; units: number }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim()
      const element = node.parentElement
      if (!element || !text || element.closest('.unseen, .reel-strip')) continue
      const { visibility, fontSize } = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      if (visibility === 'hidden' || range.getBoundingClientRect().width === 0) continue
      const svg = element.closest('svg')
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1
      found.push({ text, units: (Number.parseFloat(fontSize) * scale) / unit })
    }
    return found
  })

/** Units that letters have at least. */
const least = 22

/** Faults of the text on a wall page, one sentence each. */
export const textFaults = async (page: Page): Promise<readonly string[]> => {
  const small = (await letters(page)).filter(({ units }) => units < least - 0.1)
  return [
    ...small.map(({ text, units }) => `"${text}" is ${units.toFixed(1)} units high`),
    ...(await placeFaults(page)),
  ]
}

const placeFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 100
    const stage = document.querySelector('.stage')?.getBoundingClientRect()
    if (!stage) return ['no stage']
    const faults: string[] = []
    const seen: { text: string; zone: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.querySelector('.stage') as Element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      const text = node.data.trim()
      if (!element || !text || element.closest('.unseen, .map-scene, .reel-strip')) continue
      if (getComputedStyle(element).visibility === 'hidden') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const svg = element.closest('svg')
      const scale = svg ? svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width : 1 / unit
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (svg ? scale / unit : scale)
      const line = element.closest<HTMLElement>('.line')
      if (line && box.left >= line.getBoundingClientRect().right) continue
      const right = line ? Math.min(box.right, line.getBoundingClientRect().right) : box.right
      if (line && element.classList.contains('digits') && line.scrollWidth > line.clientWidth + 1)
        faults.push(`"${text}" is cut`)
      const zone = element.closest('[data-zone], header') ?? element
      const frame = zone.getBoundingClientRect()
      if (zone.getAttribute('data-zone') === 'ticker') continue
      if (box.left < frame.left - 1.5 || right > frame.right + 1.5) faults.push(`"${text}" leaves its zone sideways`)
      const middle = (box.top + box.bottom) / 2
      const half = (size * unit) / 2
      if (middle - half < frame.top - 1.5 || middle + half > frame.bottom + 1.5)
        faults.push(`"${text}" leaves its zone`)
      if (box.left < stage.left - 1 || right > stage.right + 1) faults.push(`"${text}" leaves the stage`)
      seen.push({ text, zone, box: new DOMRect(box.left, middle - half * 0.62, right - box.left, half * 1.24) })
    }
    for (const [index, one] of seen.entries())
      for (const other of seen.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 1.5 && down > 1.5) faults.push(`"${one.text}" lies on "${other.text}"`)
      }
    return faults
  })

/** Texts of `elements` that are wider than their place, by more than `spare` pixels. */
export const cutTexts = (elements: Locator, spare = 0): Promise<readonly (string | null)[]> =>
  elements.evaluateAll(
    (all, most) => all.filter((one) => one.scrollWidth > one.clientWidth + most).map((one) => one.textContent),
    spare,
  )
