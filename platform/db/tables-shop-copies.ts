import type { Generated } from 'kysely'

/** Copies of products from one shop to others. */
export interface ShopCopyTables {
  shop_copy_job: ShopCopyJobTable
  shop_copy_item: ShopCopyItemTable
}

export interface ShopCopyJobTable {
  id: Generated<number>
  company_id: number
  member_id: number
  source_shop: string
  target_shops: string[]
  price_bp: Generated<number>
  price_add_amt: Generated<number>
  price_ending: number | null
  title_prefix: Generated<string>
  title_suffix: Generated<string>
  remove_words: Generated<string[]>
  stock: number | null
  skip_existing: Generated<boolean>
  /** 1 waiting, 2 under way, 3 paused, 4 done, 5 done with failures, 6 given up or taken back. */
  state: Generated<number>
  start_t: number | null
  end_t: number | null
  add_time: number
  update_time: number
}

export interface ShopCopyItemTable {
  id: Generated<number>
  job_id: number
  product_id: string
  target_shop: string
  title: Generated<string>
  old_price_amt: number | null
  new_price_amt: number | null
  target_product: string | null
  /** 0 waiting, 1 copied, 2 failed, 3 skipped, 4 taken back. */
  state: Generated<number>
  error: Generated<string>
}
