/** Names of the market's shops, advertisers and handles: a first and a second part, so that few lists make many names. */
export const shopFirst =
  'Lumora Nordvik 青柠 Bloomly Kavo 木棉里 Sunnyside 猫隅 Hivo 拾光 Peakline 米粒 Oakmere 晴川 Velvetta 小满 Zenko 野莓 Tamari 长风'.split(
    ' ',
  )
export const shopSecond = ['Official', '旗舰店', 'Home', '生活馆', 'Store', '好物', 'Studio', '优选'] as const

export const handleFirst =
  'amber blair coco daria esme fern gigi hazel iris jade kiko lena maya nori opal pia quinn ruby sora tess uma viva wren yara zuri ada beau cleo dot edie'.split(
    ' ',
  )
export const handleSecond = 'tries unboxes loves wears cooks builds reviews shops lives styles'.split(' ')

export const videoWords =
  '开箱实测 三种用法 一周体验 后悔没早买 通勤必备 对比测评 平价替代 家里都在用 细节展示 限时福利'.split(' ')
export const liveWords = '新品专场 周末福利 清仓专场 粉丝见面 品牌日 夜场秒杀 达人专场 开学季'.split(' ')
