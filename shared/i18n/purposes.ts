import { defineWords } from './texts.ts'

/** What each screen is for, in a sentence, by the key of its title; shown where a screen is not drawn yet. */
export const purposeTexts = defineWords({
  'purpose.console': [
    '按分钟看今天的成交、订单、佣金与排行。',
    'Today’s sales, orders, commission and ranks, minute by minute.',
  ],
  'purpose.dataBoard': [
    '按天、周、月分析一段时间的成交、佣金、退款与构成，并与上期对比。',
    'Sales, commission, refunds and their make-up over a period, by day, week or month, against the one before.',
  ],
  'purpose.affiliateBoard': [
    '按天、周、月分析达人带来的成交、佣金、退款与构成，并与上期对比。',
    'Sales that creators brought, their commission, refunds and make-up over a period, against the one before.',
  ],
  'purpose.product': [
    '按销量、佣金率与趋势挑选适合推广的好物。',
    'Find goods worth promoting by sales, commission rate and trend.',
  ],
  'purpose.productAffiliate': [
    '在联盟商品中按佣金率、销量与达人数选品，申请样品并生成推广链接。',
    'Choose affiliate products by commission rate, sales and creators, ask for samples and make promotion links.',
  ],
  'purpose.productShops': [
    '在一处管理自有店铺的商品：库存、价格、状态与联盟佣金。',
    'The products of your own shops in one place: stock, price, state and affiliate commission.',
  ],
  'purpose.category': [
    '每期由选品人按类目挑出的爆款、新品与高佣商品，附推荐理由。',
    'Best sellers, new and high-commission products picked per category for each issue, with the reason.',
  ],
  'purpose.goodsAnalyse': [
    '深入看一款商品：销售曲线、带货达人、视频、直播与规格分布。',
    'One product in depth: sales curve, creators, videos, live rooms and variations.',
  ],
  'purpose.orders': [
    '逐单查看联盟订单、佣金计算过程与结算状态。',
    'Affiliate orders line by line, with how the commission came about and how it is settled.',
  ],
  'purpose.dataAnalysis': [
    '自由组合维度与指标，做透视表与图表，并保存为视图。',
    'Combine dimensions and metrics freely into pivot tables and charts, and keep them as views.',
  ],
  'purpose.bills': [
    '每月账单：核对、确认或提出异议，跟踪打款。',
    'The monthly bills: check, confirm or dispute them, and follow the payment.',
  ],
  'purpose.billOrder': [
    '一张账单背后的每一条订单明细，合计与账单相符。',
    'Every order line behind one bill, adding up to it.',
  ],
  'purpose.merchantsTeamMent': [
    '招募并管理直属达人：邀请、审核、分成与绑定。',
    'Recruit and manage direct creators: invitation, approval, shares and binding.',
  ],
  'purpose.merchantsTeamData': [
    '直属达人的出单、成交、佣金与活跃度。',
    'Orders, sales, commission and activity of your direct creators.',
  ],
  'purpose.directlyUnder': [
    '直属达人带来的订单，以及从中应得的分成。',
    'The orders of direct creators and your share of them.',
  ],
  'purpose.associated': [
    '下级团队与间接达人的规模、成交与级差收益。',
    'Size, sales and level income of the teams and creators below you.',
  ],
  'purpose.management': [
    '管理员工账号：角色组、店铺范围、启用与停用。',
    'Staff accounts: groups, shops in reach, on and off.',
  ],
  'purpose.directlyData': [
    '每位员工负责的达人、建联、寄样、订单与目标完成率。',
    'Creators, outreach, samples, orders and target of each member of staff.',
  ],
  'purpose.directlyOrder': [
    '员工带来的订单，按归属人与团队查看。',
    'The orders that staff brought, by owner and team.',
  ],
  'purpose.permissions': [
    '按角色组设置可见页面、操作与数据范围，并预览效果。',
    'Pages, actions and reach of data by group, with a preview.',
  ],
  'purpose.team': [
    '各团队的人数、店铺、成交、毛利与目标完成率。',
    'People, shops, sales, profit and target of each team.',
  ],
  'purpose.tkspy': [
    '关注竞品的商品、达人、视频与广告，发现正在起量的机会。',
    'Watch the products, creators, videos and ads of others and see early what takes off.',
  ],
  'purpose.forFlow': [
    '管理广告账户、系列、预算与素材，看投放效果并设置规则。',
    'Ad accounts, campaigns, budgets and creatives, their results, and rules for them.',
  ],
  'purpose.liveData': [
    '直播计划、进行中的场次与下播后的复盘。',
    'Live plans, running rooms and the review afterwards.',
  ],
  'purpose.liveRoom': [
    '一场直播的实时大屏：成交、在线、流量来源与商品表现。',
    'One live room as it runs: sales, viewers, where they come from and how products do.',
  ],
  'purpose.matrix': [
    '店铺与账号的矩阵：分组、负责人与授权状态。',
    'Shops and accounts as a matrix: groups, owners and authorization.',
  ],
  'purpose.mncPlatform': [
    '签约达人、机构分成、招募活动与结算。',
    'Creators under contract, the agency’s share, recruiting campaigns and settlement.',
  ],
  'purpose.shopEmpower': [
    '授权店铺接入，关注到期与同步状态。',
    'Authorize shops and watch expiry and synchronisation.',
  ],
  'purpose.shopCopy': [
    '把一家授权店铺的商品按规则复制到其他店铺。',
    'Copy products of one authorized shop to others by rules.',
  ],
  'purpose.orderTrend': [
    '每个商品的销量曲线、涨跌与可售天数。',
    'Sales curve, rise and fall, and days of stock of each product.',
  ],
  'purpose.skuTrend': ['每个SKU的销量曲线、占比与补货建议。', 'Sales curve, share and restocking advice of each SKU.'],
  'purpose.filmHome': [
    '剪辑生产总览：需求进度、审核、产能与返工原因。',
    'Clip production at a glance: demands, reviews, output and why work comes back.',
  ],
  'purpose.filmDetails': [
    '素材的检索、预览、版本与使用效果。',
    'Find and preview materials, their versions and what they achieved.',
  ],
  'purpose.clipTasks': ['领取、剪辑、提交与审核剪辑任务。', 'Take, cut, submit and review clip tasks.'],
  'purpose.clipDemand': [
    '为商品下达剪辑需求，分配任务并验收。',
    'Order clips for a product, hand out the tasks and accept the result.',
  ],
  'purpose.starLibrary': ['共享的原创素材，按需申请使用。', 'Shared original footage, to be used on request.'],
  'purpose.businessCentre': [
    '品牌合作从线索、报价、寄样到结算的全过程。',
    'Brand deals from lead, offer and sample to settlement.',
  ],
  'purpose.ttAccount': [
    '分析任意 TikTok 账号的粉丝、视频与带货表现。',
    'Followers, videos and sales of any TikTok account.',
  ],
  'purpose.academy': ['教程、规则与案例文章，按课程学习。', 'Guides, rules and cases, as courses.'],
  'purpose.outbox': [
    '演示环境中发出的短信，供查看验证码。',
    'Text messages sent in the demonstration, to look up codes.',
  ],
})
