import type { Page } from 'playwright-core'
import { contrast, grey, over, type Rgb } from './contrast.ts'

type Paint = readonly [...Rgb, alpha: number]

/** Of one thing that is read: the colour of its letters, and of each box around it from the page inwards its ground, opacity and loss of colour. */
interface Read {
  readonly text: string
  readonly letters: Paint
  readonly boxes: readonly { readonly ground: Paint; readonly opacity: number; readonly grey: number }[]
}

const readTexts = (page: Page): Promise<readonly Read[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const draw = canvas.getContext('2d', { willReadFrequently: true })
    const seen = new Map<string, readonly [number, number, number, number]>()
    const paintOf = (color: string) => {
      const known = seen.get(color)
      if (known || !draw) return known ?? ([0, 0, 0, 0] as const)
      draw.clearRect(0, 0, 1, 1)
      draw.fillStyle = color
      draw.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, a = 0] = draw.getImageData(0, 0, 1, 1).data
      const paint = [r / 255, g / 255, b / 255, a / 255] as const
      seen.set(color, paint)
      return paint
    }
    const walker = document.createTreeWalker(document.querySelector('.stage') ?? document, NodeFilter.SHOW_TEXT)
    const found: Read[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim()
      const element = node.parentElement
      if (!element || !text || element.closest('.unseen')) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      if (style.visibility === 'hidden' || range.getBoundingClientRect().width === 0) continue
      const around: Element[] = []
      for (let one: Element | null = element; one; one = one.parentElement) around.unshift(one)
      const boxes = around.map((one) => {
        const { backgroundColor, opacity, filter } = getComputedStyle(one)
        return {
          ground: paintOf(backgroundColor),
          opacity: Number(opacity),
          grey: Number(/grayscale\(([\d.]+)\)/.exec(filter)?.[1] ?? 0),
        }
      })
      if (boxes.some(({ opacity }) => opacity === 0)) continue
      found.push({ text, letters: paintOf(element instanceof SVGElement ? style.fill : style.color), boxes })
    }
    return found
  })

const laid = ([r, g, b, alpha]: Paint, ground: Rgb): Rgb => over([r, g, b], ground, alpha)

/** What is seen of the letters, and of what is around them: the boxes from `n` on, over `backdrop`. */
const seenOf = ({ letters, boxes }: Read, backdrop: Rgb, n = 0): readonly [Rgb, Rgb] => {
  const box = boxes[n]
  if (!box) return [laid(letters, backdrop), backdrop]
  const [inner, ground] = seenOf({ text: '', letters, boxes }, laid(box.ground, backdrop), n + 1)
  const out = (color: Rgb): Rgb => over(over(grey(color), color, box.grey), backdrop, box.opacity)
  return [out(inner), out(ground)]
}

/** Texts that are read on a wall's page with less contrast to their ground than `least` to 1, each once. */
export const faint = async (page: Page, least: number): Promise<readonly string[]> => {
  const faults = (await readTexts(page)).flatMap((read) => {
    const ratio = contrast(...seenOf(read, [1, 1, 1]))
    return ratio < least ? [`"${read.text}" has ${ratio.toFixed(2)}`] : []
  })
  return [...new Set(faults)]
}
