import { defineWords } from './texts.ts'

/** Words of the pager under every list. */
export const pagerTexts = defineWords({
  'pager.label': ['分页', 'Pages'],
  'pager.total': ['共 {n} 条', '{n} in total'],
  'pager.size': ['每页条数', 'Rows a page'],
  'pager.perPage': ['{n} 条/页', '{n} / page'],
  'pager.prev': ['上一页', 'Previous page'],
  'pager.next': ['下一页', 'Next page'],
  'pager.page': ['第 {n} 页', 'Page {n}'],
  'pager.back': ['向前 {n} 页', '{n} pages back'],
  'pager.on': ['向后 {n} 页', '{n} pages on'],
  'pager.jump': ['跳至', 'Go to'],
  'pager.jumpTo': ['跳至第几页', 'Go to page'],
  'pager.jumpUnit': ['页', '(Enter)'],
})
