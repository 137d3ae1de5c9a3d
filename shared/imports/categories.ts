import { defineImport, i } from './import.ts'

/** The tree of categories, which belongs to the platform and serves every company. */
export const categoryImport = defineImport({
  id: 'categories',
  title: ['导入类目', 'Import categories'],
  note: [
    '每行一个类目：中英文名和上级（名称，或用 > 写出的路径；一级类目留空），最多三级，上级写在前面。所有公司共用；已有的类目按上级和英文名更新中文名，不会删除。',
    'A line for each category: its names and its parent (a name, or a path with >; empty for the first level), three levels at most, parents before children. All companies share them; one that is there is found by parent and English name, and nothing is removed.',
  ],
  screens: ['outbox'],
  by: 'company',
  columns: [
    i.text('name_en', {
      named: ['英文名', 'English name', 'Category', 'name_en'],
      needed: true,
      least: 1,
      most: 80,
    }),
    i.text('name_zh', { named: ['中文名', 'Chinese name', '类目', 'name_zh'], needed: true, least: 1, most: 80 }),
    i.text('parent', { named: ['上级类目', 'Parent', '上级', 'parent'], most: 200 }),
  ],
  key: ['parent', 'name_en'],
  updates: ['name_zh'],
})
