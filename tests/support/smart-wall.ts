import { sceneIds, usualSeconds } from '../../shared/live/scenes.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { believableWall, type WallChoice } from './believable-wall.ts'
import { regions } from './wall-parts.ts'

/** A smart wall of a busy company in the afternoon; test data only. */
export const smartWall = (choice: WallChoice): Wall => {
  const data = believableWall(choice)
  const gmv = data.zones.hero?.gmv_amt ?? 0
  const hour = choice.hour ?? 15
  const later = (factor: number) =>
    Array.from({ length: 24 }, (_, at) => (at < hour ? null : Math.round(gmv * (1 + (at - hour + 1) * factor))))
  const countries = regions.slice(0, 8)
  return {
    ...data,
    zones: {
      ...data.zones,
      playlist: sceneIds.map((scene) => ({ scene, seconds: usualSeconds[scene] })),
      outlook: { days: 28, low: later(0.03), high: later(0.09) },
      unusual: [
        { id: 'country.BR', kind: 'country', name: 'BR', amt: 430_000, usual_amt: 140_000 },
        {
          id: 'product.1',
          kind: 'product',
          name: '无线吸尘器 宠物家庭 大吸力长续航款',
          amt: 20_000,
          usual_amt: 90_000,
        },
        { id: 'creator.1', kind: 'creator', name: 'Hana Diary', amt: 180_000, usual_amt: 0 },
      ],
      day_field: countries.map((id, at) => {
        const hours = Array.from({ length: 24 }, (_, one) => (one <= hour ? ((one * 7 + at * 5) % 11) * 10_000 : 0))
        return { id, hours, amt: hours.reduce((sum, amt) => sum + amt, 0) }
      }),
      live_course: {
        live_id: 'L1',
        steps: Array.from({ length: 72 }, (_, n) => ({
          t: Math.floor(choice.ts / 300) * 300 - (71 - n) * 300,
          gmv_amt: ((n * 37) % 50) * 3_400,
          viewers: n > 20 && n < 24 ? null : 2400 + ((n * 13) % 40) * 40,
        })),
      },
      live_rooms: [1, 2, 3, 4].map((n) => ({
        live_id: `L${n}`,
        title: n === 1 ? '品牌日返场 全场五折起 最后一小时' : `Room ${n}`,
        creator_name: `Creator ${n}`,
        start_t: n === 2 ? null : choice.ts - n * 3600,
        viewers: n === 3 ? null : 4000 / n,
        gmv_amt: Math.round(8_456_700 / n),
        orders: 600 / n,
        orders_per_minute: 3.4,
        gpm: n === 3 ? null : 18_250,
      })),
    },
  }
}
