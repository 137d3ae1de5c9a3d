import { defineImport, i } from './import.ts'

/** Monthly targets for turnover and our commission of the company and of those who work in it. */
export const targetImport = defineImport({
  id: 'targets',
  title: ['导入目标', 'Import targets'],
  note: [
    '每行一个月、一位成员（账号或姓名，“全公司”是公司自己）和目标金额，按公司币种的整数；指标为销售额（不填即销售额）或我方佣金。只能为本月及以后、自己和自己团队的下级设定。',
    'A line for each month and member (account or name; “Whole company” is the company itself) with the target amount, in whole units of the company’s currency; its metric is turnover (also when empty) or our commission. For this month and later ones, and for those right below you.',
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
    i.choice('metric', {
      named: ['指标', 'Metric', '目标类型', 'metric'],
      options: [
        [0, '销售额', 'Turnover', 'GMV', 'M01'],
        [1, '我方佣金', 'Our commission', '佣金', 'Commission', 'M11_OURS'],
      ],
    }),
    i.money('target', {
      named: [
        '目标',
        'Target',
        '销售额目标',
        'Turnover target',
        '目标金额',
        'Target amount',
        'GMV目标',
        'GMV target',
        'Goal',
        'target',
      ],
      needed: true,
      least: 1,
      most: 1e14,
      whole: true,
    }),
  ],
  key: ['month', 'member', 'metric'],
  updates: ['target'],
})
