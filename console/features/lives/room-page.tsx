import { Link, useSearchParams } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { liveApi } from '../../../shared/areas/lives/api.ts'
import { liveState } from '../../../shared/areas/lives/states.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Empty } from '../../ui/empty.tsx'
import { exactUnit } from '../../ui/figure-text.ts'
import { FigureCard, Figures } from '../../ui/figures.tsx'
import { Stack } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Course, Products, Review } from './live-detail.tsx'
import { useLiveText } from './use-live-text.ts'

/** How often a room is asked for, seconds. */
const EVERY = 30

type Data = CallData<typeof liveApi.detail>

const minutesOf = ({ start_t, end_t, data_time }: Data): number | null =>
  start_t === null ? null : Math.floor(((end_t ?? data_time) - start_t) / 60)

const reachedOf = ({ gmv_amt, target_gmv_amt }: Data): number | null =>
  target_gmv_amt === null ? null : Math.round((gmv_amt * 10_000) / target_gmv_amt)

const Room = ({ data }: { readonly data: Data }) => {
  const text = useLiveText()
  const { currency } = data
  const figures = [
    { name: 'gmv', unit: 'money', value: data.gmv_amt },
    { name: 'orders', unit: 'count', value: data.orders },
    { name: 'items', unit: 'count', value: data.items },
    { name: 'viewers', unit: 'count', value: data.state === liveState.live ? data.viewers : null },
    { name: 'minutes', unit: 'count', value: minutesOf(data) },
    { name: 'target', unit: 'rate', value: reachedOf(data) },
  ] as const
  return (
    <>
      <Figures min={140} most={6} data-figures="room" aria-label={text('room.figures')}>
        {figures.map(({ name, unit, value }) => (
          <FigureCard
            key={name}
            name={name}
            title={text(`room.${name}`)}
            money={unit === 'money'}
            value={<span data-value={value ?? ''}>{exactUnit(unit, value, currency)}</span>}
          />
        ))}
      </Figures>
      {data.by_orders ? <Note>{text('live.byOrders')}</Note> : null}
      <Course data={data} />
      <Products data={data} />
      <Review data={data} />
    </>
  )
}

const Session = ({ id }: { readonly id: string }) => {
  const text = useLiveText()
  const { data, error, refetch } = useEndpoint(liveApi.detail, { id }, { every: EVERY, tell: 'never' })
  return (
    <Stack>
      <PageHead
        title={data?.title ?? text('room.open')}
        note={data ? <Note>{`${data.creator_name} · ${text.word(`liveState.${data.state}`)}`}</Note> : null}
      >
        <Link className="link-button" to={screenRow('liveData').path}>
          {text('room.back')}
        </Link>
      </PageHead>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? <Room data={data} /> : null}
    </Stack>
  )
}

/** The room that sells most now, where none is named. */
const Running = () => {
  const text = useLiveText()
  const { data, error, refetch } = useEndpoint(liveApi.running, {}, { tell: 'never' })
  const [first] = data?.list ?? []
  if (first) return <Session id={first.live_id} />
  return (
    <Stack>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? (
        <Empty>
          {text('room.none')}{' '}
          <Link className="link-button" to={screenRow('liveData').path}>
            {text('room.back')}
          </Link>
        </Empty>
      ) : null}
    </Stack>
  )
}

/** S30: one session as it runs; the sidebar is folded. */
export const RoomPage = () => {
  const id = useSearchParams()[0].get('id')
  return id ? <Session key={id} id={id} /> : <Running />
}
