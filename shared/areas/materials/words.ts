import { defineWords } from '../../i18n/texts.ts'

/** Words of the library's page. */
export const materialWords = defineWords({
  'material.new': ['上传素材', 'Bring a material'],
  'material.version': ['上传新版本', 'Bring a new version'],
  'material.download': ['下载', 'Download'],
  'material.marked': ['下载带水印', 'Download with a watermark'],
  'material.unmarked': ['加不了水印：浏览器打不开这张图片，或它太大。请下载原文件。', 'No watermark: this browser cannot open the picture, or it is too large. Please download the file as it is.'],
  'material.videoUnmarked': ['视频不能带水印下载：加水印要整段重新编码。请下载原文件，在剪辑软件里添加。', 'A video is not fetched with a watermark: all of it would have to be encoded anew. Please download it as it is and add one where you cut.'],
  'material.versions': ['版本', 'Versions'],
  'material.downloads': ['下载记录', 'Downloads'],
  'material.none': ['还没有人下载', 'Nobody has fetched it yet'],
  'material.order': ['发起剪辑需求', 'Order clips'],
  'material.noneUsable': ['所选素材都不可用，请选择可用的素材', 'None of them is usable, please choose others'],
  'material.clips': ['产出成片 {n}', 'Clips made from it {n}'],
  'material.noClips': ['还没有通过审核的成片', 'No clip of it was approved yet'],
  'material.clip': ['任务', 'Task'],
  'material.cutter': ['剪辑师', 'Cutter'],
  'material.plays': ['播放', 'Plays'],
  'material.demands': ['使用它的需求 {n}', 'Demands that name it {n}'],
  'material.noDemands': ['你可见的需求中没有使用它的', 'None of the demands that you see names it'],
  'material.shelves': ['文件夹与标签', 'Folders and tags'],
  'material.folders': ['文件夹', 'Folders'],
  'material.noFolders': ['还没有文件夹', 'No folders yet'],
  'material.tags': ['标签', 'Tags'],
  'material.noTags': ['还没有标签', 'No tags yet'],
  'material.used': ['使用 {n} 次', 'used {n} times'],
  'material.facts': ['素材信息', 'Facts'],
  'material.note': ['封面和预览条由上传的浏览器生成；服务器没有 ffmpeg，其他方式上传的视频没有封面。', 'Covers and previews are drawn by the browser that brings a file; this server has no ffmpeg, so that videos brought otherwise have none.'],
  'material.drawn': ['封面和预览条由上传的浏览器生成，其他方式上传的由服务器补画。', 'Covers and previews are drawn by the browser that brings a file, else by the server.'],
})
/** Why something is not done with a material. */
export const materialErrors = defineWords({
  'material.unknown': ['素材不存在，或不在你的公司', 'There is no such material in your company'],
  'material.file': ['请先上传文件', 'please bring a file first'],
  'material.kindUnfit': ['与上传的文件不符，请选择对应的类型', 'does not fit the file, please choose the kind that it is'],
  'material.past': ['不能早于今天', 'must not be before today'],
  'material.closed': ['素材未通过审核、已下架或授权已到期，不能下载', 'It is not approved, off, or its licence is over: it cannot be fetched'],
})
