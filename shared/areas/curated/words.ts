import { defineWords } from '../../i18n/texts.ts'

/** Words of the curated products. */
export const curatedTexts = defineWords({
  'curated.issue': ['期数', 'Issue'],
  'curated.thisWeek': ['本期', 'current'],
  'curated.categories': ['类目', 'Categories'],
  'curated.topics': ['专题', 'Topics'],
  'curated.topic.1': ['爆款', 'Hits'],
  'curated.topic.2': ['新品', 'New'],
  'curated.topic.3': ['高佣', 'High commission'],
  'curated.topic.4': ['有样品', 'With samples'],
  'curated.topic.5': ['节日', 'Festival'],
  'curated.reason': ['推荐理由', 'Why'],
  'curated.comment': ['编辑点评', 'The editor says'],
  'curated.empty': ['本期暂未上新', 'Nothing new in this issue yet'],
  'curated.emptyNote': [
    '编辑发布后，精选商品会显示在这里。',
    'Curated products stand here once the editor has published them.',
  ],
  'curated.noMatch': ['这个类目和专题下没有商品', 'No product in this category and topic'],
  'curated.showAll': ['查看全部', 'Show all'],
  'curated.hidden': ['未发布或已过期，只有编辑可见', 'Not published, or over: only editors see it'],
  'curated.edit': ['编辑本期', 'Edit this issue'],
  'curated.noCompany': ['{company}（不属于公司的成员）', '{company} (members of no company)'],
  'curated.find': ['搜索商品标题或ID', 'Title or ID of a product'],
  'curated.up': ['上移', 'Up'],
  'curated.down': ['下移', 'Down'],
  'curated.remove': ['移除', 'Remove'],
  'curated.noPick': ['还没有选品', 'Nothing picked yet'],
  'curated.needReason': ['请填写每件商品的推荐理由', 'Each product needs its reason'],
  'curated.badDate': [
    '请填写发布日期，结束日期须晚于发布日期',
    'The day of publishing is needed, and the end must lie behind it',
  ],
})
