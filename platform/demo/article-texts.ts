/** An article of the demo: title, summary and paragraphs in both languages; a paragraph that begins with `# ` is a heading. */
export interface DemoArticle {
  readonly category: number
  readonly course?: string
  readonly minutes: number
  readonly audience?: 1 | 2
  readonly title: readonly [zh: string, en: string]
  readonly summary: readonly [zh: string, en: string]
  readonly text: readonly (readonly [zh: string, en: string])[]
}

const first = '联盟带货七步'

export const demoArticles: readonly DemoArticle[] = [
  {
    category: 1,
    course: first,
    minutes: 4,
    title: ['第一步：看懂实时看板', 'Step 1: reading the dashboard'],
    summary: ['成交额、佣金、订单数各按什么算。', 'What turnover, commission and orders count.'],
    text: [
      ['# 先看成交额', '# Turnover first'],
      [
        '成交额按付款时间计，已取消的订单不算，退款不扣减。旁边的箭头与昨天同一时刻相比。',
        'Turnover counts by the time of payment, without cancelled orders; refunds are not taken off. The arrow compares with yesterday at this hour.',
      ],
      ['# 佣金有三个阶段', '# Commission has three stages'],
      [
        '预估佣金在付款时算出，待结算等签收，已结算才会进账单。点任何数字都能看到组成它的订单。',
        'It is estimated at payment, waits until delivery, and is settled before it comes into a bill. Press any figure to see its orders.',
      ],
    ],
  },
  {
    category: 1,
    course: first,
    minutes: 5,
    title: ['第二步：邀请达人并设分成', 'Step 2: inviting creators and their share'],
    summary: ['邀请码、审核、换绑和解绑的规则。', 'Codes, approval, and how bindings change and end.'],
    text: [
      ['# 发出邀请', '# Invite'],
      [
        '在招商团队的“邀请”里生成邀请码、链接或二维码。分成不能高于你自己的比例。',
        'Make a code, a link or a QR code under Invitations. The share cannot be above your own.',
      ],
      ['# 换绑不影响旧订单', '# Old orders stay'],
      [
        '改分成从下一个业务日起生效；解绑需要 7 天。已付款的订单仍归原来的人。',
        'A new share counts from the next business day; unbinding takes 7 days. Paid orders stay with whom they were.',
      ],
    ],
  },
  {
    category: 2,
    minutes: 6,
    audience: 1,
    title: ['用四个数选品', 'Four numbers to choose a product by'],
    summary: [
      '佣金率之外，还要看退款率、库存和动销达人。',
      'Beside the rate: refunds, stock, and creators who sell it.',
    ],
    text: [
      ['# 佣金率不是全部', '# The rate is not all'],
      [
        '佣金率 20% 而退款率 30% 的商品，到手可能不如 12% 的。先看近 30 天我方佣金，再看佣金率。',
        'A product of 20 % with 30 % refunds may bring less than one of 12 %. Look at our commission of 30 days first.',
      ],
      ['# 库存够不够一周', '# A week of stock'],
      [
        '库存除以近 7 天日均销量，少于 7 天就先和商家确认补货，再安排达人。',
        'Stock divided by the sales a day of the last week: below seven days, ask the seller before you assign creators.',
      ],
      ['# 谁已经卖动了', '# Who sells it already'],
      [
        '商品分析里的关联达人，按成交额排。没卖过的同类达人是最好的下一批。',
        'Product analysis lists its creators by turnover. Those of the same kind who have not tried it come next.',
      ],
    ],
  },
  {
    category: 2,
    minutes: 4,
    audience: 1,
    title: ['读懂销量趋势的四种状态', 'Four states of a sales trend'],
    summary: ['爆发、平稳、下滑、断货，各自怎么办。', 'Rising, steady, falling, out of stock: what to do.'],
    text: [
      [
        '趋势按已结束的业务日计算，今天还没过完，不参与比较。',
        'A trend goes by days that are over; today is not compared.',
      ],
      ['# 爆发', '# Rising'],
      ['确认库存，再把剪辑需求优先级调高。', 'Check the stock, then raise the priority of its clips.'],
      ['# 下滑', '# Falling'],
      ['先看是价格、佣金还是达人少了，再决定换品。', 'See whether price, rate or creators changed before you drop it.'],
    ],
  },
  {
    category: 3,
    minutes: 5,
    audience: 2,
    title: ['前三秒写给剪辑师', 'The first three seconds'],
    summary: ['开头、字幕与违禁词的检查清单。', 'A list for openings, captions and banned words.'],
    text: [
      ['# 第一秒出现商品', '# The product in second one'],
      [
        '需求写明“必含”的镜头要在前三秒。没有合格素材时先在任务里说明，不要用无授权的片段。',
        'What a demand names as a must stands in the first three seconds. Without usable footage say so in the task; never use what has no licence.',
      ],
      ['# 字幕', '# Captions'],
      [
        '字幕不压商品和价格；审核意见会标在具体的秒上。',
        'Captions cover neither product nor price; remarks stand at their second.',
      ],
      ['# 违禁词', '# Banned words'],
      [
        '“最”“第一”“治疗”等词会被驳回，提交前搜一遍。',
        'Superlatives and health claims are rejected: search for them before you submit.',
      ],
    ],
  },
  {
    category: 3,
    minutes: 3,
    title: ['素材授权到期前要做的事', 'Before a licence ends'],
    summary: ['到期后素材不能再用于新任务。', 'A material that has ended is for no new task.'],
    text: [
      [
        '到期前 3 天剪辑大屏会提醒。续期在素材详情里操作，需要新的授权日期。',
        'The clip wall tells three days before. Renew it in the material, with the new day.',
      ],
      ['已经发布的视频不受影响，但重新剪辑要用有授权的素材。', 'What is published stays; a new cut needs a licence.'],
    ],
  },
  {
    category: 4,
    minutes: 5,
    audience: 1,
    title: ['一场直播怎么复盘', 'Reviewing a live session'],
    summary: ['和自己前 14 天比，先改最差的三项。', 'Against one’s own 14 days: mend the worst three first.'],
    text: [
      ['# 看三项最差的', '# The worst three'],
      [
        '直播管理的复盘把本场和同一达人前 14 天的平均相比，跌得最多的三项会标出来。',
        'The review compares with the mean of the creator’s 14 days before and marks the three that fell the most.',
      ],
      ['# 进房率低', '# Few enter'],
      [
        '先换封面和标题，再看开播时间是否和平时不同。',
        'Change cover and title, then see whether the hour was another one.',
      ],
      ['# CTOR 低', '# Few buy'],
      [
        '点了不买，多半是价格或库存：看本场商品里点击多而订单少的。',
        'Taps without orders mean price or stock: look at products with many taps and few orders.',
      ],
    ],
  },
  {
    category: 4,
    minutes: 3,
    audience: 1,
    title: ['直播中的数字为什么和下播后不同', 'Why figures change after a session'],
    summary: ['直播中按订单口径，观看数据下播后才有。', 'By orders while it runs; views come afterwards.'],
    text: [
      [
        '平台在下播后才给出分钟数据，所以直播中的观看、停留显示“—”。成交额一直按订单，是准的。',
        'The network tells minutes after the end, so views are empty while it runs. Turnover goes by orders all the time.',
      ],
      [
        '下播后付款的订单仍归这一场，第二天看的数会比当晚多一些。',
        'Orders paid after the end belong to it too: the next day shows a little more.',
      ],
    ],
  },
  {
    category: 5,
    minutes: 4,
    audience: 1,
    title: ['什么时候该停一条广告', 'When to stop an ad'],
    summary: ['至少看一天，看 ROAS 也看佣金后的利润。', 'A day at least; ROAS and what is left after commission.'],
    text: [
      ['# 给够时间', '# Give it time'],
      [
        '广告数据有延迟，消耗最多晚 11 小时到账。刚花的钱还没有对应的成交，不要按小时停。',
        'Spend may come up to eleven hours late. What was just spent has no sales yet: do not decide by the hour.',
      ],
      ['# 看佣金后的利润', '# After commission'],
      [
        'ROAS 2 看起来不错，但佣金、退款和平台费之后可能在亏。多店看板里有毛利。',
        'ROAS 2 looks fine and may lose money after commission, refunds and fees. The multi-shop dashboard has the profit.',
      ],
    ],
  },
  {
    category: 5,
    minutes: 3,
    audience: 1,
    title: ['预算怎么加才不打乱学习期', 'Raising a budget'],
    summary: ['每次不超过 20%，一天一次。', 'At most 20 % at once, once a day.'],
    text: [
      [
        '一次加太多会让投放重新学习。每次加 10% 到 20%，隔一天再看。',
        'Too much at once makes delivery learn anew. Add 10 to 20 % and look again a day later.',
      ],
      [
        '超出预算的系列不是“关了”，它会在第二天恢复。',
        'A campaign that has spent its budget is not off: it goes on the next day.',
      ],
    ],
  },
  {
    category: 6,
    minutes: 4,
    title: ['退款、刷单与佣金失效', 'Refunds, fake orders and lost commission'],
    summary: ['哪些情况佣金会失效，怎么申诉。', 'When commission is lost, and how to appeal.'],
    text: [
      ['# 失效的原因', '# Why it is lost'],
      [
        '全额退款、自购、异常订单会使佣金失效。失效率突然升高时大屏会报警。',
        'Full refunds, own purchases and odd orders lose it. A sudden rise is told on the wall.',
      ],
      ['# 申诉', '# Appeal'],
      [
        '在订单列表选中订单，提交申诉和证据。自己不能处理自己的申诉。',
        'Choose the order, appeal with evidence. Nobody answers the own appeal.',
      ],
    ],
  },
  {
    category: 6,
    minutes: 3,
    title: ['达人和买家的个人信息', 'Personal data'],
    summary: ['导出、截图和大屏各自的边界。', 'What may leave, and what a wall shows.'],
    text: [
      [
        '导出会记录是谁、什么时候、导出了什么。手机号对没有权限的组隐藏。',
        'Each export is logged. Phone numbers are hidden from groups without the right.',
      ],
      ['大屏挂在公共区域时，请打开“隐藏达人姓名”。', 'Where a wall is seen by strangers, have names masked.'],
    ],
  },
  {
    category: 7,
    minutes: 4,
    title: ['导入订单和找到被拒绝的行', 'Importing orders and the lines that were refused'],
    summary: ['先看预览，再导入；拒绝文件写明原因。', 'Look first, then import; the file of refusals says why.'],
    text: [
      ['# 预览', '# The preview'],
      [
        '上传后先显示列的对应和前几行。日期格式看不出来时系统会问你，不会猜。',
        'You see columns and first lines. Where the form of a date cannot be told, you are asked.',
      ],
      ['# 拒绝文件', '# Refusals'],
      [
        '每一行被拒绝的订单都有行号和原因，改好后重新导入同一个文件即可，不会重复计算。',
        'Each refused line has its number and reason. Mend it and import the same file again: nothing counts twice.',
      ],
    ],
  },
  {
    category: 7,
    minutes: 3,
    title: ['键盘与搜索', 'Keyboard and search'],
    summary: ['Ctrl+K 找页面、订单和达人。', 'Ctrl+K finds pages, orders and creators.'],
    text: [
      [
        '按 Ctrl+K（苹果电脑 ⌘K）打开搜索，输入订单号、达人或页面名字。',
        'Ctrl+K (⌘K) opens the search: type an order, a creator or a page.',
      ],
      [
        '列表里用上下键选行，回车打开，Esc 关闭。按 ? 看全部快捷键。',
        'In a list use the arrows, Enter and Escape. Press ? for all keys.',
      ],
    ],
  },
]
