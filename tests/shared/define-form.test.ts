import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { defineForm } from '../../shared/forms/define-form.ts'
import { f } from '../../shared/forms/form.ts'
import { defineWords } from '../../shared/i18n/texts.ts'

const words = defineWords({})
const sending = endpoint({
  method: 'POST',
  path: '/api/v1/parcel/send',
  access: 'session',
  input: z.strictObject({ tracking_no: z.string(), weight: z.int(), kind: z.enum(['box', 'bag']) }),
  data: z.object({ id: z.string() }),
})
const of = { id: 'parcel', endpoint: sending, words } as const
const kind = f.choice('kind', { options: ['box', 'bag'], labels: 'parcel' })

test('[FM1] a form that is not its endpoint’s input does not compile: nothing missing, too many or of another kind', () => {
  const right = defineForm({ ...of, fields: [f.text('tracking_no'), f.count('weight'), kind] })
  // @ts-expect-error a field is missing
  defineForm({ ...of, fields: [f.text('tracking_no'), kind] })
  // @ts-expect-error one too many
  defineForm({ ...of, fields: [f.text('tracking_no'), f.count('weight'), kind, f.text('note')] })
  // @ts-expect-error another kind
  defineForm({ ...of, fields: [f.text('tracking_no'), f.text('weight'), kind] })
  // @ts-expect-error may stay empty where the call wants it
  defineForm({ ...of, fields: [f.text('tracking_no'), f.count('weight', { optional: true }), kind] })
  // @ts-expect-error an option that the call does not know
  defineForm({ ...of, fields: [f.text('tracking_no'), f.count('weight'), f.choice('kind', { options: ['tin'] })] })
  // @ts-expect-error a step of no field
  defineForm({ ...of, fields: [f.text('tracking_no'), f.count('weight'), kind], steps: { one: ['nothing'] } })
  expect(right.fields.map(({ name }) => name)).toEqual(['tracking_no', 'weight', 'kind'])
})

test('[FM1] what the fields do not say is made of them and of what the form is about, or it does not compile', () => {
  const form = defineForm({
    ...of,
    fields: [f.text('tracking_no'), kind],
    input: (values, parcel: { readonly weight: number }) => ({ ...values, weight: parcel.weight }),
  })
  defineForm({
    ...of,
    fields: [f.text('tracking_no'), kind],
    // @ts-expect-error what is made is not the endpoint's input
    input: (values) => ({ ...values }),
  })
  expect(form.input?.({ tracking_no: 'T1', kind: 'box' }, { weight: 5 })).toEqual({
    tracking_no: 'T1',
    kind: 'box',
    weight: 5,
  })
})
