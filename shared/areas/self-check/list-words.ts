import { defineWords } from '../../i18n/texts.ts'

/** Columns of the nightly checks. */
export const selfCheckTexts = defineWords({
  'column.check_time': ['检查时间', 'Checked at'],
  'column.check_company': ['公司', 'Company'],
  'column.check_kind': ['检查项', 'What was checked'],
  'checkKind.1': ['每一行的分成之和等于佣金', 'The parts of each line are its commission'],
  'checkKind.2': ['每日汇总等于订单行之和', 'The kept sums of each day are those of its lines'],
  'column.check_result': ['结果', 'Result'],
  'checkResult.1': ['一致', 'Ties'],
  'checkResult.2': ['有差异', 'Differs'],
  'column.checked': ['检查数', 'Checked'],
  'column.differing': ['差异数', 'Differing'],
  'column.check_sample': ['差异示例', 'Some of them'],
  'column.took_ms': ['用时（毫秒）', 'Took (ms)'],
  'column.check_id': ['编号', 'No.'],
  'search.self-checks': ['公司名称', 'Company'],
  'empty.self-checks': ['每天凌晨 4 点（UTC+8）检查各公司的账目，结果会显示在这里。', 'The books of every company are checked at 04:00 (UTC+8); what was found stands here.'],
})
