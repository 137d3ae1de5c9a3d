import { countryName, type NameLang } from '../../shared/geo/countries.ts'
import { css, sceneColors } from './colors.ts'
import type { Theme } from './source.ts'

/** Most labels at once: names are for the leaders, the rest is colour and height. */
export const mostLabels = 5
/** Height of the letters, and of the row a label keeps to itself, in stage units (one unit is 0.01rem). */
const textUnits = 28
const rowUnits = 36
const unitPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 100

export interface LabelSpot {
  id: string
  /** Minor units, and as people read it; empty where the picture's source has no words for it. */
  amt: number
  said: string
  /** Where the label points to, CSS pixels from the top left of the scene; `seen` false hides it. */
  x: number
  y: number
  seen: boolean
}

export interface Labels {
  readonly element: HTMLDivElement
  /** Places the labels, best country first; a label that would cover a better one stays hidden. */
  put(spots: readonly LabelSpot[], width: number): void
  dress(theme: Theme, lang: NameLang): void
}

interface Tag {
  readonly element: HTMLDivElement
  readonly name: HTMLElement
  readonly money: HTMLElement
  id: string
  said: string
  shown: boolean
  x: number
  y: number
  wide: number
}

function createTag(): Tag {
  const element = document.createElement('div')
  element.style.cssText =
    'position:absolute;left:0;top:0;padding:0 .35em;border-radius:.25em;white-space:nowrap;opacity:0;transition:opacity .3s;will-change:transform'
  const name = document.createElement('b')
  name.style.cssText = 'font-weight:500;margin-right:.35em'
  const money = document.createElement('span')
  money.className = 'digits'
  money.style.cssText = 'font-weight:600;font-size:1.08em'
  element.append(name, money)
  return { element, name, money, id: '', said: '', shown: false, x: Number.NaN, y: Number.NaN, wide: 0 }
}

/** Names over the picture as DOM text, moved by transform outside React. */
export function createLabels(): Labels {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  const tags = Array.from({ length: mostLabels }, createTag)
  element.append(...tags.map((tag) => tag.element))
  let lang: NameLang = 'zh'
  let row = rowUnits
  let lastWidth = 0

  // The stage sizes its text with its window: what was measured before no longer holds
  const measure = (width: number): void => {
    if (width === lastWidth) return
    lastWidth = width
    row = rowUnits * unitPixels()
    for (const tag of tags) tag.id = ''
  }

  const write = (tag: Tag, { id, amt, said }: LabelSpot): void => {
    if (tag.id === id && tag.said === said) return
    tag.id = id
    tag.said = said
    tag.element.dataset.region = id
    tag.name.textContent = countryName(id, lang)
    tag.money.dataset.value = `${amt}`
    tag.money.textContent = said
    tag.wide = tag.element.offsetWidth
  }
  const covered = (tag: Tag, count: number): boolean => {
    for (let i = 0; i < count; i++) {
      const other = tags[i]
      if (!other?.shown) continue
      if (Math.abs(other.y - tag.y) < row && Math.abs(other.x - tag.x) < (other.wide + tag.wide) / 2 + 8) return true
    }
    return false
  }
  return {
    element,
    put(spots, width) {
      measure(width)
      for (let i = 0; i < tags.length; i++) {
        const tag = tags[i]
        if (!tag) continue
        const spot = spots[i]
        if (spot) write(tag, spot)
        // Half pixels: finer steps would restyle every frame for nothing the eye sees
        const x = spot ? Math.round(Math.max(tag.wide / 2, Math.min(width - tag.wide / 2, spot.x)) * 2) / 2 : tag.x
        const y = spot ? Math.round(Math.max(row + 4, spot.y) * 2) / 2 : tag.y
        const moved = x !== tag.x || y !== tag.y
        tag.x = x
        tag.y = y
        const shown = spot?.seen === true && !covered(tag, i)
        if (shown !== tag.shown) tag.element.style.opacity = shown ? '1' : '0'
        if (moved && (shown || tag.shown)) {
          tag.element.style.transform = `translate(${x - tag.wide / 2}px, ${y - row - 4}px)`
        }
        tag.shown = shown
      }
    },
    dress(theme, next) {
      lang = next
      const colors = sceneColors(theme)
      const edge = css(colors.backdrop, 0.85)
      element.style.cssText =
        `position:absolute;inset:0;overflow:hidden;pointer-events:none;font-size:${textUnits / 100}rem;line-height:${rowUnits / 100}rem;` +
        `font-weight:500;color:${css(colors.text)};text-shadow:0 0 2px ${edge},0 1px 4px ${edge},0 0 10px ${edge}`
      for (const tag of tags) {
        tag.element.style.background = css(colors.backdrop, 0.72)
        tag.money.style.color = css(colors.money)
        tag.id = ''
      }
    },
  }
}
