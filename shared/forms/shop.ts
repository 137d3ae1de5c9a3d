import { marketListTexts } from '../areas/products/list-words.ts'
import { connectFields, shopApi, shopAuthApi, shopFields } from '../areas/shops/auth-api.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** A shop that is entered by hand. */
export const shopForm = defineForm({
  id: 'shopNew',
  endpoint: shopApi.save,
  words: joinTexts(
    pickTexts(marketListTexts, 'seller.1', 'seller.2'),
    defineWords({
      'form.shopNew.title': ['新增店铺', 'New shop'],
      'form.shopNew.note': [
        '登记店铺；要读取数据还需在店铺授权里授权。',
        'Registers a shop; to read its data it is authorised on the page of authorisations.',
      ],
      'form.shopNew.shop_id': ['店铺ID', 'Shop id'],
      'form.shopNew.shop_name': ['店铺名称', 'Shop'],
      'form.shopNew.region': ['国家', 'Country'],
      'form.shopNew.seller_type': ['类型', 'Kind'],
      'form.shopNew.tiktok_account': ['带货账号', 'Account'],
      'form.shopNew.group_name': ['分组', 'Group'],
      'form.shopNew.settlement_days': ['结算周期（天）', 'Settlement (days)'],
      'form.shopNew.send': ['保存', 'Save'],
      'form.shopNew.done': ['店铺已新增', 'The shop is added'],
    }),
  ),
  fields: shopFields,
  refreshes: true,
})

/** Asks a seller for consent, at the network. */
export const shopConnectForm = defineForm({
  id: 'shopConnect',
  endpoint: shopAuthApi.url,
  words: joinTexts(
    pickTexts(marketListTexts, 'seller.1', 'seller.2'),
    defineWords({
      'form.shopConnect.title': ['新增授权', 'New authorisation'],
      'form.shopConnect.note': [
        '选择店铺所在国家和类型，然后在平台的授权页用卖家账号登录并同意。',
        'Choose country and kind, then sign in as the seller at the network and consent.',
      ],
      'form.shopConnect.region': ['国家', 'Country'],
      'form.shopConnect.seller_type': ['类型', 'Kind'],
      'form.shopConnect.send': ['去授权', 'Go on'],
      'form.shopConnect.done': ['正在打开授权页', 'Opening the page of consent'],
    }),
  ),
  fields: connectFields,
})
