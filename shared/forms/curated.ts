import type * as z from 'zod/mini'
import { curatedApi } from '../areas/curated/api.ts'
import { defineWords } from '../i18n/texts.ts'
import { type BusinessClock, dayOfText, dayStart } from '../time/zone.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'

const words = defineWords({
  'form.curated.title': ['编辑精选 · {company}', 'Edit the issue · {company}'],
  'form.curated.issue': ['期数', 'Issue'],
  'form.curated.publish': ['发布日期', 'Published on'],
  'form.curated.end': ['结束日期（可空）', 'Until (may be empty)'],
  'form.curated.send': ['保存本期', 'Save the issue'],
  'form.curated.done': ['本期已保存', 'The issue was saved'],
})

interface Issue {
  readonly company: number
  readonly picks: z.input<typeof curatedApi.save.input>['picks']
  /** By which its days begin. */
  readonly clock: BusinessClock
}

/** An issue of the curated products: from which day until which one its picks are shown. */
export const curatedForm = defineForm({
  id: 'curated',
  endpoint: curatedApi.save,
  words,
  fields: [f.one('issue'), f.date('publish'), f.date('end', { optional: true })],
  input: ({ issue, publish, end }, { company, picks, clock }: Issue) => ({
    company,
    issue,
    publish_time: dayStart(clock, dayOfText(publish)),
    end_time: end === null ? null : dayStart(clock, dayOfText(end)),
    picks,
  }),
})
