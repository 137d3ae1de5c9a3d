import type { TrendRule } from '../../../shared/areas/trends/api.ts'
import { trendWatchTexts } from '../../../shared/areas/trends/watch-words.ts'
import { wordsHook } from '../../i18n/texts-hook.ts'

export const useWatchText = wordsHook(trendWatchTexts)

/** Each condition of a rule as a sentence. */
export const ruleTexts = (
  { trends, stock_days }: { readonly trends: readonly number[] } & Pick<TrendRule, 'stock_days'>,
  text: ReturnType<typeof useWatchText>,
): readonly string[] => [
  ...trends.map((trend) => text.word(`watch.trend.${trend}`)),
  ...(stock_days === null ? [] : [text('watch.daysText', { n: stock_days })]),
]
