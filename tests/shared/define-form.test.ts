import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { forms } from '../../shared/forms/all.ts'
import { defineForm, type Form } from '../../shared/forms/define-form.ts'
import { f, shapeOf } from '../../shared/forms/form.ts'
import { readField } from '../../shared/forms/read-field.ts'
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

test.each([
  [f.period('days'), '2026-05-20/2026-05-21', { value: '2026-05-20/2026-05-21' }],
  [f.period('days'), '2026-05-21/2026-05-20', { fault: 'period' }],
  [f.period('days'), '2026-05-21/', { fault: 'missing' }],
  [f.period('days', { optional: true }), '/', { value: null }],
  [f.choice('size', { options: ['s', 'l'] }), 'l', { value: 'l' }],
  [f.choice('size', { options: ['s', 'l'] }), 'm', { fault: 'wrong' }],
  [f.code('code'), ' 123456 ', { value: '123456' }],
  [f.code('code'), '12345', { rule: 'form.code.wrong' }],
  [f.password('password'), ' six in all', { value: ' six in all' }],
  [f.password('password'), 'five5', { rule: 'form.password.short' }],
  [f.tree('category'), 'c1', { value: 'c1' }],
  [f.product('product'), '', { fault: 'missing' }],
] as const)('[FM6] %o typed as %o is judged in the form as in the call', (field, typed, read) => {
  expect(readField(field, typed, 'USD')).toEqual(read)
  const sent = 'value' in read ? read.value : typed
  const schema = z.strictObject(shapeOf([field]))
  expect(schema.safeParse({ [field.name]: sent }).success).toBe('value' in read)
})

test('[FM6] a file is judged by its size, a picture by what it is, and both go beside the call’s input', () => {
  const [table, picture] = [f.file('table', { most: 100 }), f.image('picture')]
  const small = { type: 'text/csv', size: 100 }
  expect(readField(table, small, 'USD')).toEqual({ value: small })
  expect(readField(table, { ...small, size: 101 }, 'USD')).toEqual({ fault: 'size' })
  expect(readField(table, '', 'USD')).toEqual({ fault: 'wrong' })
  expect(readField(picture, small, 'USD')).toEqual({ rule: 'form.avatar.type' })
  expect(shapeOf([table, picture])).toEqual({})
})

test('[FM7] every form has words for its title, button, fields and steps in both languages, and each field one step', () => {
  const all: readonly Form[] = Object.values(forms)
  for (const { id, like = id, words: own, fields, steps = {} } of all) {
    const has = (end: string): boolean =>
      (['zh', 'en'] as const).every((language) => [id, like].some((one) => own[language][`form.${one}.${end}`]))
    for (const end of ['send', ...fields.map(({ name }) => name), ...Object.keys(steps).map((one) => `step.${one}`)])
      expect(has(end), `${id} ${end}`).toBe(true)
    const placed = Object.values(steps).flat().toSorted()
    if (placed.length > 0) expect(placed).toEqual(fields.map(({ name }) => name).toSorted())
  }
})
