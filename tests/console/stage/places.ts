import type * as z from 'zod/mini'
import { forms } from '../../../shared/forms/all.ts'
import type { Form } from '../../../shared/forms/define-form.ts'
import type { FormInput } from '../../../shared/forms/form.ts'
import type { Params } from '../../../shared/i18n/texts.ts'
import { everyKindForm } from '../../imaginary/every-kind.ts'

export const stageForms = { ...forms, everyKind: everyKindForm }
export type StageFormId = keyof typeof stageForms

type Place<F> =
  F extends Form<infer E, infer Fields, infer About>
    ? {
        readonly about?: About
        readonly start?: Partial<FormInput<Fields>>
        readonly params?: Params
        /** What the server says of it. */
        readonly answer: z.output<E['data']>
      }
    : never

const view = { id: '1', name: '已结算', query: '', is_default: false, shared: false, own: true, owner: 'leader' }
const settings = { zone: 'Asia/Shanghai', cut_hour: 0, currency: 'USD' }
const company = { id: '1', name: '潮汐' }

/** Where each form can be walked: one without a place does not compile. */
export const places: { readonly [Id in StageFormId]: Place<(typeof stageForms)[Id]> } = {
  avatar: { answer: '/private/avatar/new.jpg' },
  company: {
    about: { company, settings },
    start: settings,
    params: { company: company.name, orders: 9 },
    answer: { company, settings, orders: 9, companies: [], change: null },
  },
  everyKind: { about: { budget: 5000 }, start: { budget: 5000 }, answer: null },
  forget: { answer: null },
  goodsSubmit: { start: { product: '' }, answer: { product_id: '1', known: true } },
  password: { params: { mobile: '138****8000' }, answer: null },
  view: { about: { list: 'orders', query: '' }, start: { shared: false }, answer: [] },
  viewChange: { about: { list: 'orders', query: '', view }, start: view, answer: [] },
}
