import { type CollabType, type CommissionModel, type ContentType, collabTypes, commissionModels, contentTypes, type OrderStatus, orderStatuses, type SettlementStatus, settlementStatuses } from '../../../shared/areas/orders/enums.ts'
import { normal } from './header.ts'
import { ownWords } from './own.ts'

type Table<T> = ReadonlyMap<string, T>

/** @param rows a value, and the words for it that are not our own, divided by `|` */
const table = <T>(rows: readonly (readonly [T, string])[]): Table<T> => new Map(rows.flatMap(([value, words]) => words.split('|').map((word) => [normal(word), value] as const)))

/** The numbers of an enumeration, and our own exports' words for them. */
const ours = <T extends number>(labels: string, values: readonly T[]): Table<T> => new Map(values.flatMap((value) => [String(value), ...ownWords(labels, value)].map((word): [string, T] => [normal(word), value])))

const join = <T>(...tables: readonly Table<T>[]): Table<T> => new Map(tables.flatMap((one) => [...one]))

/** What a word says of the end of a line: its state, and whether everything came back. */
export interface EndWord {
  readonly settlement: SettlementStatus
  readonly isReturned?: true
}

/** What a word says of an order; exports write there, too, how its settlement ended. */
export interface OrderWord {
  /** Undefined where the word says nothing of where the order is. */
  readonly order: OrderStatus | undefined
  readonly end?: EndWord
}

const ends = join<EndWord>(
  new Map([...ours('settlement', settlementStatuses)].map(([word, settlement]) => [word, { settlement }])),
  table<EndWord>([
    [{ settlement: 0 }, 'Unpaid by customer|Customer unpaid|Unpaid|Awaiting payment|待付款|未付款|顾客未付款|客户未付款|买家未付款|Belum dibayar|Belum dibayar oleh pelanggan|Pelanggan belum membayar'],
    [{ settlement: 1 }, 'Pending|Not settled|Unsettled|To settle|To-settle|待结算|未结算|Tertunda|Menunggu|Belum diselesaikan|Belum dilunasi'],
    [{ settlement: 2 }, 'Settled|Paid|Completed|已结算|已支付佣金|Diselesaikan|Sudah diselesaikan|Lunas'],
    [{ settlement: 3 }, 'Ineligible|Invalid|已失效|无效|不符合条件|不合格|Tidak memenuhi syarat|Tidak valid'],
    [{ settlement: 3, isReturned: true }, 'Refunded|已退款|Dikembalikan|Dana dikembalikan'],
    [{ settlement: 4 }, 'Frozen|On hold|已冻结|冻结|Dibekukan'],
  ]),
)

const orders = join<OrderWord>(
  new Map([...ours('order', orderStatuses)].map(([word, order]) => [word, { order }])),
  table<OrderWord>([
    [{ order: 100 }, 'Unpaid|待付款|未付款'],
    [{ order: 105 }, 'On hold|on_hold|暂缓'],
    [{ order: 111 }, 'Ordered|Paid|Pending|Processing|To ship|Awaiting shipment|awaiting_shipment|待发货|已付款|已下单|进行中|处理中|Diproses|Sedang diproses|Dalam proses|Perlu dikirim|Tertunda'],
    [{ order: 112 }, 'Awaiting collection|awaiting_collection|待揽收'],
    [{ order: 114 }, 'Partially shipped|Partially shipping|partially_shipping|部分发货'],
    [{ order: 121 }, 'Shipped|In transit|in_transit|运输中|已发货|Dikirim|Dalam pengiriman'],
    [{ order: 122 }, 'Delivered|已送达|Terkirim'],
    [{ order: 130 }, 'Completed|已完成|Selesai'],
    [{ order: 140 }, 'Cancelled|Canceled|已取消|取消|Dibatalkan'],
    [{ order: 100, end: { settlement: 0 } }, 'Customer unpaid|Unpaid by customer|顾客未付款|客户未付款|买家未付款|Belum dibayar|Belum dibayar oleh pelanggan|Pelanggan belum membayar'],
    [{ order: 130, end: { settlement: 2 } }, 'Settled|已结算|Diselesaikan|Sudah diselesaikan|Lunas'],
    // Where the order is follows from none of these.
    [{ order: undefined, end: { settlement: 1 } }, 'Not settled|Unsettled|To settle|To-settle|待结算|未结算|Belum diselesaikan|Belum dilunasi'],
    [{ order: undefined, end: { settlement: 3 } }, 'Ineligible|已失效|无效|不符合条件|不合格|Tidak memenuhi syarat|Tidak valid'],
    [{ order: undefined, end: { settlement: 3, isReturned: true } }, 'Refunded|已退款|Dikembalikan|Dana dikembalikan'],
    [{ order: undefined, end: { settlement: 4 } }, 'Frozen|已冻结|冻结|Dibekukan'],
  ]),
)

/** What a word of each field stands for. */
export interface WordTypes {
  readonly order_status: OrderWord
  readonly settlement_status: EndWord
  readonly content_type: ContentType
  readonly collab_type: CollabType
  readonly commission_model: CommissionModel
}
export type WordField = keyof WordTypes

/** The words that exports use for the enumerations, as `normal` has them. */
export const words: { readonly [F in WordField]: Table<WordTypes[F]> } = {
  order_status: orders,
  settlement_status: ends,
  content_type: join(
    ours('content', contentTypes),
    table<ContentType>([
      [1, 'Video|Short video|Shoppable video|短视频|视频|Video pendek'],
      [2, 'Live|Livestream|Live stream|PRE_LIVE|直播|Siaran langsung'],
      [3, 'Showcase|Shop|Shop tab|PROMOTION_PAGE|橱窗|商品橱窗|商店|店铺|Etalase|Toko'],
      [4, 'Link share|Linkshare|Link|External Traffic Program|分享链接|链接|站外流量计划|Program Traffic Eksternal|Program Lalu Lintas Eksternal'],
      [5, 'Product card|商品卡|Kartu produk'],
      [6, 'Carousel|Shoppable photo|Photo|图文|Korsel|Karusel'],
    ]),
  ),
  collab_type: join(
    ours('collab', collabTypes),
    table<CollabType>([
      [1, 'Open|Open collaboration|公开合作|公开'],
      [2, 'Target|Targeted|Target collaboration|定向合作|定向'],
      [3, 'Partner|TAP|Partner campaign|服务商活动'],
      [4, 'Exclusive|专属'],
      [9, 'None|自营'],
    ]),
  ),
  commission_model: join(
    ours('model', commissionModels),
    table<CommissionModel>([
      [1, 'Standard|Fixed|Fixed commission|Percentage commission|Standard commission|标准|固定|固定佣金|标准佣金|Standar'],
      [2, 'Shop ads|Shop ads commission|广告'],
      [3, 'Partner|Partner campaign|服务商活动'],
      [4, 'Tier|Tiered|Tiered commission|阶梯|阶梯佣金'],
      [5, 'Flat fee|Flat fee + commission|一口价+佣金'],
    ]),
  ),
}

const answers: Table<boolean> = join(
  table<boolean>([
    [true, 'Yes|Y|True|1|是|Ya'],
    [false, 'No|N|False|0|否|Tidak'],
  ]),
  new Map([0, 1].flatMap((flag) => ownWords('flag', flag).map((word): [string, boolean] => [normal(word), flag === 1]))),
)

/** Yes or no as exports write it; undefined for other words. */
export const readYes = (text: string): boolean | undefined => answers.get(normal(text))
