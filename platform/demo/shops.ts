/** A shop of the demo: where it ships from and what share of its own country's orders it takes. */
export interface DemoShop {
  readonly shop_id: string
  readonly name: string
  /** Of shops that the company looks at together. */
  readonly group: string
  /** ISO code of the country the parcels leave from. */
  readonly region: string
  /** Weight for buyers of the shop's own country. */
  readonly home: number
  /** Weight for buyers elsewhere; 0: ships at home only. */
  readonly abroad: number
  readonly settlement_days: 3 | 7 | 15
  /** Codes of the categories it sells; empty: everything. */
  readonly sells: readonly string[]
}

const groups: Readonly<Record<string, string>> = { CN: '跨境直发', US: '美国本土' }

const shop = (
  shop_id: string,
  name: string,
  region: string,
  home: number,
  abroad: number,
  settlement_days: DemoShop['settlement_days'],
  ...sells: string[]
): DemoShop => ({
  shop_id,
  name,
  group: groups[region] ?? '英国与印尼',
  region,
  home,
  abroad,
  settlement_days,
  sells,
})

/** The eight shops of the demo company. */
export const tideShops: readonly DemoShop[] = [
  shop('7495301122846650101', '潮汐优选旗舰店', 'CN', 10, 10, 7),
  shop('7495301122846650102', '微光生活馆', 'CN', 8, 8, 7, 'HOM', 'KIT', 'ELC', 'TOY'),
  shop('7495301122846650103', '南屿服饰', 'CN', 7, 7, 7, 'WMS', 'BAG', 'ACC', 'SPT'),
  shop('7495301122846650104', '小鹿宠物与童趣', 'CN', 5, 5, 15, 'PET', 'BBY', 'TOY'),
  shop('7495301122846650105', '海岸美妆美国仓', 'US', 16, 0, 3, 'BTY', 'PCR'),
  shop('7495301122846650106', '西岸家居美国仓', 'US', 10, 0, 7, 'HOM', 'KIT', 'PET'),
  shop('7495301122846650107', '泰晤士严选英国仓', 'GB', 22, 0, 7),
  shop('7495301122846650108', '千岛好物印尼仓', 'ID', 24, 0, 3),
]

/** Shops that the platform's own agents sell for (company 0); the last two belong to the account `shopsolo`. */
export const platformShops: readonly DemoShop[] = [
  shop('7495301122846650201', '云帆百货', 'CN', 10, 10, 7),
  shop('7495301122846650202', '星野数码', 'CN', 6, 6, 7, 'ELC', 'TOY'),
  shop('7495301122846650203', '独行小铺', 'CN', 5, 5, 7),
  shop('7495301122846650204', '独行小铺美国仓', 'US', 8, 0, 3),
]
