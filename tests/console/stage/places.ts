import type * as z from 'zod/mini'
import type { Offered } from '../../../console/forms/use-fields.ts'
import { forms } from '../../../shared/forms/all.ts'
import type { Form } from '../../../shared/forms/define-form.ts'
import type { FormInput } from '../../../shared/forms/form.ts'
import type { Params } from '../../../shared/i18n/texts.ts'
import { usualLimits } from '../../../shared/live/alert-limits.ts'
import { usualSeconds } from '../../../shared/live/scenes.ts'
import { everyKindForm } from '../../imaginary/every-kind.ts'
import { fakeRecord } from '../../support/fake-data.ts'
import { oneFileForm } from './one-file.ts'

export const stageForms = { ...forms, everyKind: everyKindForm, oneFile: oneFileForm }
export type StageFormId = keyof typeof stageForms

type Place<F> =
  F extends Form<infer E, infer Fields, infer About>
    ? {
        readonly about?: About
        readonly start?: Partial<FormInput<Fields>>
        readonly params?: Params
        readonly offered?: Offered
        /** What the server says of it. */
        readonly answer: z.output<E['data']>
      }
    : never

const view = { id: '1', name: '已结算', query: '', is_default: false, shared: false, own: true, owner: 'leader' }
const settings = { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD' }
const sku = { sku_id: '1', seen: null }
const shopSku = { sku_id: '1', seller_sku: '', name: 'Lamp', price: null, stock: null, cost: null }
const markets = { region: [{ value: 'US', name: 'US' }] }
const two = ['s1', 's2'].map((value) => ({ value, name: value }))
const copyShops = { source_shop: two, target_shop: two, target_shop_2: two, target_shop_3: two }
const staffGroups = { privilege_group: [{ value: '0', name: '员工' }] }
const company = { id: '1', name: '潮汐' }

/** Where each form can be walked: one without a place does not compile. */
export const places: { readonly [Id in StageFormId]: Place<(typeof stageForms)[Id]> } = {
  avatar: { answer: '/private/avatar/new.jpg' },
  clipComment: {
    about: { task_no: 'CT000001', version_no: 1, mark: null },
    start: { at: null, text: '' },
    answer: { id: '1' },
  },
  clipDemand: { about: { demand_no: null }, answer: { demand_no: 'CD000001' } },
  clipHit: { start: { hit_views: 100_000, hit_gmv: 100_000 }, answer: {} },
  company: {
    about: { company, settings },
    start: settings,
    params: { company: company.name, orders: 9 },
    answer: { company, settings, orders: 9, companies: [], change: null },
  },
  curated: {
    about: { company: 1, picks: [], clock: settings },
    start: { issue: '2026-W21', publish: '2026-05-18', end: null },
    params: { company: company.name },
    offered: { issue: [{ value: '2026-W21', name: '2026-W21' }] },
    answer: { issue: '2026-W21' },
  },
  newCompany: {
    start: { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD', seats: 50 },
    answer: { id: '1' },
  },
  everyKind: {
    about: { budget: 5000 },
    start: { budget: 5000 },
    offered: { colour: [{ value: 'red', name: 'Red' }] },
    answer: null,
  },
  firstPassword: { answer: fakeRecord({ username: 'leader' }) },
  forget: { answer: null },
  goodsSubmit: { start: { product: '' }, answer: { product_id: '1', known: true } },
  group: {
    about: { id: null, screens: [] },
    start: { name: '', data_scope: 3, see_money: true, see_mobile: false },
    answer: { id: '1000' },
  },
  material: { answer: { id: '1' } },
  materialVersion: { about: { id: '1' }, answer: { no: 2 } },
  originalUse: { about: { id: '1' }, answer: { use_id: '1' } },
  oneFile: { answer: null },
  password: { params: { mobile: '138****8000' }, answer: null },
  phone: { params: { mobile: '138****8000' }, answer: { step: 'done', mobile: '13800138000' } },
  limits: { start: usualLimits, answer: { limits: usualLimits } },
  playlist: { start: usualSeconds, answer: { list: [{ scene: 'data', seconds: 60 }] } },
  register: { start: { invite: '' }, answer: { id: '77' } },
  sample: {
    about: { product_id: '1', rate_bp: 1000 },
    params: { title: 'Lamp' },
    offered: { sku_id: [{ value: 'sku-1', name: 'White' }] },
    answer: { id: '1', state: 0 },
  },
  invite: { answer: { code: 'ABCD2345' } },
  report: { answer: { id: '1' } },
  staff: { offered: staffGroups, answer: { id: '1' } },
  staffEdit: { about: { id: '1' }, params: { mobile: '138****8000' }, offered: staffGroups, answer: { id: '1' } },
  staffTransfer: {
    about: { id: '1' },
    answer: { creators: 1, tasks: 0, reviews: 0, shops: 0, ad_accounts: 0, members: 0 },
  },
  article: { about: { id: null }, start: { category: 1, place: 0, minutes: 3, audience: 0 }, answer: { id: '1' } },
  deal: { about: { id: null }, start: { deal_type: 3 }, answer: { id: '1' } },
  dealContract: { about: { id: '1' }, answer: { id: '1' } },
  mcnBind: { answer: { id: '1' } },
  wall: { start: { code: 'BCDFGHJK', name: 'Lobby', wall_screen: 1 }, answer: { id: '1' } },
  ttAccount: { start: { account: '@lamp.shop' }, answer: { id: '1' } },
  adCampaign: {
    start: { objective: 2, budget_type: 1, bid_strategy: 1, age: 2, placement: 1 },
    offered: { account_id: [{ value: 'a1', name: 'Account · USD' }], ...markets },
    answer: { id: 'own-1' },
  },
  adRule: { start: { network: 1, days: 3, action: 1 }, answer: { id: '1' } },
  shopCopy: { start: { price_bp: 0, skip_existing: true }, offered: copyShops, answer: { id: '1' } },
  announcement: { answer: { id: '1', title: 'x', content: '<p>x</p>', add_time: 1 } },
  livePlan: { start: { account_type: 3 }, answer: { id: 'plan-1' } },
  liveMark: { about: { id: 'room' }, start: { mark_kind: 1 }, answer: { id: '1' } },
  shopConnect: { start: { seller_type: 1 }, offered: markets, answer: { url: '/', simulated: true } },
  shopNew: { start: { seller_type: 1, settlement_days: 7 }, offered: markets, answer: { id: '1' } },
  skuAmount: {
    about: { ...sku, field: 'price' },
    params: { field: '价格', name: 'Lamp' },
    answer: { ...shopSku, price: 1200 },
  },
  skuStock: {
    about: { ...sku, field: 'stock' },
    params: { field: '库存', name: 'Lamp' },
    answer: { ...shopSku, stock: 12 },
  },
  view: { about: { list: 'orders', query: '' }, start: { shared: false }, answer: [] },
  viewChange: { about: { list: 'orders', query: '', view }, start: view, answer: [] },
  zone: { answer: fakeRecord({ username: 'ads' }) },
}
