/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** 400 regular, 700 bold. */
export type Weight = 400 | 700

/** Stands for what the family cannot draw. */
const UNKNOWN = '□'

/** The family of the apps comes in parts, each for ranges of characters. */
interface Part {
  readonly name: string
  readonly ranges: readonly (readonly [number, number])[]
}

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/unicode.json'))

const rangeOf = (text: string): readonly [number, number] => {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

const fileOf = (part: string): string => join(folder, 'files', `noto-sans-sc-${part}-wght-normal.woff2`)

const characters = new Map<string, ReadonlySet<number>>()
/** What a part can draw: its ranges promise more than it holds. */
const charactersOf = (part: string): ReadonlySet<number> => {
  const found = characters.get(part)
  if (found) return found
  const font = create(readFileSync(fileOf(part)))
  const made = new Set('characterSet' in font ? font.characterSet : [])
  characters.set(part, made)
  return made
}

let known: readonly Part[] | undefined
/** Latin ones first: most characters of a table are theirs. */
const parts = (): readonly Part[] => {
  known ??= Object.entries<string>(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')))
    .map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: ranges.split(',').map(rangeOf) }))
    .reverse()
  return known
}

const partOf = (character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0
  return parts().find(
    ({ name, ranges }) => ranges.some(([first, last]) => code >= first && code <= last) && charactersOf(name).has(code),
  )?.name
}

/** A piece of a text that one font draws. */
export interface Run {
  readonly font: string
  readonly text: string
}

/** Characters of texts and the fonts that draw them. */
export class Fonts {
  readonly #partOf = new Map<string, string>()
  /** By part and weight, the characters that are drawn. */
  readonly #used = new Map<string, { part: string; weight: Weight; characters: Set<string> }>()

  #part(character: string): string {
    const found = this.#partOf.get(character) ?? partOf(character) ?? ''
    this.#partOf.set(character, found)
    return found
  }

  /** The text in pieces; what the family cannot draw is a box. */
  runs(text: string, weight: Weight): readonly Run[] {
    const runs: { font: string; text: string }[] = []
    for (const one of text) {
      const character = this.#part(one) === '' ? UNKNOWN : one
      const part = this.#part(character)
      const font = `${part} ${weight}`
      const used = this.#used.get(font) ?? { part, weight, characters: new Set() }
      this.#used.set(font, used)
      used.characters.add(character)
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  /** The fonts of all runs so far by their names, with the glyphs of these alone. */
  async files(): Promise<ReadonlyMap<string, Buffer>> {
    const made = new Map<string, Buffer>()
    for (const [name, { part, weight, characters }] of this.#used) {
      const file = await readFile(fileOf(part))
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
      made.set(name, await subsetFont(file, [...characters].join(''), options))
    }
    return made
  }
}
