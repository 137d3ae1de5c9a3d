import { type ClipLane, clipLanes } from '../../shared/live/clip-lanes.ts'
import type { WallZones } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { dayText } from '../../shared/time/zone.ts'
import { randomOf } from './wall-parts.ts'

const HOUR = 3600
const titles = [
  '空气炸锅 首发开箱',
  '丝绒哑光唇釉 试色',
  '无线吸尘器 宠物家庭',
  '便携榨汁杯 办公室',
  '瑜伽裤 上身对比',
  'Air fryer, first look',
]
const names = ['林晓', '周一鸣', '陈可', '何苗', 'Ann Lee', '赵北', '吴桐', '孙悦']
/** Forty letters. */
export const longTitle = '一条名字非常非常长的需求它讲的是一台全新无油空气炸锅的开箱和第一次使用以及清洗全过程'.slice(
  0,
  40,
)

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="160"/>'

type Lanes = WallZones['lanes']['lanes']
type Card = Lanes[number]['cards'][number]

/** How a clip wall stands: no task at all, a usual afternoon, three hundred open tasks, everything late. */
export type ClipState = 'quiet' | 'usual' | 'full' | 'alarming'

const counts: Readonly<Record<ClipState, Readonly<Record<ClipLane, number>>>> = {
  quiet: { pool: 0, assigned: 0, editing: 0, review: 0, revision: 0, approved: 0 },
  usual: { pool: 7, assigned: 2, editing: 9, review: 4, revision: 2, approved: 12 },
  full: { pool: 120, assigned: 24, editing: 88, review: 52, revision: 16, approved: 240 },
  alarming: { pool: 0, assigned: 3, editing: 30, review: 14, revision: 9, approved: 3 },
}

/** A clip wall in one of its states; test data only. */
export const clipWall = (state: ClipState, ts: number): Wall => {
  const random = randomOf(5)
  const isLate = state === 'alarming'
  const title = (n: number): string => (state === 'full' ? longTitle : (titles[n % titles.length] ?? ''))
  const name = (n: number): string => names[n % names.length] ?? ''
  let task = 0
  const card = (lane: ClipLane): Card => {
    task += 1
    const since_t = ts - Math.round(random() * (isLate ? 6 : 2) * HOUR) - 600
    return {
      id: `CT${String(task).padStart(6, '0')}`,
      title: title(task),
      cutter: lane === 'pool' ? '' : name(task),
      since_t,
      deadline_t: ts + Math.round((random() - (isLate ? 0.7 : 0.05)) * 30 * HOUR),
      version: lane === 'pool' || lane === 'assigned' || lane === 'editing' ? 0 : 1 + (task % 3),
      paused: lane === 'editing' && task % 5 === 0,
      cover: task % 3 === 0 ? null : picture,
    }
  }
  const lanes: Lanes = clipLanes.map((id) => {
    const count = counts[state][id]
    return {
      id,
      count,
      oldest_t: count === 0 ? null : ts - (isLate ? 5 : 1.7) * HOUR,
      limit: id === 'editing' ? 24 : id === 'review' ? 10 : null,
      cards: Array.from({ length: Math.min(12, count) }, () => card(id)),
    }
  })
  const open = lanes.reduce((sum, lane) => sum + (lane.id === 'approved' ? 0 : lane.count), 0)
  const overdue = isLate ? 21 : Math.floor(open / 30)
  const isQuiet = state === 'quiet'
  const alert = (id: string, code: string, level: 'red' | 'amber', params: Record<string, string | number>) =>
    ({ id, kind: 'alert', level, code, t: ts - 2 * HOUR, params }) as const
  const notice = (id: string, code: string, params: Record<string, string | number>) =>
    ({ id, kind: 'notice', level: 'plain', code, t: ts - 300, params }) as const
  return {
    head: {
      scope: 'c1',
      version: `c1.${state}.1`,
      ts,
      tz: 'Asia/Shanghai',
      cut_hour: 0,
      day: dayText(Math.floor((ts + 8 * HOUR) / 86_400)),
      currency: 'USD',
      company: '示例公司',
      module: 0,
      demo: true,
    },
    zones: {
      clip_kpi: {
        review: counts[state].review,
        review_t: lanes[3]?.oldest_t ?? null,
        approved: counts[state].approved,
        usual_tenths: isQuiet ? null : 184,
        overdue,
        open,
        overdue_bp: open === 0 ? null : Math.round((overdue / open) * 10_000),
        first_bp: isQuiet ? null : isLate ? 4600 : 8200,
        first_of: isQuiet ? 0 : 96,
        published: isQuiet ? 0 : 5,
      },
      lanes: { lanes, moves: [] },
      cutters: {
        total: isQuiet ? 0 : 8,
        online: isQuiet ? 0 : 5,
        free: isQuiet ? 0 : 2,
        most: 5,
        rows: isQuiet
          ? []
          : names.map((one, n) => ({
              id: String(n + 1),
              name: state === 'full' ? `${one}·华南短视频剪辑一组` : one,
              open: isLate ? 5 : Math.max(0, n - 1),
              editing: Math.max(0, n - 2),
              overdue: isLate ? 2 : 0,
              approved: (n * 3) % 7,
              first_bp: n === 5 ? null : 10_000 - n * 700,
              online: n < 5,
            })),
      },
      demands: {
        open: isQuiet ? 0 : 9,
        required: isQuiet ? 0 : 120,
        approved: isQuiet ? 0 : 74,
        progress_bp: isQuiet ? null : 6167,
        at_risk: isQuiet ? 0 : 2,
        rows: isQuiet
          ? []
          : Array.from({ length: isLate || state === 'full' ? 4 : 2 }, (_, n) => ({
              id: `CD00000${n}`,
              title: title(n),
              missing: 4 + n * 7,
              required: 20,
              deadline_t: ts + (isLate ? -1 : 1) * (3.3 + n * 9) * HOUR,
              overdue: isLate,
            })),
      },
      clip_trend: Array.from({ length: 14 }, (_, n) => {
        const submitted = isQuiet ? 0 : Math.round((14 + random() * 14) * (state === 'full' ? 12 : 1))
        const approved = Math.round(submitted * (isLate ? 0.4 : 0.8))
        const day = dayText(Math.floor((ts + 8 * HOUR) / 86_400) - 13 + n)
        return { id: day, submitted, approved, rejected: submitted - approved }
      }),
      hits: {
        clips: isQuiet ? 0 : 60,
        hit_bp: isQuiet ? null : 1167,
        month_amt: isQuiet ? 0 : state === 'full' ? 98_765_432_109 : 4_210_055,
        rows: isQuiet
          ? []
          : [0, 1, 2, 3, 4].map((n) => ({
              id: `CT10000${n}`,
              title: title(n),
              cutter: name(n),
              account: '@tidewall.home',
              cover: null,
              published_t: ts - n * 86_400,
              plays: n === 4 ? null : 1_234_567 - n * 300_000,
              data_until: n === 4 ? null : ts - 86_400,
              gmv_amt: state === 'full' ? 12_345_678_900 : 3_420_000 - n * 700_000,
              gpm_amt: n === 4 ? null : 2770,
              hit: n < 3,
            })),
        moments: [],
      },
      materials: {
        come: isQuiet ? 0 : 6,
        usable: isQuiet ? 0 : state === 'full' ? 128_345 : 128,
        ending: isLate ? 7 : 0,
        unused: isQuiet ? 0 : 21,
        kinds: isQuiet
          ? []
          : [60, 40, 16, 8, 4].map((n, i) => ({ id: `${i + 1}`, n: n * (state === 'full' ? 1002 : 1) })),
        sources: isQuiet ? [] : [70, 30, 18, 10].map((n, i) => ({ id: `${i + 1}`, n })),
      },
      ticker: isQuiet
        ? []
        : [
            ...(isLate
              ? [
                  alert('B1', 'B1', 'red', { title: title(1), hours: '5.0' }),
                  alert('B2', 'B2', 'red', { n: 21, rate: '37%' }),
                  alert('B3', 'B3', 'red', { rate: '46%' }),
                  alert('B4', 'B4', 'amber', { n: 2 }),
                  alert('B5.CT000009', 'B5', 'red', { title: title(2), task: 'CT000009', n: 3 }),
                  alert('B6.CD000001', 'B6', 'amber', { title: title(3), n: 11 }),
                ]
              : []),
            notice('e1', 'clip.submit', { title: title(0), cutter: '林晓', version: 2 }),
            notice('e2', 'clip.reject', { title: title(1), cutter: '陈可', version: 1, reason: 2 }),
          ],
    },
    data_time: {},
  }
}

/** The board after its first card of one lane went to another, as the platform would tell it. */
export const moved = (wall: Wall, from: ClipLane, to: ClipLane, ts: number): Wall => {
  const board = wall.zones.lanes ?? { lanes: [], moves: [] }
  const card = board.lanes.find(({ id }) => id === from)?.cards[0]
  if (!card) throw new Error(`no card in ${from}`)
  const lanes = board.lanes.map((lane) => {
    if (lane.id === from) return { ...lane, count: lane.count - 1, cards: lane.cards.slice(1) }
    if (lane.id === to)
      return { ...lane, count: lane.count + 1, cards: [{ ...card, since_t: ts }, ...lane.cards].slice(0, 12) }
    return lane
  })
  const move = { id: `${ts}.${card.id}`, task: card.id, title: card.title, cutter: card.cutter, to, t: ts }
  return {
    ...wall,
    head: { ...wall.head, version: `${wall.head.version}+` },
    zones: { ...wall.zones, lanes: { lanes, moves: [move, ...board.moves] } },
  }
}
