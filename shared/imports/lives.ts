import { defineImport, i } from './import.ts'

const LARGEST = 10_000_000_000
const counted = { least: 0, most: LARGEST } as const

/** A session by its id, in every file that tells of sessions. */
export const liveId = i.text('live_id', {
  named: ['直播ID', 'LIVE ID', 'Livestream ID', 'Live room ID', '直播间ID', 'live_id'],
  needed: true,
  least: 1,
  most: 64,
})

/** Live sessions that are over, with what the network tells of them. */
export const liveImport = defineImport({
  id: 'lives',
  title: ['导入直播', 'Import sessions'],
  note: [
    '每行一场直播：直播ID、达人、开播与下播时间，以及观看、曝光、点击等平台数据。成交额按订单计算，不从文件读取；较旧的文件不会改动较新的数据。',
    'A line for each session: its id, creator, start and end, and views, impressions, clicks as the network tells them. Turnover is that of the orders and not read from the file; an older file changes nothing that is newer.',
  ],
  screens: ['liveData'],
  by: 'company',
  columns: [
    liveId,
    i.text('title', { named: ['直播标题', 'LIVE name', 'Livestream name', 'Title', '标题', 'title'], most: 200 }),
    i.handle('creator', {
      named: ['达人用户名', 'Creator username', '达人', 'Creator', '主播', 'Host', 'username'],
      needed: true,
    }),
    i.choice('account_type', {
      named: ['账号类型', 'Account type', 'account_type'],
      options: [
        [1, '官方', 'Official', 'OFFICIAL_ACCOUNTS'],
        [2, '营销', 'Marketing', 'MARKETING_ACCOUNTS'],
        [3, '联盟', 'Affiliate', 'AFFILIATE_ACCOUNTS'],
      ],
    }),
    i.time('start', { named: ['开播时间', 'Start time', '开始时间', 'Started', 'start_time'], needed: true }),
    i.time('end', { named: ['下播时间', 'End time', '结束时间', 'Ended', 'end_time'] }),
    i.count('views', { named: ['观看次数', 'Views', '场观', 'views'], ...counted }),
    i.count('room_impressions', { named: ['直播间曝光', 'LIVE impressions', 'Room impressions'], ...counted }),
    i.count('impressions', { named: ['商品曝光', 'Product impressions', 'product_impressions'], ...counted }),
    i.count('clicks', { named: ['商品点击', 'Product clicks', 'product_clicks'], ...counted }),
    i.count('avg_watch', {
      named: ['平均停留（秒）', 'Avg. viewing duration (s)', '平均观看时长', 'avg_viewing_duration'],
      least: 0,
      most: 86_400,
    }),
    i.count('new_followers', { named: ['新增粉丝', 'New followers', 'new_followers'], ...counted }),
    i.count('likes', { named: ['点赞', 'Likes', 'likes'], ...counted }),
    i.count('comments', { named: ['评论', 'Comments', 'comments'], ...counted }),
    i.count('shares', { named: ['分享', 'Shares', 'shares'], ...counted }),
  ],
  key: ['live_id'],
  updates: [
    ...(['title', 'creator', 'account_type', 'start', 'end', 'views', 'room_impressions', 'impressions'] as const),
    ...(['clicks', 'avg_watch', 'new_followers', 'likes', 'comments', 'shares'] as const),
  ],
})
