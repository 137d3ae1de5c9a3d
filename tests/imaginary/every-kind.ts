import * as z from 'zod/mini'
import { endpoint } from '../../shared/api/endpoint.ts'
import { defineForm } from '../../shared/forms/define-form.ts'
import { f } from '../../shared/forms/form.ts'
import { defineWords } from '../../shared/i18n/texts.ts'

const words = defineWords({
  'form.everyKind.title': ['所有字段', 'Every kind of field'],
  'form.everyKind.note': ['没有人会用到这个表单', 'Nobody has a use for this form'],
  'form.everyKind.heading': ['标题', 'Title'],
  'form.everyKind.budget': ['预算', 'Budget'],
  'form.everyKind.share': ['比例', 'Share'],
  'form.everyKind.pieces': ['件数', 'Pieces'],
  'form.everyKind.size': ['大小', 'Size'],
  'form.everyKind.day': ['日期', 'Day'],
  'form.everyKind.days': ['期间', 'Days'],
  'form.everyKind.category': ['类目', 'Category'],
  'form.everyKind.colour': ['颜色', 'Colour'],
  'form.everyKind.creator': ['达人', 'Creator'],
  'form.everyKind.product': ['商品', 'Product'],
  'form.everyKind.sure': ['确定', 'Sure'],
  'form.everyKind.why': ['说明', 'Why'],
  'form.everyKind.footage': ['素材', 'Footage'],
  'form.everyKind.clip': ['视频', 'Video'],
  'form.everyKind.picture': ['图片', 'Picture'],
  'form.everyKind.table': ['表格', 'Table'],
  'form.everyKind.step.what': ['内容', 'What'],
  'form.everyKind.step.when': ['时间', 'When'],
  'form.everyKind.step.parts': ['文件', 'Files'],
  'size.s': ['小', 'Small'],
  'size.l': ['大', 'Large'],
})

const text = z.string()
const sending = endpoint({
  method: 'POST',
  path: '/api/v1/every-kind',
  access: 'session',
  input: z.strictObject({
    heading: text,
    budget: z.int(),
    share: z.int(),
    pieces: z.int(),
    size: z.enum(['s', 'l']),
    day: z.nullable(text),
    days: text,
    category: text,
    colour: text,
    creator: text,
    product: text,
    sure: z.boolean(),
    why: text,
    footage: text,
    clip: text,
  }),
  data: z.null(),
})

/** Every kind of field, in three steps. */
export const everyKindForm = defineForm({
  id: 'everyKind',
  endpoint: sending,
  words,
  fields: [
    f.text('heading', { least: 2, most: 20 }),
    f.money('budget', { least: 100, most: 9_000_000, was: ['budget'] }),
    f.rate('share', { least: 0, most: 10_000 }),
    f.count('pieces', { least: 1 }),
    f.choice('size', { options: ['s', 'l'], labels: 'size' }),
    f.tree('category'),
    f.one('colour'),
    f.creator('creator'),
    f.product('product'),
    f.check('sure'),
    f.text('why', { lines: 3, most: 200 }),
    f.date('day', { optional: true }),
    f.period('days'),
    f.material('footage'),
    f.media('clip', { kinds: [1] }),
    f.image('picture'),
    f.file('table', { accept: '.csv', most: 1_000_000 }),
  ],
  steps: {
    what: ['heading', 'budget', 'share', 'pieces', 'size', 'category', 'colour', 'creator', 'product', 'sure', 'why'],
    when: ['day', 'days'],
    parts: ['footage', 'clip', 'picture', 'table'],
  },
  input: (values, _about: { readonly budget: number }) => values,
})
