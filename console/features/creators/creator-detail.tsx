import { useState } from 'react'
import { creatorApi, creatorDays } from '../../../shared/areas/creators/api.ts'
import { creatorWorkflow } from '../../../shared/areas/creators/workflow.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import type { Row } from '../../lists/any-list.ts'
import { Fields } from '../../lists/fields.tsx'
import { useListWorld } from '../../lists/list-world.ts'
import { FrameContext } from '../../ui/figure.tsx'
import { Stack, Row as Ways } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { nothing } from '../../ui/nothing.ts'
import { renewal } from '../../ui/renewal.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { RowButtons } from '../../workflows/row-buttons.tsx'
import { RowHistory } from '../../workflows/row-history.tsx'
import { CreatorParts } from './creator-parts.tsx'
import { CreatorTrend } from './creator-trend.tsx'
import { useCreatorText } from './use-creator-text.ts'

const facts = [
  'creator_id',
  'nickname',
  'region',
  'followers',
  'gmv_30d',
  'orders_30d',
  'ours_30d',
  'add_time',
  'remark',
] as const
const binding = [
  'bind_status',
  'owner_name',
  'agency_level',
  'referrer_name',
  'bind_kind',
  'share_rate_bp',
  'bind_time',
  'bind_end_time',
  'invited_time',
  'unbind_time',
] as const

interface Props {
  readonly creatorId: string
  readonly row: Row | undefined
}

/** A creator: what can be done about it, what it sold and made, its binding with its shares, and what was done. */
export const CreatorDetail = ({ creatorId, row }: Props) => {
  const text = useCreatorText()
  const { clock } = useListWorld()
  const [days, setDays] = useState<number>(30)
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    creatorApi.detail,
    { creator_id: creatorId, days },
    { tell: 'never' },
  )
  const range = text('creator.last', { days })
  return (
    <>
      {row ? (
        <Ways as="nav" className="drawer-ways">
          <RowButtons workflow={creatorWorkflow} row={row} />
        </Ways>
      ) : null}
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? (
        <FrameContext value={{ currency: data.currency, zone: clock.zone, time: data.data_time }}>
          <Segmented
            label={text('word.period')}
            value={String(days)}
            onValue={(chosen) => setDays(Number(chosen))}
            options={creatorDays.map((one) => ({ value: String(one), label: text('creator.last', { days: one }) }))}
          />
          <Stack {...renewal(isPlaceholderData)} data-testid="creator-detail">
            <CreatorTrend creatorId={creatorId} data={data} range={range} />
            <Note>{`${text('creator.lastSale')} ${data.last_day ?? nothing}`}</Note>
            <CreatorParts creatorId={creatorId} data={data} />
          </Stack>
        </FrameContext>
      ) : null}
      {row ? <Fields title={text('creator.binding')} row={row} fields={binding} /> : null}
      {row ? <Fields title={text('creator.facts')} row={row} fields={facts} /> : null}
      <RowHistory workflow={creatorWorkflow} rowKey={creatorId} />
    </>
  )
}
