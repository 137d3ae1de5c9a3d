import { defineImport, i } from './import.ts'
import { liveId } from './lives.ts'

const counted = { least: 0, most: 1_000_000_000 } as const

/** What live sessions did by the minute. */
export const liveMinuteImport = defineImport({
  id: 'live-minutes',
  title: ['导入分时数据', 'Import minutes'],
  note: [
    '每行一场直播的一分钟：直播ID、时间和在线人数，以及进房、曝光、点击、互动。直播须先存在；较旧的文件不会改动较新的数据。',
    'A line for a minute of a session: its id, the time and who watches, with entries, impressions, clicks and interaction. The session must be there; an older file changes nothing that is newer.',
  ],
  screens: ['liveData'],
  by: 'company',
  columns: [
    liveId,
    i.time('minute', { named: ['时间', 'Time', '分钟', 'Minute', 'time'], needed: true }),
    i.count('viewers', { named: ['在线人数', 'Viewers', 'Online', 'Current viewers'], needed: true, ...counted }),
    i.count('views', { named: ['进房', 'Views', 'Entries'], ...counted }),
    i.count('room_impressions', { named: ['直播间曝光', 'LIVE impressions', 'Room impressions'], ...counted }),
    i.count('impressions', { named: ['商品曝光', 'Product impressions'], ...counted }),
    i.count('clicks', { named: ['商品点击', 'Product clicks'], ...counted }),
    i.count('watch', { named: ['观看时长（秒）', 'Watch time (s)'], ...counted }),
    i.count('new_followers', { named: ['新增粉丝', 'New followers'], ...counted }),
    i.count('comments', { named: ['评论', 'Comments'], ...counted }),
    i.count('likes', { named: ['点赞', 'Likes'], ...counted }),
    i.count('shares', { named: ['分享', 'Shares'], ...counted }),
  ],
  key: ['live_id', 'minute'],
  updates: [
    ...(['viewers', 'views', 'room_impressions', 'impressions', 'clicks', 'watch', 'new_followers'] as const),
    ...(['comments', 'likes', 'shares'] as const),
  ],
})
