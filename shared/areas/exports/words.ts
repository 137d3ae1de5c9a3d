import { defineWords } from '../../i18n/texts.ts'

/** Words of the export centre. */
export const exportTexts = defineWords({
  'exports.title': ['导出中心', 'Export centre'],
  'exports.running': ['导出中心，{n} 个正在导出', 'Export centre, {n} running'],
  'exports.none': ['还没有后台导出。超过 5,000 行的列表会在这里生成文件。', 'No exports in the background yet. Lists of more than 5,000 rows are made into files here.'],
  'exports.kept': ['文件保留 7 天', 'Files are kept for 7 days'],
  'exports.state.running': ['正在导出', 'Running'],
  'exports.state.done': ['已完成', 'Ready'],
  'exports.state.expired': ['已过期', 'Expired'],
  'exports.progress': ['{n} / {total} 行', '{n} of {total} rows'],
  'exports.until': ['保留至 {time}', 'kept until {time}'],
  'exports.asked': ['提交于 {time}', 'asked for at {time}'],
  'exports.download': ['下载', 'Download'],
  'exports.downloadOf': ['下载 {name}', 'Download {name}'],
  'exports.cancel': ['取消导出', 'Cancel'],
  'exports.cancelOf': ['取消导出 {name}', 'Cancel {name}'],
  'exports.ready': ['导出完成：{name}', 'The export is ready: {name}'],
  'exports.failed': ['导出失败：{name}', 'The export failed: {name}'],
})
