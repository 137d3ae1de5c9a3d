import { defineWords } from '../../i18n/texts.ts'
import { collectingWords } from '../../workflows/own-mark-words.ts'

/** Words of assigned products, of the showcase, of promotion links and of favourites. */
export const productWorkflowWords = defineWords({
  'transition.offer.assign': ['分配给达人', 'Assign to a creator'],
  'transition.offer.assign.note': ['分配后，佣金率下调时该达人保留原佣金率 30 天。', 'When the rate is lowered, the creator keeps the old one for 30 days.'],
  'form.offer.assign.creator_id': ['达人', 'Creator'],
  'showcase.0': ['不在橱窗', 'Not in the showcase'],
  'showcase.1': ['在橱窗', 'In the showcase'],
  'transition.showcase.show': ['加入橱窗', 'Showcase'],
  'transition.showcase.hide': ['移出橱窗', 'Take out'],
  'promotion.0': ['还没有推广链接', 'No promotion link yet'],
  'promotion.1': ['已有推广链接', 'Has a promotion link'],
  'transition.promotion.link': ['复制推广链接', 'Copy promotion link'],
  'transition.favourite.collect': collectingWords.collect,
  'transition.favourite.drop': collectingWords.drop,
})
