/** What the demo's clip team writes: titles of demands behind the product, what clips show, why they were rejected. */
export const ideas = [
  '开箱实测',
  '三秒钩子混剪',
  '痛点对比',
  '达人口播切片',
  '直播高光',
  '使用教程',
  '平价替代',
  '节日场景',
  '买家秀合集',
  '工厂探访',
] as const

export const points = [
  '前三秒给到效果对比，再讲价格。',
  '突出轻便和上手快，结尾引导点小黄车。',
  '真实使用场景，镜头多给细节。',
  '强调库存有限和限时价，不夸大功效。',
] as const

export const musts = [
  '产品特写至少 3 秒，价格字幕一次',
  '品牌标出现两次，片尾停留 1 秒',
  '原声口播加中英双语字幕',
] as const
export const forbids = ['不出现竞品、不用绝对化用语', '不使用未授权音乐', '不出现其他平台水印'] as const

/** What a reviewer writes, by reason of the rejection. */
export const rejections: Readonly<Record<number, readonly string[]>> = {
  1: ['中段拖了，压到 20 秒内', '开头太慢，钩子提前到第一秒'],
  2: ['第二句字幕错别字', '字幕挡住了商品，往上移'],
  3: ['「最便宜」不能用，换个说法', '口播里有绝对化用语，剪掉'],
  4: ['转场处画面糊，换素材', '曝光过度，肤色发白，重调'],
  5: ['品牌标没露出，补一个特写', '片尾没有停留品牌标'],
  6: ['超过要求的时长，再精简', '太短，少一段使用场景'],
  7: ['背景音乐换一首', '结尾没有引导点击'],
}

/** What is said at a moment of a version. */
export const momentComments = [
  '这里掉帧，重新导出',
  '这一镜换成近景',
  '音量忽大忽小',
  '字幕晚了半秒',
  '这句口播可以删',
] as const

export const remarks = ['第一版，请看节奏', '按意见改好了', '换了开头和音乐', '字幕已重做', ''] as const
export const returns = ['素材不够，等补拍', '手上任务多，先退回'] as const
