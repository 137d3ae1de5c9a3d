import { defineImport, i } from './import.ts'

/** Creators, and to whom they are bound since when, with which share. */
export const creatorImport = defineImport({
  id: 'creators',
  title: ['导入达人', 'Import creators'],
  note: [
    '每行一位达人：用户名、国家、粉丝数，以及绑定给谁、从哪天起、分成多少。换绑从那一天起生效，已付款的订单仍归原来的人；空格子不改动已有的内容。',
    'A line for each creator: handle, country, followers, and to whom it is bound, since when and with which share. Another member counts from that day on, orders that are paid stay with the one before; an empty cell leaves what is known.',
  ],
  screens: ['merchantsTeamMent'],
  by: 'company',
  columns: [
    i.handle('username', {
      named: [
        '达人用户名',
        'Creator username',
        '达人账号',
        '用户名',
        'Creator handle',
        'Handle',
        'Username',
        'Nama pengguna kreator',
        '达人',
        'Creator',
        'Creator name',
        'creator_username',
      ],
      needed: true,
      least: 1,
      most: 100,
    }),
    i.text('creator_id', { named: ['达人ID', 'Creator ID', 'ID Kreator', 'creator_id'], most: 100 }),
    i.text('nickname', { named: ['达人昵称', 'Nickname', '昵称', 'Display name', 'Creator nickname'], most: 200 }),
    i.country('region', {
      named: ['国家/地区', 'Country/Region', '国家', '达人国家', 'Country', 'Region', 'Creator Region', 'region'],
    }),
    i.count('followers', {
      named: ['粉丝数', 'Followers', '粉丝', '粉丝量', 'Follower count', 'Pengikut', 'follower_count'],
      least: 0,
      most: 10_000_000_000,
    }),
    i.member('member', {
      named: ['绑定成员', 'Bound to', '归属人', '负责人', '绑定给', '所属成员', 'Owner', 'Member', 'Agent', 'Manager'],
    }),
    i.choice('kind', {
      named: ['绑定类型', 'Binding', '关系', 'Relation', 'Binding type'],
      options: [
        [1, '直属', 'Direct', '直属达人'],
        [2, '关联', 'Associated', 'Linked'],
        [3, 'MCN', 'Agency', '机构'],
      ],
    }),
    i.date('since', {
      named: ['绑定日期', 'Bound since', '绑定时间', '生效日期', '起始日期', 'Since', 'Start date', 'start_time'],
      most: 1,
    }),
    i.rate('share', {
      named: ['分成比例', 'Share', '分成', '达人分成', 'Share rate', 'Commission share', 'share_rate'],
      least: 0,
      most: 10_000,
    }),
  ],
  key: ['username'],
  updates: ['nickname', 'region', 'followers', 'member', 'since', 'share'],
})
