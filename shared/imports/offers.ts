import { defineImport, i } from './import.ts'

const MOST_AMOUNT = 1_000_000_000

/** Products that the company may promote, with what they cost and pay. */
export const offerImport = defineImport({
  id: 'offers',
  title: ['导入精选商品', 'Import offers'],
  note: [
    '每行一个商品：商品ID、店铺ID、标题，以及价格、佣金率、合作方式和样品规则。只改文件写明的内容；较旧的文件不会改动较新的数据。',
    'A line for each product: its id, shop and title, with price, commission rate, collaboration and samples. Only what is said changes; an older file changes nothing that is newer.',
  ],
  screens: ['product'],
  by: 'company',
  columns: [
    i.text('product_id', { named: ['商品ID', 'Product ID', '产品ID', 'product_id'], needed: true, least: 1, most: 60 }),
    i.text('shop_id', { named: ['店铺ID', 'Shop ID', 'Shop code', 'shop_id'], most: 60 }),
    i.text('shop_name', { named: ['店铺名称', 'Shop name', '店铺', 'Seller'], most: 120 }),
    i.text('title', { named: ['商品名称', 'Product name', '商品标题', 'Product title', 'Title'], most: 300 }),
    i.text('category', { named: ['类目', 'Category', '商品类目', 'Product category', 'category_name'], most: 200 }),
    i.text('image', { named: ['图片', 'Image', '商品图片', 'Product image', 'image_url'], most: 2000 }),
    i.money('price', { named: ['价格', 'Price', '售价', 'Sale price'], least: 0, most: MOST_AMOUNT }),
    i.rate('rate', {
      named: ['佣金率', 'Commission rate', '标准佣金率', 'Standard commission rate'],
      least: 0,
      most: 8000,
    }),
    i.rate('ads_rate', {
      named: ['店铺广告佣金率', 'Shop Ads commission rate', 'Shop ads rate'],
      least: 0,
      most: 8000,
    }),
    i.count('stock', { named: ['库存', 'Stock', 'Inventory'], least: 0, most: 100_000_000 }),
    i.choice('collab', {
      named: ['合作方式', 'Collaboration', 'Collaboration type'],
      options: [
        [1, '公开', 'Open', '公开合作', 'Open collaboration'],
        [2, '定向', 'Target', '定向合作', 'Target collaboration'],
        [3, '服务商', 'Partner campaign', 'TAP'],
        [4, '独家', 'Exclusive'],
      ],
    }),
    i.time('off', { named: ['下架时间', 'Ends', 'Offer ends', 'End time'], most: 3660 }),
    i.rate('next_rate', { named: ['下一佣金率', 'Next commission rate'], least: 0, most: 8000 }),
    i.time('next_rate_time', { named: ['下一佣金率生效', 'Next rate from', 'Effective time'], most: 3660 }),
    i.choice('sample', {
      named: ['样品', 'Samples', 'Free sample'],
      options: [
        [0, '无', 'None', 'No'],
        [1, '免费', 'Free', 'Yes'],
        [2, '可退款', 'Refundable'],
      ],
    }),
    i.count('sample_quota', { named: ['样品数量', 'Sample quota', 'Samples available'], least: 0, most: 1_000_000 }),
    i.count('min_followers', { named: ['粉丝门槛', 'Min. followers', 'Minimum followers'], least: 0, most: 1e9 }),
    i.money('min_gmv', { named: ['GMV 门槛', 'Min. GMV', 'Minimum GMV'], least: 0, most: MOST_AMOUNT }),
    i.count('min_views', { named: ['播放门槛', 'Min. views', 'Minimum views'], least: 0, most: 1e9 }),
  ],
  key: ['product_id'],
  updates: [
    ...([
      'category',
      'image',
      'price',
      'rate',
      'ads_rate',
      'stock',
      'collab',
      'off',
      'next_rate',
      'next_rate_time',
      'sample',
    ] as const),
    ...(['sample_quota', 'min_followers', 'min_gmv', 'min_views'] as const),
  ],
})
