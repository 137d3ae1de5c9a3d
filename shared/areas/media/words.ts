import { defineWords } from '../../i18n/texts.ts'

/** Why a file is not taken. */
export const mediaErrors = defineWords({
  'media.empty': ['文件是空的，请重新选择', 'The file is empty, please choose another'],
  'media.type': ['格式不支持：请上传 MP4、MOV、WebM 视频，JPEG、PNG、WebP 图片，MP3、M4A、WAV、OGG 音频或 UTF-8 文本', 'This format is not supported: please bring MP4, MOV or WebM videos, JPEG, PNG or WebP pictures, MP3, M4A, WAV or OGG sounds, or UTF-8 text'],
  'media.broken': ['文件损坏或不完整，请重新导出后上传', 'The file is broken or incomplete, please export it again'],
  'media.dimensions': ['画面尺寸超出范围：视频边长 16 至 8192 像素，图片最多 1 亿像素', 'The picture is too large or too small: 16 to 8192 pixels a side for videos, at most 100 megapixels for pictures'],
  'media.long': ['时长超过 6 小时，请剪短后上传', 'Longer than 6 hours, please cut it shorter'],
  'media.text': ['文本超过 2 MB，请拆分后上传', 'The text is larger than 2 MB, please split it'],
  'media.busy': ['同时上传的文件过多，请稍后重新上传', 'Too many files arrive at once, please bring it again shortly'],
  'media.size': ['文件超过 2 GB，请压缩后上传', 'The file is larger than 2 GB, please compress it'],
  'media.quota': ['公司的素材空间已满（上限 {most} GB），请先清理不用的素材', 'The company’s room for files is full ({most} GB): please remove what is not needed'],
  'media.none': ['文件不存在，或不在你的公司', 'There is no such file in your company'],
  'media.gone': ['这次上传已过期或不存在，请重新选择文件', 'This upload has run out or does not exist: please choose the file again'],
  'media.address': ['播放地址已失效，请刷新页面', 'This address has run out: please reload the page'],
  'media.offset': ['上传位置不一致，请继续上传', 'The upload stands elsewhere: please go on with it'],
  'media.locked': ['这个文件正从另一个连接上传，请稍后再试', 'This file is being brought over another connection: please try again shortly'],
  'media.waits': ['文件已经收到，但文件存储暂时不可用；恢复后会自动完成，不必重新上传', 'The file has come, but the file store cannot be reached at present: it is finished by itself as soon as it can, and need not be brought again'],
  'media.store': ['文件存储暂时不可用，请稍后再试', 'The file store cannot be reached at present: please try again shortly'],
  'media.cover': ['封面不是有效的图片', 'The cover is not a valid picture'],
})
