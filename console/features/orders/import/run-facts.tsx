import type { ImportRun } from '../../../../shared/areas/imports/api.ts'
import { dateTimeText } from '../../../../shared/format/time.ts'
import { FigureList } from '../../../imports/figure-list.tsx'
import { Section } from '../../../ui/section.tsx'
import { useImportText } from './use-import-text.ts'

/** What was imported, by whom, and how it was read. */
export const RunFacts = ({ run, zone }: { readonly run: ImportRun; readonly zone: string }) => {
  const text = useImportText()
  const { options, check } = run
  const facts: readonly (readonly [name: string, title: string, value: string])[] = [
    ['who', text('run.who'), run.by || text('import.command')],
    ['when', text('run.when'), dateTimeText(run.add_time, zone)],
    ...(options
      ? ([
          ['preset', text('import.preset'), text(`import.preset.${options.preset}`)],
          ['encoding', text('import.encoding'), options.encoding.toUpperCase()],
          ['dates', text('import.dates'), text(`import.dates.${check?.dates.form ?? options.dates}`)],
          ['numbers', text('import.numbers'), text(`import.numbers.${check?.numbers.form ?? options.numbers}`)],
          ['zone', text('import.zone'), (check?.zone ?? options.zone) || '—'],
          ['currency', text('import.currency'), currenciesOf(run) || '—'],
        ] as const)
      : []),
    [
      'report',
      text('check.report'),
      check
        ? text('check.reportAt', {
            time: dateTimeText(check.report.t, zone),
            source: text(`check.report.${check.report.source}`),
          })
        : '—',
    ],
  ]
  return (
    <Section within title={text('run.facts')}>
      <FigureList figures={facts.map(([name, title, value]) => ({ name, title, value }))} />
    </Section>
  )
}

const currenciesOf = ({ options, check }: ImportRun): string =>
  check && check.controls.length > 0
    ? check.controls.map(({ currency }) => currency).join(' ')
    : (options?.currency ?? '')
