import { useSearchParams } from 'react-router-dom'
import { originalApi } from '../../../shared/areas/originals/api.ts'
import { originalList } from '../../../shared/areas/originals/list.ts'
import { originalUseWorkflow } from '../../../shared/areas/originals/workflow.ts'
import { Fields } from '../../lists/fields.tsx'
import { ListPage } from '../../lists/list-page.tsx'
import { OnPage } from '../../lists/on-page.tsx'
import { PicturedCard } from '../../media/pictured-card.tsx'
import { usePictures } from '../../media/use-pictures.ts'
import { RowHistory } from '../../workflows/row-history.tsx'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { OriginalDetail } from './original-detail.tsx'
import { OriginalTabs } from './original-tabs.tsx'
import { useOriginalText } from './use-original-text.ts'

const Originals = () => {
  const pictures = usePictures(originalApi.pictures)
  return (
    <ListPage
      list={originalList}
      head={(answer) => (
        <>
          <OnPage list={originalList} answer={answer} tell={pictures.tell} />
          <OriginalTabs now="all" />
        </>
      )}
      card={(row, link) => (
        <PicturedCard
          {...{ row, link }}
          title={String(row.original_title)}
          pictures={pictures.of(row.original_id)}
          also={[String(row.owner_name)]}
          labels="originalUse"
          state={row.use_state}
        />
      )}
      cardsFirst
      detail={(key, row) => <OriginalDetail originalId={key} row={row} />}
    />
  )
}

const said = [
  'original_title',
  'use_side',
  'company_name',
  'asker_name',
  'purpose',
  'account',
  'use_until_time',
  'use_state',
  'reason',
  'decided_time',
  'add_time',
] as const

const Uses = () => {
  const text = useOriginalText()
  return (
    <WorkflowList
      workflow={originalUseWorkflow}
      head={() => <OriginalTabs now="uses" />}
      detail={(key, row) => (
        <>
          {row ? <Fields title={text('original.use')} row={row} fields={said} /> : null}
          <RowHistory workflow={originalUseWorkflow} rowKey={key} />
        </>
      )}
    />
  )
}

/** S41: the star-origin library, and by tab the requests to use what it holds. */
export const OriginalsPage = () => {
  const [params] = useSearchParams()
  return params.get('tab') === 'uses' ? <Uses /> : <Originals />
}
