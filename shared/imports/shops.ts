import { defineImport, i } from './import.ts'

/** Shops of a company, without their authorisations. */
export const shopImport = defineImport({
  id: 'shops',
  title: ['导入店铺', 'Import shops'],
  note: [
    '每行一家店铺：ID、名称、国家、类型、账号、分组、负责人和结算周期。已有的店铺按 ID 更新，空格子不改动已有的内容；授权另在店铺授权里进行。',
    'A line for each shop: id, name, country, kind, account, group, owner and days to settlement. A shop that is there is found by its id, an empty cell leaves what is known; shops are authorised on their own page.',
  ],
  screens: ['matrix'],
  by: 'company',
  columns: [
    i.text('shop_id', {
      named: ['店铺ID', 'Shop ID', 'Shop code', '店铺编号', 'Store ID', 'shop_id'],
      needed: true,
      least: 1,
      most: 40,
    }),
    i.text('name', { named: ['店铺名称', 'Shop name', '店铺', 'Shop', 'Store name', 'shop_name'], most: 100 }),
    i.country('region', {
      named: ['国家/地区', 'Country/Region', '国家', '市场', 'Country', 'Region', 'Market', 'region'],
    }),
    i.choice('seller_type', {
      named: ['店铺类型', 'Seller type', '类型', 'Type', 'seller_type'],
      options: [
        [1, '本土', 'Local', 'LOCAL', 'Domestic'],
        [2, '跨境', 'Cross-border', 'CROSS_BORDER', 'Crossborder'],
      ],
    }),
    i.handle('tiktok_account', {
      named: ['带货账号', 'Account', 'TikTok账号', 'TikTok account', 'tiktok_account'],
      most: 60,
    }),
    i.count('followers', { named: ['粉丝数', 'Followers', '粉丝', 'followers'], least: 0, most: 2_000_000_000 }),
    i.text('group_name', { named: ['分组', 'Group', '店铺组', 'group'], most: 40 }),
    i.member('owner', { named: ['负责人', 'Owner', '归属人', 'Member', 'owner'] }),
    i.count('settlement_days', {
      named: ['结算周期', 'Settlement days', '账期', 'settlement_days'],
      least: 1,
      most: 60,
    }),
  ],
  key: ['shop_id'],
  updates: ['name', 'region', 'seller_type', 'tiktok_account', 'followers', 'group_name', 'owner', 'settlement_days'],
})
