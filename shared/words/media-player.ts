import { defineWords } from '../i18n/texts.ts'

/** What stands where a file cannot be played. */
export const mediaPlayerWords = defineWords({
  'player.text': ['文本不能预览，请下载查看', 'Texts are not shown here: please download it'],
})
