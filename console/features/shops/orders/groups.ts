/** The fields of a shop order in the drawer, group by group. */
export const orderGroups = [
  {
    name: 'order',
    fields: [
      'order_id',
      'shop_name',
      'order_status',
      'order_substatus',
      'cancel_return_type',
      'product_name',
      'variation',
      'seller_sku',
      'sku_id',
      'quantity',
      'returned_qty',
      'create_time',
      'paid_time',
      'cancelled_time',
      'cancel_by',
      'cancel_reason',
    ],
  },
  {
    name: 'amounts',
    fields: [
      'subtotal_before_discount',
      'platform_discount',
      'seller_discount',
      'subtotal_after_discount',
      'taxes',
      'order_amount',
      'order_refund_amount',
      'affiliate_commission',
      'partner_commission',
      'settlement_amount',
      'payment_method',
    ],
  },
  {
    name: 'parcel',
    fields: [
      'shipping_provider',
      'tracking_id',
      'warehouse_name',
      'ship_due_time',
      'shipped_time',
      'delivered_time',
      'country',
      'state',
      'city',
    ],
  },
  { name: 'buyer', fields: ['buyer_name', 'buyer_phone', 'buyer_address'] },
] as const

/** The order of a line: the first segment of the line's id, written as a segment of a path. */
export const orderOf = (lineId: string): string => {
  const [order = ''] = lineId.split('/')
  return order.replaceAll('%2F', '/').replaceAll('%25', '%')
}
