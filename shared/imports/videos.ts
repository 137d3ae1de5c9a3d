import { defineImport, i } from './import.ts'

const LARGEST = 10_000_000_000
const counted = { least: 0, most: LARGEST } as const

/** What videos did by the day, as the network tells it. */
export const videoImport = defineImport({
  id: 'videos',
  title: ['导入视频数据', 'Import videos'],
  note: [
    '每行一条视频一天的数据：视频ID、达人、日期，以及播放、曝光、点击等。成交额按订单计算，不从文件读取；较旧的文件不会改动较新的数据。',
    'A line for each video and day: its id, creator, day, and views, impressions, clicks as the network tells them. Turnover is that of the orders and not read from the file; an older file changes nothing that is newer.',
  ],
  screens: ['merchantsTeamMent', 'merchantsTeamData'],
  by: 'company',
  columns: [
    i.text('video_id', {
      named: ['视频ID', 'Video ID', 'Content ID', '内容ID', 'video_id'],
      needed: true,
      least: 1,
      most: 64,
    }),
    i.handle('creator', {
      named: ['达人用户名', 'Creator username', '达人', 'Creator', 'username'],
      needed: true,
    }),
    i.date('day', { named: ['日期', 'Date', 'Day'], needed: true, least: -3660, most: 1 }),
    i.text('title', { named: ['视频标题', 'Video name', 'Video title', 'Title', '标题'], most: 300 }),
    i.time('post', { named: ['发布时间', 'Time posted', 'Post time', 'Posted'] }),
    i.count('duration', { named: ['时长（秒）', 'Duration (s)', 'Duration'], least: 0, most: 86_400 }),
    i.count('views', { named: ['播放次数', 'Views', 'VV', 'Video views'], ...counted }),
    i.count('impressions', { named: ['商品曝光', 'Product impressions'], ...counted }),
    i.count('clicks', { named: ['商品点击', 'Product clicks'], ...counted }),
    i.count('new_followers', { named: ['新增粉丝', 'New followers'], ...counted }),
    i.count('likes', { named: ['点赞', 'Likes'], ...counted }),
    i.count('comments', { named: ['评论', 'Comments'], ...counted }),
    i.count('shares', { named: ['分享', 'Shares'], ...counted }),
  ],
  key: ['video_id', 'day'],
  updates: [
    ...(['title', 'post', 'duration', 'views', 'impressions', 'clicks'] as const),
    ...(['new_followers', 'likes', 'comments', 'shares'] as const),
  ],
})
