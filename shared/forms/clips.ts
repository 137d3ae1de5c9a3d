import { type ClipMark, clipsApi, demandFields } from '../areas/clips/api.ts'
import { clipEnumWords } from '../areas/clips/list-words.ts'
import { clipOverviewApi, hitFields } from '../areas/clips/overview-api.ts'
import { defineWords, joinTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'
import { f } from './form.ts'
import { timeCodeMs } from './time-code.ts'

const words = defineWords({
  'form.clipDemand.title': ['下达剪辑需求', 'Order clips'],
  'form.clipDemand.note': [
    '保存为草稿，提交审核后才会分配给剪辑师。',
    'It is kept as a draft; cutters see it once it was submitted and approved.',
  ],
  'form.clipDemand.step.what': ['要什么', 'What'],
  'form.clipDemand.step.content': ['内容', 'Content'],
  'form.clipDemand.step.terms': ['要求', 'Terms'],
  'form.clipDemand.clip_title': ['标题', 'Title'],
  'form.clipDemand.product_id': ['商品', 'Product'],
  'form.clipDemand.account': ['平台/账号', 'Platform, account'],
  'form.clipDemand.required_count': ['条数', 'Clips'],
  'form.clipDemand.ratio': ['比例', 'Ratio'],
  'form.clipDemand.min_s': ['时长至少（秒）', 'At least (seconds)'],
  'form.clipDemand.max_s': ['时长至多（秒）', 'At most (seconds)'],
  'form.clipDemand.selling_points': ['卖点', 'Selling points'],
  'form.clipDemand.script': ['脚本', 'Script'],
  'form.clipDemand.must': ['必含', 'Must show'],
  'form.clipDemand.forbid': ['禁用', 'Must not show'],
  'form.clipDemand.refs': ['参考链接', 'References'],
  'form.clipDemand.materials': ['素材', 'Materials'],
  'form.clipDemand.materials.note': [
    '最多 20 个；授权要覆盖到截止日期',
    'At most 20; their licences must hold until the deadline',
  ],
  'form.clipDemand.priority': ['优先级', 'Priority'],
  'form.clipDemand.deadline': ['截止日期', 'Due by the end of'],
  'form.clipDemand.fee': ['费用/条', 'Fee for each clip'],
  'form.clipDemand.reviewer_id': ['验收人', 'Reviewer'],
  'form.clipDemand.send': ['保存草稿', 'Save the draft'],
  'form.clipDemand.done': ['需求已保存为草稿', 'The demand is kept as a draft'],
})

/** Orders clips of a product, or changes what a draft says. */
export const clipDemandForm = defineForm({
  id: 'clipDemand',
  endpoint: clipsApi.saveDemand,
  words: joinTexts(words, clipEnumWords),
  fields: demandFields,
  refreshes: true,
  steps: {
    what: ['clip_title', 'product_id', 'account', 'required_count', 'ratio', 'min_s', 'max_s'],
    content: ['materials', 'selling_points', 'script', 'must', 'forbid', 'refs'],
    terms: ['priority', 'deadline', 'fee', 'reviewer_id'],
  },
  input: (values, { demand_no }: { readonly demand_no: string | null }) => ({ ...values, demand_no }),
})

const hitWords = defineWords({
  'form.clipHit.title': ['爆款标准', 'What a hit is'],
  'form.clipHit.note': [
    '成片发布后前七天达到其中一项就算爆款，总览和排名都按它计算。',
    'A clip that reaches either in its first seven days is a hit, wherever hits are counted.',
  ],
  'form.clipHit.hit_views': ['播放达到', 'Views'],
  'form.clipHit.hit_gmv': ['或成交额达到', 'Or GMV'],
  'form.clipHit.send': ['保存', 'Save'],
  'form.clipHit.done': ['爆款标准已保存', 'Saved'],
})

/** Sets what the company calls a hit. */
export const clipHitForm = defineForm({
  id: 'clipHit',
  endpoint: clipOverviewApi.saveHit,
  words: hitWords,
  fields: hitFields,
  refreshes: true,
})

const commentWords = defineWords({
  'form.clipComment.title': ['写下意见', 'Say something'],
  'form.clipComment.at': ['时间点（可空）', 'At (may be empty)'],
  'form.clipComment.at.note': ['mm:ss，例如 00:03', 'mm:ss, such as 00:03'],
  'form.clipComment.at.wrong': ['请写成 mm:ss，例如 00:03', 'Write it as mm:ss, such as 00:03'],
  'form.clipComment.text': ['意见', 'Comment'],
  'form.clipComment.send': ['发送', 'Send'],
  'form.clipComment.done': ['意见已发送', 'Said'],
})

interface Said {
  readonly task_no: string
  readonly version_no: number
  /** What was drawn on the frame. */
  readonly mark: ClipMark | null
}

/** Says something of a version of a clip, of one moment or of the whole. */
export const clipCommentForm = defineForm({
  id: 'clipComment',
  endpoint: clipsApi.comment,
  words: commentWords,
  fields: [
    f.text('at', {
      optional: true,
      most: 9,
      rule: (typed: string) =>
        typed === '' || timeCodeMs(typed) !== undefined ? undefined : 'form.clipComment.at.wrong',
    }),
    f.text('text', { most: 500, lines: 3 }),
  ],
  input: ({ at, text }, about: Said) => ({
    ...about,
    text,
    at_ms: at === null ? null : (timeCodeMs(at) ?? null),
  }),
})
