import type { ColumnType, Generated } from 'kysely'

/** What is kept of products beside the catalogue. */
export interface GoodsTables {
  product_price_history: {
    company_id: number
    product_id: string
    /** Unix second from which it holds, until the next row. */
    t: number
    min_price_amt: number | null
    max_price_amt: number | null
    standard_rate_bp: number | null
    shop_ads_rate_bp: number | null
  }
  product_picture: {
    /** Of the address. */
    hash: string
    address: string
    /** 0 to be fetched, 1 here, 2 given up. */
    state: ColumnType<number, number | undefined, number>
    tries: Generated<number>
    next_t: Generated<number>
    fault: Generated<string>
    bytes: Buffer | null
    add_time: number
    update_time: number
  }
  product_review: {
    company_id: number
    review_id: string
    product_id: string
    sku_name: string
    /** Stars, 1 to 5. */
    rating: number
    text: string
    words: string
    review_t: number
    fact_t: number
    add_time: number
  }
  product_submission: {
    company_id: number
    product_id: string
    member_id: number
    /** Unix second at which the member was told that it can be looked at. */
    told_t: number | null
    add_time: number
  }
}
