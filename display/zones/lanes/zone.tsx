import { type ReactElement, useEffect, useState } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { serverSecond, store, useBeat, useHead, useZone } from '../../live/live.ts'
import { useClipTexts } from '../../settings/clip-texts.ts'
import { spanText } from '../../ui/span.ts'
import { useDim, useZoneLamp, ZoneLampMark } from '../../ui/zone-lamp.tsx'
import { CardFace } from './card.tsx'
import { journeysOf, type Shown } from './journeys.ts'
import { cardAt, cardHeight, type LanePlace, lanePlaces } from './places.ts'
import './lanes.css'

type Board = WallZones['lanes']
type Lane = Board['lanes'][number]

const rem = (units: number): string => `${units / 100}rem`
/** A journey takes 0.8 s. */
const journeyMs = 900
const arrivedMs = 3000

const LaneBox = ({
  lane,
  at,
  now,
  arrived,
}: {
  lane: Lane
  at: LanePlace
  now: number
  arrived: number
}): ReactElement => {
  const t = useClipTexts()
  const over = lane.limit === null ? 0 : lane.count - lane.limit
  const more = lane.count - Math.min(lane.cards.length, at.slots)
  return (
    <section
      className="lane"
      data-lane={lane.id}
      data-count={lane.count}
      data-over={over > 0 || undefined}
      style={{ left: rem(at.x), top: rem(at.y), width: rem(at.w), height: rem(at.h) }}
    >
      <header className="lane-head">
        <h3>{t(`lane.${lane.id}`)}</h3>
        {over > 0 && <span className="lane-over">{t('lane.over', { n: over })}</span>}
        {arrived > 0 && <span className="lane-arrived digits">{t('lane.arrived', { n: arrived })}</span>}
        <span className="lane-count digits">{lane.count}</span>
      </header>
      {lane.count === 0 && <p className="lane-none">{t('lane.none')}</p>}
      <p className="lane-foot">
        {more > 0 && <span>{t('lane.more', { n: more })}</span>}
        {more > 0 && lane.oldest_t !== null && lane.id !== 'approved' && (
          <span className="digits">{t('kpi.longest', { span: spanText(now - lane.oldest_t, t) })}</span>
        )}
      </p>
    </section>
  )
}

interface State {
  readonly board: Board
  readonly slots: string
  readonly shown: Shown
}

/** The board's cards after their journeys; one draw behind nothing. */
const useJourneys = (board: Board, places: ReturnType<typeof lanePlaces>): Shown => {
  const slots = Object.values(places)
    .map((place) => place.slots)
    .join()
  const draw = (before: Shown | undefined, isNews: boolean): State => ({
    board,
    slots,
    shown: journeysOf(before, board, (lane) => places[lane].slots, isNews),
  })
  const [state, setState] = useState(() => draw(undefined, false))
  let current = state
  if (state.board !== board || state.slots !== slots) {
    current = draw(state.shown, state.slots === slots && store.picture().continuous)
    setState(current)
  }
  const { shown } = current
  useEffect(() => {
    const going = shown.cards.some(({ way }) => way === 'leaves')
    const counting = Object.keys(shown.arrived).length > 0
    if (!going && !counting) return
    const timer = setTimeout(
      () =>
        setState((now) =>
          now.shown === shown
            ? { ...now, shown: { cards: shown.cards.filter(({ way }) => way !== 'leaves'), arrived: {} } }
            : now,
        ),
      counting ? arrivedMs : journeyMs,
    )
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}

const Cards = ({ board, w, h }: { board: Board; w: number; h: number }): ReactElement => {
  const head = useHead()
  const now = useBeat(() => Math.floor(serverSecond() / 60)) * 60
  const places = lanePlaces(w, h)
  const { cards, arrived } = useJourneys(board, places)
  const inOrder = [...cards].sort((a, b) => (a.card.id < b.card.id ? -1 : 1))
  return (
    <>
      {board.lanes.map((lane) => (
        <LaneBox key={lane.id} lane={lane} at={places[lane.id]} now={now} arrived={arrived[lane.id] ?? 0} />
      ))}
      <ol className="cards">
        {inOrder.map(({ card, lane, slot, way }) => {
          const place = places[lane]
          const { x, y } = cardAt(place, slot)
          return (
            <li
              key={card.id}
              className="card"
              data-card={card.id}
              data-in={lane}
              data-way={way}
              style={{
                width: rem(place.w),
                height: rem(cardHeight(place)),
                transform: `translate(${rem(x)}, ${rem(y)})`,
              }}
            >
              <CardFace card={card} lane={lane} now={now} tz={head?.tz ?? 'UTC'} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The workshop's board on a place of `w` by `h` units: six lanes, whose cards glide from one to the next. */
export const LanesZone = ({ w, h }: { w: number; h: number }): ReactElement => {
  const t = useClipTexts()
  const board = useZone('lanes')
  const lamp = useZoneLamp('lanes')
  const dim = useDim('lanes')
  return (
    <section className="lanes" data-zone="lanes" data-lamp={lamp} data-dim={dim}>
      <h2 className="unseen">
        {t('zone.lanes')} <ZoneLampMark zone="lanes" />
      </h2>
      {board && <Cards board={board} w={w} h={h} />}
    </section>
  )
}
