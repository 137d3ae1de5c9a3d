import { defineWords } from '../../i18n/texts.ts'

/** Columns and enumerations of the groups of rights. */
export const groupListTexts = defineWords({
  'column.group_title': ['角色组', 'Group'],
  'column.group_id': ['角色组ID', 'Group ID'],
  'column.is_system': ['系统组', 'Built in'],
  'column.group_members': ['成员数', 'Members'],
  'column.group_menus': ['菜单数', 'Pages'],
  'column.data_scope': ['数据范围', 'Sees data of'],
  'column.can_export': ['可导出', 'Makes files'],
  'column.see_money': ['可见金额', 'Sees amounts'],
  'column.see_mobile': ['可见手机号', 'Sees phones'],
  'column.group_changed': ['更新时间', 'Changed'],
  'dataScope.1': ['本人', 'Itself'],
  'dataScope.2': ['本团队', 'Its team'],
  'dataScope.3': ['公司', 'The company'],
  'search.groups': ['角色组名称', 'Name of the group'],
  'empty.groups': ['角色组属于公司；公司的负责人在这里看到它们。', 'Groups belong to a company; who sees the whole of it finds them here.'],
})
