import { useState } from 'react'
import { isWatchable } from '../../../shared/areas/spy/api.ts'
import { spyCollectWorkflow, spyWatchWorkflow } from '../../../shared/areas/spy/workflow.ts'
import type { Row } from '../../lists/any-list.ts'
import type { BulkAction } from '../../lists/bulk/bulk.ts'
import { CompareDialog } from '../../lists/compare-dialog.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { showToast } from '../../state/toasts.ts'
import { Row as Line } from '../../ui/layout.tsx'
import { useBulk } from '../../workflows/use-bulk.ts'
import { MarkButtons } from './mark-buttons.tsx'
import type { Market } from './markets.ts'
import { Ranks } from './ranks.tsx'
import { SpyDrawer } from './spy-detail.tsx'
import { SpyHead } from './spy-head.tsx'
import { useMarks } from './use-marks.ts'
import { useSpyText } from './use-spy-text.ts'

const MOST_COMPARED = 4
/** More of them is not better. */
const unranked = ['rank_no', 'price', 'duration'] as const

/** One kind of the market as a list. */
export const MarketTab = ({ tab, kind, list, ranks }: Market) => {
  const text = useSpyText()
  const marks = useMarks()
  const [compared, setCompared] = useState<readonly Row[]>([])
  const compare = async (_: readonly string[], rows: readonly Row[]): Promise<undefined> => {
    if (rows.length < 2 || rows.length > MOST_COMPARED)
      showToast('warn', text('spy.compareCount', { most: MOST_COMPARED }))
    else setCompared(rows)
  }
  const keyOf = (row: Row): Row => ({ key: `${kind}:${row[list.rowKey]}` })
  const collecting = useBulk(spyCollectWorkflow, keyOf)
  const watching = useBulk(spyWatchWorkflow, keyOf)
  const bulk: readonly BulkAction[] = [
    { name: 'compare', label: text('word.compare'), run: compare },
    ...collecting,
    ...(isWatchable(kind) ? watching : []),
  ]
  return (
    <ListPage
      list={list}
      head={() => (
        <>
          <SpyHead tab={tab} marks={marks} />
          <Line>
            <Ranks ranks={ranks} />
          </Line>
          {compared.length > 0 ? (
            <CompareDialog
              title={text('spy.compareTitle', { n: compared.length })}
              rows={compared}
              currency="USD"
              figure={text('word.figure')}
              without={['currency']}
              unranked={unranked}
              onClose={() => setCompared([])}
            />
          ) : null}
        </>
      )}
      bulk={bulk}
      actionsWidth={92}
      actions={(row) => <MarkButtons marks={marks} kind={kind} id={String(row[list.rowKey])} />}
      detail={(id, row) => <SpyDrawer kind={kind} id={id} row={row} marks={marks} />}
    />
  )
}
