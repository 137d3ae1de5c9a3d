import { defineWords } from '../../i18n/texts.ts'

/** Columns and figures of followed accounts. */
export const ttAccountListTexts = defineWords({
  'column.tt_name': ['账号', 'Account'],
  'column.account_handle': ['@用户名', '@handle'],
  'column.followers_7d': ['涨粉 7 天', 'Followers +7 d'],
  'column.followers_30d': ['涨粉 30 天', 'Followers +30 d'],
  'column.account_videos': ['视频数', 'Videos'],
  'column.mean_views': ['平均播放', 'Mean views'],
  'column.account_gpm': ['账号 GPM', 'Account GPM'],
  'column.last_post_time': ['最近发布', 'Last post'],
  'column.account_state': ['状态', 'State'],
  'column.account_note': ['备注', 'Note'],
  'column.followed_by': ['添加人', 'Followed by'],
  'column.followed_since': ['添加时间', 'Followed since'],
  'column.follow_id': ['编号', 'Number'],
  'ttAccountState.1': ['分析中', 'Followed'],
  'ttAccountState.2': ['已移除', 'Put away'],
  'kpi.tt-accounts.accounts': ['账号', 'Accounts'],
  'kpi.tt-accounts.accounts.hint': ['筛选内的账号。', 'Accounts of the filter.'],
  'kpi.tt-accounts.grown': ['7 天涨粉的账号', 'Growing'],
  'kpi.tt-accounts.grown.hint': ['最近 7 天粉丝增加的账号。', 'Accounts with more followers than 7 days before.'],
  'kpi.tt-accounts.silent': ['30 天未发布', 'Silent'],
  'kpi.tt-accounts.silent.hint': ['最近 30 天没有发布视频的账号。', 'Accounts without a video in the last 30 days.'],
  'kpi.tt-accounts.gmv': ['带货成交额', 'GMV'],
  'kpi.tt-accounts.gmv.hint': ['这些账号近 30 天视频和直播的成交额之和，美元。', 'Their turnover of videos and lives of 30 days, in US dollars.'],
  'search.tt-accounts': ['账号名 / @用户名', 'Name / @handle'],
  'empty.tt-accounts': ['还没有账号。用 @用户名或主页链接添加。', 'No accounts yet: add one by its @handle or the address of its page.'],
})

/** Words of the page. */
export const ttAccountWords = defineWords({
  'account.add': ['添加账号', 'Add an account'],
  'account.facts': ['账号数据', 'The account'],
  'account.fans': ['粉丝曲线', 'Followers'],
  'account.noFans': ['还没有每日数据', 'No daily figures yet'],
  'account.followers': ['粉丝', 'Followers'],
  'account.calendar': ['发布日历（近 8 周）', 'Posting calendar (8 weeks)'],
  'account.noPosts': ['近 8 周没有发布', 'Nothing was posted in 8 weeks'],
  'account.weekday': ['星期', 'Weekday'],
  'account.weekday.0': ['周一', 'Mon'],
  'account.weekday.1': ['周二', 'Tue'],
  'account.weekday.2': ['周三', 'Wed'],
  'account.weekday.3': ['周四', 'Thu'],
  'account.weekday.4': ['周五', 'Fri'],
  'account.weekday.5': ['周六', 'Sat'],
  'account.weekday.6': ['周日', 'Sun'],
  'account.hours': ['最佳发布时段（平均播放）', 'Best hours (mean views)'],
  'account.noHours': ['还没有视频', 'No videos yet'],
  'account.videos': ['视频（最近 {n} 个）', 'Videos (newest {n})'],
  'account.video': ['视频', 'Video'],
  'account.posted': ['发布', 'Posted'],
  'account.views': ['播放', 'Views'],
  'account.likes': ['点赞', 'Likes'],
  'account.comments': ['评论', 'Comments'],
  'account.gmv': ['成交额', 'GMV'],
  'account.products': ['带货商品', 'Products sold'],
  'account.noProducts': ['还没有带货数据', 'Nothing sold yet'],
  'account.product': ['商品', 'Product'],
  'account.items': ['销量', 'Items'],
  'account.similar': ['相似账号（同类目同国家）', 'Similar accounts (same category and country)'],
  'account.noSimilar': ['没有找到相似账号', 'No similar accounts'],
  'account.follow': ['添加', 'Add'],
  'account.followed': ['已添加', 'Added'],
  'account.toSpy': ['在选品雷达中查看', 'See it in TK SPY'],
  'account.compareTitle': ['对比 {n} 个账号', '{n} accounts compared'],
  'account.compareCount': ['请选择 2–{most} 个账号', 'Choose 2 to {most} accounts'],
  'account.note': ['数据来自市场快照，金额为美元；日历与时段按公司时区。', 'From the snapshots of the market, in US dollars; calendar and hours by the company’s clock.'],
})

/** What is done with them. */
export const ttAccountWorkflowWords = defineWords({
  'transition.ttAccount.putAway': ['移除', 'Put away'],
  'transition.ttAccount.takeUp': ['重新分析', 'Take up again'],
  'transition.ttAccount.note': ['备注', 'Note'],
  'form.ttAccount.note.note': ['备注', 'Note'],
})

/** Why something is not done. */
export const ttAccountErrors = defineWords({
  'ttAccount.none': ['账号不在你的列表里', 'It is not among your accounts'],
  'ttAccount.handle': ['请填写 @用户名或 TikTok 主页链接', 'Give an @handle or the address of a TikTok page'],
  'ttAccount.unknown': ['账号不存在或私密，或市场数据还没有收录', 'The account does not exist, is private, or the market does not know it yet'],
  'ttAccount.full': ['最多分析 {most} 个账号，请先移除一些', 'At most {most} accounts: put some away first'],
})
