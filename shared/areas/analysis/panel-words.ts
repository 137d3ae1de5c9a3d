import { defineWords } from '../../i18n/texts.ts'

/** Words of analyses on the data dashboard, there and on the page of the analysis. */
export const panelTexts = defineWords({
  'panel.section': ['我的分析', 'My analyses'],
  'panel.count': ['{n} / {most}', '{n} / {most}'],
  'panel.add': ['加到看板', 'Add to dashboard'],
  'panel.addNote': ['把这个视图作为图表放到数据看板', 'Puts this view as a chart on the data dashboard'],
  'panel.addUnsaved': ['先保存为视图，再放到数据看板', 'Saves this as a view first, then puts it on the data dashboard'],
  'panel.on': ['已在看板', 'On the dashboard'],
  'panel.onNote': ['从数据看板移除', 'Takes it off the data dashboard'],
  'panel.added': ['“{name}”已加到数据看板', '“{name}” is on the data dashboard'],
  'panel.toBoard': ['打开看板', 'Open it'],
  'panel.removed': ['“{name}”已从数据看板移除', '“{name}” is no longer on the data dashboard'],
  'panel.remove': ['从看板移除“{name}”', 'Take “{name}” off the dashboard'],
  'panel.open': ['打开分析', 'Open analysis'],
  'panel.openOf': ['打开分析“{name}”', 'Open the analysis “{name}”'],
  'panel.gone': ['这个视图已被删除，可以从看板移除', 'This view was deleted; it can be taken off the dashboard'],
  'panel.denied': ['没有权限查看这个视图，或它已不再共享，可以从看板移除', 'You may not see this view, or it is no longer shared; it can be taken off the dashboard'],
  'panel.none': ['还没有分析。在数据分析里把一个视图“加到看板”，它就会显示在这里。', 'No analyses yet. “Add to dashboard” in the data analysis puts a view here.'],
  'panel.toAnalysis': ['去数据分析', 'Data analysis'],
})
