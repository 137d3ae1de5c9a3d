import type { ImportSummary } from '../../../../shared/areas/imports/api.ts'
import { countText } from '../../../../shared/format/number.ts'
import { FigureList } from '../../../imports/figure-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { briefText, decimalMoney } from './figures.ts'
import { useImportText } from './use-import-text.ts'

const counts = ['orders', 'replaced', 'older', 'adjustments'] as const
const amounts = ['gross', 'refunds'] as const

/** What an import has done, as sums that add up. */
export const RunSummary = ({ summary, isUndone }: { readonly summary: ImportSummary; readonly isUndone: boolean }) => {
  const text = useImportText()
  const { currency, seconds } = summary
  return (
    <Section within title={text(isUndone ? 'run.sumUndone' : 'run.sum')} data-testid="import-summary">
      <p>
        <b>{briefText(summary, text)}</b>
      </p>
      <FigureList
        figures={[
          ...[...amounts, ...(isUndone ? [] : (['net'] as const))].map((name) => ({
            name,
            title: text(`run.sum.${name}`),
            value: decimalMoney(summary[name], currency),
          })),
          ...counts.map((name) => ({ name, title: text(`run.sum.${name}`), value: countText(summary[name]) })),
          { name: 'seconds', title: text('run.sum.seconds'), value: text('run.seconds', { n: seconds.toFixed(1) }) },
        ]}
      />
    </Section>
  )
}
