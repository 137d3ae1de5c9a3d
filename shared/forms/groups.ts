import type * as z from 'zod/mini'
import { groupFields, groupsApi } from '../areas/permissions/groups-api.ts'
import { groupListTexts } from '../areas/permissions/list-words.ts'
import { defineWords, joinTexts, pickTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

const ownWords = defineWords({
  'form.group.title': ['角色组', 'Group'],
  'form.group.note': ['保存后从成员的下一次操作起生效。', 'It holds for its members from their next call on.'],
  'form.group.name': ['名称', 'Name'],
  'form.group.name.note': ['2 至 30 个字', '2 to 30 characters'],
  'form.group.data_scope': ['数据范围', 'Sees data of'],
  'form.group.data_scope.note': [
    '本人包括自己的下级；本团队是所在团队的全部成员',
    'Itself: with those below; its team: everybody of the team that it is in',
  ],
  'form.group.see_money': ['可见金额', 'Sees amounts'],
  'form.group.see_money.note': [
    '不勾选时，列表和导出里的金额为 —，以金额为主的页面不可见',
    'Without it amounts are — in lists and files, and pages that are nothing but amounts are not seen',
  ],
  'form.group.see_mobile': ['可见手机号', 'Sees phones'],
  'form.group.see_mobile.note': ['只显示前三位和后四位', 'Their first three and last four digits'],
  'form.group.send': ['保存', 'Save'],
  'form.group.done': ['角色组已保存', 'Saved'],
})

const words = joinTexts(ownWords, pickTexts(groupListTexts, 'dataScope.1', 'dataScope.2', 'dataScope.3'))

/** A group of rights; its screens come from the tree beside the boxes. */
export const groupForm = defineForm({
  id: 'group',
  endpoint: groupsApi.save,
  words,
  fields: groupFields,
  refreshes: true,
  input: (values, about: Pick<z.input<typeof groupsApi.save.input>, 'id' | 'screens'>) => ({ ...values, ...about }),
})
