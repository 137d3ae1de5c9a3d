import { defineWords } from '../i18n/texts.ts'

/** What the field says that brings a file: it comes with the forms that have one. */
export const mediaFieldWords = defineWords({
  'media.drop': ['选择视频、图片、音频或文本，或拖到这里', 'Choose a video, picture, sound or text, or drop it here'],
  'media.limit': ['最大 2 GB，中断后可继续', 'At most 2 GB; it goes on after a break'],
  'media.sending': ['{name}：{percent}', '{name}: {percent}'],
  'media.paused': ['{name}：已暂停，{percent}', '{name}: paused at {percent}'],
  'media.looking': ['{name}：正在检查文件', '{name}: looking into the file'],
  'media.pause': ['暂停', 'Pause'],
  'media.resume': ['继续', 'Go on'],
  'media.stop': ['放弃上传', 'Give up'],
  'media.rest': ['上次没有传完：{name}。重新选择同一个文件即可继续。', 'Not finished last time: {name}. Choose the same file again to go on.'],
  'media.same': ['公司已有这个文件，将直接使用它', 'The company has this file already: that one is used'],
  'media.kinds': ['这里只接受：{kinds}', 'Only these are taken here: {kinds}'],
  'media.kind.1': ['视频', 'videos'],
  'media.kind.2': ['图片', 'pictures'],
  'media.kind.3': ['音频', 'sounds'],
  'media.kind.4': ['文本', 'texts'],
  'media.other': ['换一个文件', 'Choose another file'],
  'media.facts': ['{size} · {long}', '{size} · {long}'],
})
