/** What is kept of products beside the catalogue (migration 0017). */
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
}
