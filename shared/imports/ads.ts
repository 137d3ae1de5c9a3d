import { defineImport, i } from './import.ts'

type Named = readonly [zh: string, en: string, ...others: readonly string[]]

/** How a network's own report calls what all of them tell. */
interface Words {
  readonly id: string
  readonly title: readonly [zh: string, en: string]
  readonly group: Named
  readonly group_id: Named
  readonly spend: Named
  readonly clicks: Named
  readonly conversions: Named
  readonly orders: Named
  readonly revenue: Named
}

const LARGEST = 10_000_000_000
const counted = { least: 0, most: LARGEST } as const
const amount = { least: 0, most: 1_000_000_000_00 } as const
const idOf = { needed: true, least: 1, most: 64 } as const

/** A network's report by ad and day. */
const adImport = (words: Words) =>
  defineImport({
    id: words.id,
    title: words.title,
    note: [
      '每行一条广告一天的数据；账户、系列、广告组和广告不存在时自动建立。金额按账户币种。已有按小时数据的那一天不会改动；较旧的文件不会改动较新的数据。',
      'A line for each ad and day; accounts, campaigns, groups and ads that are new are made. Amounts are in the account’s currency. A day that is known by the hour stays; an older file changes nothing that is newer.',
    ],
    screens: ['forFlow'],
    by: 'company',
    columns: [
      i.date('day', {
        named: ['日期', 'Date', 'By Day', 'Day', 'Reporting starts'],
        needed: true,
        least: -3660,
        most: 1,
      }),
      i.text('account_id', { named: ['账户ID', 'Account ID', 'Advertiser ID'], ...idOf }),
      i.text('account', { named: ['账户名称', 'Account name', 'Advertiser name'], most: 100 }),
      i.currency('currency', { named: ['币种', 'Currency', 'Account currency'] }),
      i.text('zone', { named: ['账户时区', 'Time zone', 'Timezone'], most: 60 }),
      i.text('campaign_id', { named: ['系列ID', 'Campaign ID'], ...idOf }),
      i.text('campaign', { named: ['系列名称', 'Campaign name', 'Campaign'], most: 200 }),
      i.country('region', { named: ['国家', 'Country', 'Country/Region'] }),
      i.text('group_id', { named: words.group_id, ...idOf }),
      i.text('group', { named: words.group, most: 200 }),
      i.text('ad_id', { named: ['广告ID', 'Ad ID'], ...idOf }),
      i.text('ad', { named: ['广告名称', 'Ad name', 'Ad'], most: 200 }),
      i.money('spend', { named: words.spend, needed: true, ...amount }),
      i.count('impressions', { named: ['展示量', 'Impressions'], ...counted }),
      i.count('clicks', { named: words.clicks, ...counted }),
      i.count('conversions', { named: words.conversions, ...counted }),
      i.count('orders', { named: words.orders, ...counted }),
      i.money('revenue', { named: words.revenue, ...amount }),
      i.count('add_to_cart', { named: ['加入购物车', 'Adds to cart', 'Add to cart'], ...counted }),
      i.count('checkouts', { named: ['结账发起', 'Checkouts initiated', 'Initiate checkout'], ...counted }),
      i.count('video_plays', { named: ['视频播放量', 'Video views', 'Video plays'], ...counted }),
    ],
    key: ['ad_id', 'day'],
    updates: [
      'spend',
      'impressions',
      'clicks',
      'conversions',
      'orders',
      'revenue',
      'add_to_cart',
      'checkouts',
      'video_plays',
    ],
  })

export const tiktokAdImport = adImport({
  id: 'ads-tiktok',
  title: ['导入 TikTok 广告数据', 'Import TikTok ads'],
  group: ['广告组名称', 'Ad group name', 'Ad group'],
  group_id: ['广告组ID', 'Ad group ID', 'Adgroup ID'],
  spend: ['消耗', 'Cost', 'Spend'],
  clicks: ['点击量（目标页面）', 'Clicks (destination)', 'Clicks'],
  conversions: ['转化量', 'Conversions', 'Results'],
  orders: ['订单数（SKU）', 'Orders (SKU)', 'SKU orders', 'Complete payment'],
  revenue: ['总收入', 'Gross revenue', 'Gross revenue (Shop)', 'Total revenue'],
})

export const metaAdImport = adImport({
  id: 'ads-meta',
  title: ['导入 Meta 广告数据', 'Import Meta ads'],
  group: ['广告组名称', 'Ad set name', 'Ad set'],
  group_id: ['广告组ID', 'Ad set ID', 'Adset ID'],
  spend: ['已花费金额', 'Amount spent', 'Amount spent (USD)', 'Amount spent (EUR)', 'Amount spent (GBP)'],
  clicks: ['链接点击量', 'Link clicks'],
  conversions: ['成效数', 'Results'],
  orders: ['购物次数', 'Purchases', 'Website purchases'],
  revenue: ['购物转化价值', 'Purchases conversion value', 'Purchase conversion value'],
})

export type AdImport = typeof tiktokAdImport
