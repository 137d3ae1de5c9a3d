import { auditWords } from '../../../shared/areas/audit/words.ts'
import { moneyText, rateText } from '../../../shared/format/number.ts'
import { dateTimeText } from '../../../shared/format/time.ts'
import { type Language, translators } from '../../../shared/i18n/texts.ts'
import { workflows } from '../../../shared/workflows/all.ts'
import { allWorkflowWords } from '../../../shared/workflows/all-words.ts'
import { wordsIn } from '../../exports/words.ts'
import type { View } from '../../queries/view.ts'

type Value = string | number | boolean | null
type Values = Readonly<Record<string, Value>>

/** An entry as the log keeps it: what was done to what kind of thing, and what stood there before and after. */
interface Entry {
  readonly action: string
  readonly kind: string
  readonly before: Values | null
  readonly after: Values | null
}

const languages = ['zh', 'en'] as const
const own = translators(auditWords)
const transitionWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = allWorkflowWords
const ownWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = auditWords

/** In both languages, as a column of names holds it. */
const inBoth = (say: (language: Language) => string): string =>
  languages.map((language) => say(language).replaceAll(/\s*\n\s*/g, ' ')).join('\n')

/** What an action is called; one without words stands as its code. */
export const actionTexts = (action: string): string =>
  inBoth(
    (language) => transitionWords[language][`transition.${action}`] ?? ownWords[language][`audit.${action}`] ?? action,
  )

/** Every action that has words, with them. */
export const knownActions: ReadonlyMap<string, string> = new Map(
  [
    ...Object.keys(allWorkflowWords.zh).flatMap((key) => /^transition\.(\w+\.\w+)$/.exec(key)?.[1] ?? []),
    ...Object.keys(auditWords.zh).map((key) => key.replace(/^audit\./, '')),
  ].map((action) => [action, actionTexts(action)]),
)

/** What stands for the platform by itself. */
export const platformTexts = inBoth((language) => own[language]('audit.platform'))

const listOf = (kind: string) => Object.values(workflows).find(({ of }) => of === kind)?.list

const isMoney = (field: string, kind: string): boolean =>
  /_amt$/.test(field) ||
  listOf(kind)?.columns.some((column) => column.field === field && column.kind === 'money') === true

const isTime = (field: string): boolean => /(_t|_time)$/.test(field)

/** Digits of phones are nobody's matter here. */
const withoutPhone = (text: string): string => text.replace(/\b(1[3-9]\d)\d{4}(\d{4})\b/g, '$1****$2')

const textOf = (field: string, kind: string, value: Value, language: Language, { company, scope }: View): string => {
  if (value === null || value === '') return '—'
  if (typeof value === 'boolean') return own[language](value ? 'audit.yes' : 'audit.no')
  if (isMoney(field, kind)) {
    if (scope.hides?.money) return own[language]('audit.hidden')
    return typeof value === 'number' ? moneyText(value, company.currency) : value
  }
  if (typeof value === 'string') return withoutPhone(value)
  if (/rate_bp$/.test(field)) return rateText(value)
  if (isTime(field) && value > 1e9) return dateTimeText(value, company.clock.zone)
  const labels = listOf(kind)?.columns.find((column) => column.field === field)?.labels
  return (labels && wordsIn(language).find(`${labels}.${value}`)) ?? String(value)
}

const nameOf = (field: string, { kind, action }: Entry, language: Language): string => {
  const column = listOf(kind)?.columns.find((one) => one.field === field)
  return (
    transitionWords[language][`form.${action}.${field}`] ??
    wordsIn(language).find(`column.${column?.title ?? field}`) ??
    wordsIn(language).find(`column.${field}`) ??
    field
  )
}

/** What changed, `field: before → after` for each, in both languages; amounts only for who sees money. */
export const changeTexts = (entry: Entry, view: View): string => {
  const { kind, before, after } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = fields.filter((field) => before?.[field] !== after?.[field])
  return inBoth((language) =>
    changed
      .map((field) => {
        const text = (value: Value | undefined): string => textOf(field, kind, value ?? null, language, view)
        const is = text(after?.[field])
        const change = before && field in before ? `${text(before[field])} → ${is}` : is
        return `${nameOf(field, entry, language)}: ${change}`
      })
      .join('; '),
  )
}
