import { defineWords } from '../i18n/texts.ts'

/** Words of the place where a file is chosen and sent. */
export const uploadWords = defineWords({
  'upload.choose': ['选择文件，或拖到这里', 'Choose a file, or drop it here'],
  'upload.sending': ['正在上传 {name}：{percent}', 'Uploading {name}: {percent}'],
  'upload.stop': ['停止上传', 'Stop the upload'],
  'upload.none': ['文件是空的', 'The file is empty'],
  'upload.several': ['一次只能上传一个文件', 'One file at a time'],
})
