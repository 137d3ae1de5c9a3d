import type { PolicyDocument } from './document.ts'

export const dataUse: PolicyDocument = {
  version: '1.0',
  date: '2026-01-01',
  texts: {
    zh: {
      title: '数据使用说明',
      sections: [
        {
          heading: '一、数据来源',
          paragraphs: [
            '订单、退款和佣金来自公司授权的店铺与联盟接口，或公司自行导入的平台导出文件。商品、店铺和达人资料取自同一来源。标有“演示”的账号显示的是程序生成的示例数据，不代表任何真实交易。',
          ],
        },
        {
          heading: '二、指标口径',
          paragraphs: ['大屏、看板和列表使用同一套定义：'],
          points: [
            'GMV：当日已支付订单行的实付金额之和，不含运费。',
            '订单数：当日有支付行的订单去重计数。',
            '预估佣金：佣金基数乘以支付时冻结的费率，按最小货币单位四舍五入。',
            '退款率：退款金额占同期 GMV 的比例。',
            '待结算与已结算：按订单行的结算状态汇总。',
          ],
        },
        {
          heading: '三、时间与时区',
          paragraphs: [
            '业务日按公司设置的时区和日切时间划分，夏令时随所在时区自动处理；广告报表按所选时区划分；账单一律按 Asia/Shanghai。环比与同一时刻的昨日比较，不与尚未结束的全天比较。',
          ],
        },
        {
          heading: '四、实时与 T-1 数据',
          paragraphs: [
            '大屏与实时看板在订单写入后数秒内更新，并显示数据时间。趋势、排行和账单等汇总类页面使用截至昨日（T-1）的完整数据。来源平台延迟或更正时，历史数字会随之变化。',
          ],
        },
        {
          heading: '五、金额与币种',
          paragraphs: [
            '金额以最小货币单位的整数保存和相加，显示时才换算为小数，汇总等于明细之和。每家公司以其显示币种统计，不同币种不相加。',
          ],
        },
        {
          heading: '六、脱敏',
          paragraphs: [
            '买家只有散列标识，从不显示；手机号隐藏中间四位；公司可以要求只显示达人名称的前两个字符。大屏账号只能看到大屏上的数字与名称。',
          ],
        },
        {
          heading: '七、导出与引用',
          paragraphs: [
            '导出仅限有权限的账号，范围与页面一致，并留有记录。对外引用数字时，请注明数据时间和口径，不要公开达人、买家或员工的个人信息。',
          ],
        },
        {
          heading: '八、准确性与更正',
          paragraphs: [
            '每个数字都可以追溯到订单行。发现与平台后台不一致时，请提供订单号和时间，由负责人核对；更正通过重新导入或同步完成，不手工改数。',
          ],
        },
      ],
    },
    en: {
      title: 'Use of data',
      sections: [
        {
          heading: '1. Sources',
          paragraphs: [
            'Orders, refunds and commission come from the shop and affiliate interfaces that a company has authorised, or from platform exports that it imports itself; details of products, shops and creators come from the same sources. Accounts marked “demo” show generated example data that stand for no real sale.',
          ],
        },
        {
          heading: '2. Metrics',
          paragraphs: ['Walls, dashboards and lists share one set of definitions:'],
          points: [
            'GMV: what buyers paid for the order lines paid on the day, without shipping.',
            'Orders: distinct orders with a line paid on the day.',
            'Estimated commission: the commission base times the rate frozen at payment, rounded half-up to the minor unit.',
            'Refund rate: refunded amounts as a share of the GMV of the same time.',
            'Pending and settled: sums by the settlement status of the lines.',
          ],
        },
        {
          heading: '3. Time and time zones',
          paragraphs: [
            'Business days are cut by the time zone and cut hour of the company, summer time included; ad reports by the chosen zone; bills always by Asia/Shanghai. Changes compare with yesterday at the same clock time, never with a whole day.',
          ],
        },
        {
          heading: '4. Live and T-1 data',
          paragraphs: [
            'Walls and the real-time dashboard follow within seconds of an order being written and show the time of their data. Pages of sums such as trends, ranks and bills use complete data up to yesterday (T-1). When a source is late or corrects itself, figures of the past change with it.',
          ],
        },
        {
          heading: '5. Amounts and currencies',
          paragraphs: [
            'Amounts are stored and added as whole minor units and become decimals only when shown, so that sums equal their parts. Each company is counted in its display currency; different currencies are never added.',
          ],
        },
        {
          heading: '6. Masking',
          paragraphs: [
            'Buyers exist as hashes only and are never shown; the middle of a phone number is hidden; a company may have creator names cut to their first two letters. Wall accounts see what stands on the wall and nothing else.',
          ],
        },
        {
          heading: '7. Exports and quoting',
          paragraphs: [
            'Only accounts with the right may export, within the scope of their pages, and each export is recorded. Whoever quotes figures should name their time and definition and publish no personal details of creators, buyers or staff.',
          ],
        },
        {
          heading: '8. Accuracy and corrections',
          paragraphs: [
            'Every figure can be traced to order lines. If one differs from the source platform, give the order number and time to your leader; corrections are made by importing or synchronising again, never by hand.',
          ],
        },
      ],
    },
  },
}
