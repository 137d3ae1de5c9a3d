import { moneyText } from '../../format/number.ts'
import { countryName } from '../../geo/countries.ts'
import { allListTexts } from '../../i18n/all-lists.ts'
import { commonTexts } from '../../i18n/common.ts'
import { allTexts, type Language, type Translate, translators } from '../../i18n/texts.ts'
import { commonWords } from '../../words/common.ts'
import { type Dimension, oldAge, tierFrom } from './dimensions.ts'
import { analysisTexts } from './words.ts'

const texts = allTexts(commonWords, commonTexts, allListTexts, analysisTexts)
type Key = keyof typeof texts.zh
const isKey = (key: string): key is Key => Object.hasOwn(texts.zh, key)
type AnalysisWords = Translate<Key>

const words = translators(texts)
export const analysisWords = (language: Language): AnalysisWords => words[language]

export interface LabelWorld {
  readonly language: Language
  readonly currency: string
  /** First hour of the business day. */
  readonly cut_hour: number
  /** Names of keys by dimension, as the answer has them. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const DAY_HOURS = 24

const hourLabel = (key: string, { cut_hour }: LabelWorld): string =>
  `${String((Number(key) + cut_hour) % DAY_HOURS).padStart(2, '0')}:00`

const tierLabel = (key: string, { language, currency }: LabelWorld): string => {
  const level = Number(key)
  const money = (at: number): string => moneyText(tierFrom[at] ?? 0, currency)
  const text = `class.tier.${key}`
  return isKey(text) ? words[language](text, { from: money(level - 2), to: money(level - 1) }) : key
}

/** What is not known has its own word where it means something of its own. */
const emptyLabel = (dim: Dimension): Key => {
  if (dim === 'creator' || dim === 'tier' || dim === 'tenure') return 'unknown.creator'
  if (dim === 'team') return 'class.noTeam'
  return dim === 'staff' ? 'class.noStaff' : 'class.unknown'
}

const prefixes: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  content_type: ['content'],
  collab: ['collab'],
  abc: ['class.abc'],
  tenure: ['class.tenure'],
  reason: ['class.reason', 'ineligible'],
}

/** The words for a key of a dimension; the key itself where nobody has a name for it. */
export const labelOf = (dim: Dimension, key: string, world: LabelWorld): string => {
  const text = words[world.language]
  if (key === '') return text(emptyLabel(dim))
  if (dim === 'week') return text('class.week', { day: key })
  if (dim === 'hour') return hourLabel(key, world)
  if (dim === 'region') return countryName(key, world.language)
  if (dim === 'tier') return tierLabel(key, world)
  if (dim === 'age') return text(Number(key) < oldAge ? 'class.age' : 'class.age.old', { n: Number(key) + 1 })
  const word = prefixes[dim]?.map((prefix) => `${prefix}.${key}`).find(isKey)
  return word ? text(word) : (world.names[dim]?.[key] ?? key)
}
