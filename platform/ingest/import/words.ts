import type {
  CollabType,
  CommissionModel,
  ContentType,
  OrderStatus,
  SettlementStatus,
} from '../../../shared/order/enums.ts'

const table = <T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)))

/** The words that exports use for the enumerations, in lower case. */
export const words = {
  order_status: table<OrderStatus>([
    [100, '100|unpaid|待付款|未付款'],
    [105, '105|on hold|on_hold|暂缓'],
    [
      111,
      '111|ordered|paid|pending|processing|to ship|awaiting shipment|awaiting_shipment|ineligible|待发货|已付款|已下单',
    ],
    [112, '112|awaiting collection|awaiting_collection|待揽收'],
    [114, '114|partially shipped|partially shipping|partially_shipping|部分发货'],
    [121, '121|shipped|in transit|in_transit|运输中|已发货'],
    [122, '122|delivered|已送达'],
    [130, '130|completed|settled|已完成|已结算'],
    [140, '140|cancelled|canceled|已取消'],
  ]),
  settlement_status: table<SettlementStatus>([
    [0, '0|customer unpaid|unpaid|待付款'],
    [1, '1|pending|to settle|to-settle|awaiting payment|unsettled|待结算'],
    [2, '2|settled|paid|completed|已结算'],
    [3, '3|ineligible|invalid|已失效|无效'],
    [4, '4|frozen|on hold|已冻结'],
  ]),
  content_type: table<ContentType>([
    [1, '1|video|short video|shoppable video|短视频|视频'],
    [2, '2|live|livestream|live stream|直播'],
    [3, '3|showcase|shop|shop tab|橱窗|商店'],
    [4, '4|link share|linkshare|link|external traffic program|分享链接|链接'],
    [5, '5|product card|商品卡'],
    [6, '6|carousel|shoppable photo|photo|图文'],
  ]),
  collab_type: table<CollabType>([
    [1, '1|open|open collaboration|公开合作'],
    [2, '2|target|targeted|target collaboration|定向合作'],
    [3, '3|partner|tap|partner campaign|服务商活动'],
    [4, '4|exclusive|专属'],
    [9, '9|none|自营'],
  ]),
  commission_model: table<CommissionModel>([
    [1, '1|standard|percentage commission|standard commission|标准'],
    [2, '2|shop ads|shop ads commission|广告'],
    [3, '3|partner|partner campaign|服务商活动'],
    [4, '4|tier|tiered|阶梯'],
    [5, '5|flat fee|flat fee + commission|一口价+佣金'],
  ]),
} as const

const yes = ['yes', 'y', 'true', '1', '是']
const no = ['no', 'n', 'false', '0', '否', '', '-', '/', '--']

/** Yes or no as exports write it; undefined for other words. */
export const readYes = (text: string): boolean | undefined => {
  const word = text.trim().toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}
