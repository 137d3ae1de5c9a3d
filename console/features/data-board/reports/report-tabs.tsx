import { screenRow } from '../../../../shared/access/screens.ts'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { useReportText } from './use-report-text.ts'

const { path } = screenRow('dataBoard')
const names = ['board', 'reports', 'sendings'] as const
type Name = (typeof names)[number]

/** The data board, the reports that go out of its figures, and what went out. */
export const ReportTabs = ({ now }: { readonly now: Name }) => {
  const text = useReportText()
  const titleOf = (name: Name) => text(`report.tab.${name}`)
  return (
    <LinkTabs
      label={names.map(titleOf).join(' / ')}
      names={names}
      now={now}
      to={(name) => (name === 'board' ? path : `${path}?tab=${name}`)}
      titleOf={titleOf}
    />
  )
}
