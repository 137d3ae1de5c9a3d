/** The fields of a line in the drawer, group by group. */
export const orderGroups = [
  {
    name: 'order',
    fields: [
      'order_id',
      'order_status',
      'settlement_status',
      'region',
      'create_time',
      'paid_time',
      'delivery_time',
      'settled_time',
      'pay_amount',
      'refund_amount',
      'fully_return',
    ],
  },
  {
    name: 'product',
    fields: [
      'product_name',
      'product_id',
      'sku_name',
      'sku_id',
      'shop_name',
      'price',
      'quantity',
      'refunded_qty',
      'returned_qty',
    ],
  },
  {
    name: 'creator',
    fields: ['creator_username', 'owner_name', 'team_name', 'content_type', 'content_id', 'collab_type', 'campaign_id'],
  },
  {
    name: 'commission',
    fields: [
      'est_commission',
      'act_commission',
      'our_commission',
      'commission_model',
      'standard_rate_bp',
      'shop_ads_rate_bp',
      'partner_rate_bp',
      'est_commission_base',
      'act_commission_base',
      'est_standard',
      'act_standard',
      'est_shop_ads',
      'act_shop_ads',
      'est_bonus',
      'act_bonus',
      'est_partner',
      'act_partner',
    ],
  },
] as const

/** Of a return without a sale: nobody brought it, and it earns nothing. */
export const adjustmentGroups = orderGroups.filter(({ name }) => name === 'order' || name === 'product')
