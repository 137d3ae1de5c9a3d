import type { Tx } from '../db/tables.ts'
import type { MemberIds } from './plan.ts'

interface DemoAnnouncement {
  readonly title: string
  readonly content: string
  readonly title_en: string
  readonly content_en: string
  /** Days and hours before the day on which the demo is made. */
  readonly daysAgo: number
  readonly hour: number
  readonly everyone?: true
  readonly pinned?: true
}

const DAY = 86_400
const HOUR = 3600

/** Content is written in the form that the platform's cleaning leaves as it is. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: '关于演示数据的说明',
    content:
      '<p>您看到的是潮屏的演示公司。<strong>订单、达人、商品和账单均由程序生成</strong>，不代表任何真实交易。</p><p>演示订单会持续产生，大屏和看板随之实时变化。</p>',
    title_en: 'About the demo data',
    content_en:
      '<p>What you see is the demo company of Tidewall. <strong>Orders, creators, products and bills are all made by a program</strong> and stand for no real deal.</p><p>Demo orders keep coming, and wall and dashboards follow them.</p>',
    daysAgo: 60,
    hour: 9,
    everyone: true,
    pinned: true,
  },
  {
    title: '每月账单确认流程',
    content:
      '<p>账单在每月 1 日 02:00（北京时间）后生成，请按以下步骤处理：</p><ol><li>账单生成后会收到提醒，先看账期与金额；</li><li>在“订单列表”里按“已结算”核对订单与佣金，追回只来自结算后的退款；</li><li>有疑问的，请在截止时间前联系上级。</li></ol><p>合计为负的账单会结转到下一期。</p>',
    title_en: 'How the monthly bill is confirmed',
    content_en:
      '<p>Bills are made on the 1st of each month at 02:00 Beijing time. Please go through these steps:</p><ol><li>Once a bill is made you are reminded of it: look at its period and amount.</li><li>Compare orders and commission in the order list, under Settled; claw-backs come from refunds after settlement only.</li><li>Ask your leader before the deadline where something is unclear.</li></ol><p>A bill below zero is carried over to the next period.</p>',
    daysAgo: 21,
    hour: 10,
    everyone: true,
  },
  {
    title: '各地区店铺结算周期一览',
    content:
      '<p>佣金在签收并过了店铺的结算周期之后转为已结算，各档周期如下：</p><table><thead><tr><th>结算档位</th><th>签收后天数</th><th>适用</th></tr></thead><tbody><tr><td>快速</td><td>3</td><td>评分高的店铺</td></tr><tr><td>标准</td><td>7</td><td>多数店铺</td></tr><tr><td>延长</td><td>15</td><td>新开店铺</td></tr></tbody></table>',
    title_en: 'Settlement periods of the shops',
    content_en:
      '<p>Commission settles once the parcel has arrived and the settlement period of its shop is over:</p><table><thead><tr><th>Class</th><th>Days after delivery</th><th>Which shops</th></tr></thead><tbody><tr><td>Express</td><td>3</td><td>Shops with a high rating</td></tr><tr><td>Standard</td><td>7</td><td>Most shops</td></tr><tr><td>Extended</td><td>15</td><td>New shops</td></tr></tbody></table>',
    daysAgo: 12,
    hour: 15,
  },
  {
    title: '达人建联与寄样须知',
    content:
      '<h3>建联前</h3><ul><li>确认达人近 30 天有带货内容；</li><li>同一达人不要由两个团队同时联系；</li><li>佣金率以合作单上写明的为准。</li></ul><h3>寄样后</h3><p>样品签收 14 天内未发布内容的，请在备注中写明原因。</p>',
    title_en: 'Contacting creators and sending samples',
    content_en:
      '<h3>Before you write</h3><ul><li>See that the creator published for a product within 30 days.</li><li>Two teams never write to the same creator.</li><li>The commission rate is the one of the collaboration.</li></ul><h3>After the sample</h3><p>Where nothing is published within 14 days of its arrival, please note why.</p>',
    daysAgo: 5,
    hour: 11,
  },
  {
    title: '大屏席位使用提醒',
    content:
      '<p>大屏账号只能查看大屏，请勿把负责人账号登录在公共屏幕上。</p><p>屏幕显示“数据延迟”时，请先检查该机器的网络；恢复后画面会自动更新，<em>不需要刷新</em>。</p>',
    title_en: 'Using the wall seat',
    content_en:
      '<p>A wall account sees the walls only; please do not sign in as a leader on a public screen.</p><p>When the wall says that its data is late, look at the network of its machine first; the picture follows by itself, <em>there is no need to reload</em>.</p>',
    daysAgo: 1,
    hour: 17,
  },
]

/**
 * Everyone has read what is older: each account finds one that is new.
 * @param today Unix second at which the day of the demo's making began
 */
export const insertAnnouncements = async (
  tx: Tx,
  company_id: number,
  members: MemberIds,
  today: number,
): Promise<void> => {
  const rows = demoAnnouncements.map(({ daysAgo, hour, everyone, pinned = false, ...written }) => {
    const t = today - daysAgo * DAY + hour * 3600
    return {
      company_id: everyone ? 0 : company_id,
      ...written,
      publish_t: t,
      expire_t: null,
      pinned,
      author_id: null,
      add_time: t,
      update_time: t,
    }
  })
  const made = await tx.insertInto('announcement').values(rows).returning(['id', 'company_id', 'publish_t']).execute()
  const newest = Math.max(...made.map(({ publish_t }) => publish_t))
  const newestOfAll = Math.max(...made.filter((one) => one.company_id === 0).map(({ publish_t }) => publish_t))
  const inside = await tx.selectFrom('member').select('id').where('company_id', '=', company_id).execute()
  const insiders = new Set(inside.map(({ id }) => id))
  const read = [...members.values()].flatMap((member_id) => {
    const inCompany = insiders.has(member_id)
    return made
      .filter((one) => one.company_id === 0 || inCompany)
      .filter(({ publish_t }) => publish_t !== (inCompany ? newest : newestOfAll))
      .map(({ id, publish_t }) => ({ member_id, aid: id, read_t: publish_t + HOUR }))
  })
  await tx.insertInto('announcement_read').values(read).execute()
}
