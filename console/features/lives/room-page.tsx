import { Link, useSearchParams } from 'react-router-dom'
import { screenRow } from '../../../shared/access/screens.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { liveApi } from '../../../shared/areas/lives/api.ts'
import { type LiveFigure, liveFigureNames, liveFigures } from '../../../shared/areas/lives/figures.ts'
import { liveState } from '../../../shared/areas/lives/states.ts'
import type { MetricUnit } from '../../../shared/metrics/catalogue.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { MetricButton } from '../../metrics/metric-button.tsx'
import { useMetrics } from '../../metrics/use-metrics.ts'
import { Empty } from '../../ui/empty.tsx'
import { exactUnit } from '../../ui/figure-text.ts'
import { FigureCard, Figures } from '../../ui/figures.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Course, Products, Review } from './live-detail.tsx'
import { RoomFunnel } from './room-funnel.tsx'
import { RoomMarks } from './room-marks.tsx'
import { RoomTalk } from './room-talk.tsx'
import { useLiveText } from './use-live-text.ts'

/** How often a room is asked for, seconds. */
const EVERY = 30

type Data = CallData<typeof liveApi.detail>

const Room = ({ data, onChanged }: { readonly data: Data; readonly onChanged: () => void }) => {
  const text = useLiveText()
  const { currency } = data
  const { metrics } = useMetrics('liveRoom')
  const figures: readonly { name: LiveFigure | 'gmv' | 'items' | 'viewers'; unit: MetricUnit; value: number | null }[] =
    [
      { name: 'gmv', unit: 'money', value: data.gmv_amt },
      { name: 'items', unit: 'count', value: data.items },
      { name: 'viewers', unit: 'count', value: data.state === liveState.live ? data.viewers : null },
      ...liveFigureNames
        .filter((name) => metrics.includes(name))
        .toSorted((a, b) => metrics.indexOf(a) - metrics.indexOf(b))
        .map((name) => ({ name, unit: liveFigures[name], value: data.figures[name] })),
    ]
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
      <Note>{text('room.byMinute')}</Note>
      <Course data={data} />
      <RoomMarks data={data} onChanged={onChanged} />
      <Grid columns="minmax(0, 1fr) minmax(0, 1fr)">
        <RoomTalk steps={data.steps} />
        <RoomFunnel figures={data.figures} />
      </Grid>
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
        <MetricButton zone="liveRoom" label={text('room.metrics')} nameOf={(name) => text.word(`room.${name}`)} />
        <Link className="link-button" to={screenRow('liveData').path}>
          {text('room.back')}
        </Link>
      </PageHead>
      <LoadFailed error={error} kept={Boolean(data)} onRetry={refetch} />
      {data ? <Room data={data} onChanged={refetch} /> : null}
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
