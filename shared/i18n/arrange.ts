import { defineWords } from './texts.ts'

/** Words of things that people put in order, and of the figures that they choose for a place. */
export const arrangeTexts = defineWords({
  'arrange.up': ['{name} 上移', 'Move {name} up'],
  'arrange.down': ['{name} 下移', 'Move {name} down'],
  'arrange.count': ['已选 {n} / {most}', '{n} of {most}'],
  'arrange.note': ['拖动或用箭头调整顺序', 'Drag them, or use the arrows'],
  'arrange.chosen': ['已选指标', 'Chosen'],
  'arrange.others': ['可选指标', 'To choose from'],
  'arrange.add': ['加入 {name}', 'Add {name}'],
  'arrange.remove': ['移除 {name}', 'Remove {name}'],
  'arrange.all': ['已全部选用', 'All of them are chosen'],
  'arrange.full': ['已达上限，请先移除一项', 'No more fit: remove one first'],
  'arrange.reset': ['恢复默认', 'Reset'],
  'arrange.save': ['保存', 'Save'],
})
