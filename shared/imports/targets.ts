import { defineImport, i } from './import.ts'

/** Monthly turnover targets of the company and of those who work in it. */
export const targetImport = defineImport({
  id: 'targets',
  title: ['导入目标', 'Import targets'],
  note: [
    '每行一个月、一位成员（账号或姓名，“全公司”是公司自己）和销售额目标，按公司币种的整数。只能为本月及以后、自己和自己团队的下级设定。',
    'A line for each month and member (account or name; “Whole company” is the company itself) with the turnover target, in whole units of the company’s currency. For this month and later ones, and for those right below you.',
  ],
  screens: ['console'],
  by: 'leader',
  columns: [
    i.month('month', { named: ['月份', 'Month', '目标月份', '年月', 'Period', 'month'], needed: true }),
    i.member('member', {
      named: ['成员', 'Member', '员工', '员工姓名', '姓名', '账号', 'Staff', 'Employee', 'Name', 'Account', 'member'],
      needed: true,
      everyone: ['全公司', 'Whole company', '公司', 'Company'],
    }),
    i.money('target', {
      named: ['销售额目标', 'Turnover target', '目标', '目标金额', 'GMV目标', 'Target', 'GMV target', 'Goal', 'target'],
      needed: true,
      least: 1,
      most: 1e14,
      whole: true,
    }),
  ],
  key: ['month', 'member'],
  updates: ['target'],
})
