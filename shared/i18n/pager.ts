import { defineTexts } from './texts.ts'

/** Words of the pager under every list. */
export const pagerTexts = defineTexts(
  {
    'pager.label': '分页',
    'pager.total': '共 {n} 条',
    'pager.size': '每页条数',
    'pager.perPage': '{n} 条/页',
    'pager.prev': '上一页',
    'pager.next': '下一页',
    'pager.page': '第 {n} 页',
    'pager.back': '向前 {n} 页',
    'pager.on': '向后 {n} 页',
    'pager.jump': '跳至',
    'pager.jumpTo': '跳至第几页',
    'pager.jumpUnit': '页',
  },
  {
    'pager.label': 'Pages',
    'pager.total': '{n} in total',
    'pager.size': 'Rows a page',
    'pager.perPage': '{n} / page',
    'pager.prev': 'Previous page',
    'pager.next': 'Next page',
    'pager.page': 'Page {n}',
    'pager.back': '{n} pages back',
    'pager.on': '{n} pages on',
    'pager.jump': 'Go to',
    'pager.jumpTo': 'Go to page',
    'pager.jumpUnit': '(Enter)',
  },
)
