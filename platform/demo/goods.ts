/** A category of the demo catalogue: what is sold, in which variants, at which price and commission. */
export interface Goods {
  readonly zh: string
  readonly en: string
  /** Short code in the seller's own SKU numbers. */
  readonly code: string
  /** Median price, US cents. */
  readonly price: number
  /** Usual standard commission, basis points. */
  readonly rate_bp: number
  readonly names: string
  readonly features: string
  readonly variants: string
}

/** Lists are separated by blanks, so that a line of goods stays a line. */
export const goods: readonly Goods[] = [
  {
    zh: '女装',
    en: 'Womenswear',
    code: 'WMS',
    price: 1690,
    rate_bp: 1600,
    names:
      '冰丝防晒衣 法式碎花连衣裙 高腰阔腿裤 针织开衫 无痕打底衫 缎面吊带裙 羊羔毛外套 百褶半身裙 宽松卫衣 塑形牛仔裤 印花罩衫 西装马甲',
    features: '轻薄透气 显瘦垂感 通勤百搭 大码可选 四季可穿 亲肤不起球',
    variants: '黑色/S 黑色/M 米白/M 雾蓝/L 燕麦/XL',
  },
  {
    zh: '美妆',
    en: 'Beauty',
    code: 'BTY',
    price: 1190,
    rate_bp: 1900,
    names:
      '持妆气垫粉底 丝绒哑光唇釉 九色眼影盘 防水眼线笔 浓密睫毛膏 控油散粉 水光唇油 遮瑕三色盘 卸妆膏 腮红膏 修容棒 美妆蛋套装',
    features: '持久不脱妆 新手友好 敏感肌可用 自然伪素颜 便携补妆',
    variants: '01自然 02暖杏 03奶茶 04玫瑰',
  },
  {
    zh: '个护',
    en: 'Personal care',
    code: 'PCR',
    price: 1390,
    rate_bp: 1700,
    names:
      '烟酰胺身体乳 氨基酸洁面 生姜洗发水 蜗牛修护面膜 玻尿酸精华 电动牙刷 冲牙器 脱毛仪 筋膜按摩仪 卷发棒 负离子吹风机 眼部热敷罩',
    features: '温和清洁 深层滋养 家用旅行 敏感肌适用 礼盒装',
    variants: '单支 两支装 家庭装',
  },
  {
    zh: '家居日用',
    en: 'Home',
    code: 'HOM',
    price: 990,
    rate_bp: 1400,
    names:
      '真空压缩袋 免打孔置物架 香薰蜡烛 记忆棉枕 遮光窗帘 折叠收纳箱 硅藻泥吸水垫 感应小夜灯 旋转拖把 沙发盖毯 抽屉分隔盒 浴室防滑垫',
    features: '加厚耐用 省空间 北欧风 可水洗 安装简单 租房必备',
    variants: '小号 中号 大号',
  },
  {
    zh: '厨房小电',
    en: 'Kitchen',
    code: 'KIT',
    price: 2290,
    rate_bp: 1200,
    names:
      '便携榨汁杯 空气炸锅纸托 迷你电煮锅 手持打蛋器 多功能切菜器 咖啡奶泡机 不粘平底锅 真空保鲜盒 硅胶厨具套装 电动磨刀器 保温随行杯 电子厨房秤',
    features: '一键启动 大容量 静音电机 易清洗 食品级材质',
    variants: '薄荷绿 奶油白 樱花粉 曜石黑',
  },
  {
    zh: '数码配件',
    en: 'Electronics',
    code: 'ELC',
    price: 1890,
    rate_bp: 900,
    names:
      '磁吸充电宝 蓝牙降噪耳机 桌面手机支架 三合一数据线 氛围灯带 无线领夹麦克风 补光灯 智能手环 机械键盘 车载充电器 蓝牙音箱 手机云台',
    features: '快充 长续航 即插即用 主播同款 兼容多机型',
    variants: '黑色 白色 深空灰',
  },
  {
    zh: '母婴',
    en: 'Mother and baby',
    code: 'BBY',
    price: 1590,
    rate_bp: 1300,
    names: '硅胶辅食碗 婴儿背带 纱布浴巾 恒温奶瓶 爬行垫 婴儿睡袋 磨牙棒 早教布书 儿童餐椅垫 妈咪包 防撞条 儿童雨衣',
    features: '食品级 亲肤柔软 可机洗 防摔设计 月子推荐',
    variants: '浅蓝 浅粉 鹅黄',
  },
  {
    zh: '宠物',
    en: 'Pets',
    code: 'PET',
    price: 1290,
    rate_bp: 1500,
    names:
      '自动饮水机 猫抓板沙发 慢食碗 宠物牵引绳 逗猫激光器 除毛刷 宠物背包 冻干零食 宠物尿垫 智能喂食器 狗狗雨衣 猫砂垫',
    features: '静音循环 耐抓耐咬 防打翻 可拆洗 大中小型通用',
    variants: 'S M L',
  },
  {
    zh: '运动户外',
    en: 'Sports and outdoors',
    code: 'SPT',
    price: 1990,
    rate_bp: 1300,
    names:
      '高弹瑜伽裤 防震运动内衣 弹力带套装 折叠露营椅 速干T恤 泡沫轴 负重跳绳 户外头灯 骑行手套 运动水壶 筋膜枪 登山腰包',
    features: '高腰收腹 吸汗速干 便携收纳 专业级 新手入门',
    variants: '黑色/S 黑色/M 紫灰/M 墨绿/L',
  },
  {
    zh: '鞋包',
    en: 'Shoes and bags',
    code: 'BAG',
    price: 2190,
    rate_bp: 1500,
    names:
      '厚底乐福鞋 云朵拖鞋 老爹鞋 腋下包 大容量托特包 链条斜挎包 旅行双肩包 帆布鞋 马丁短靴 卡包 化妆包 行李收纳袋',
    features: '软底不累脚 轻便百搭 防泼水 多隔层 复古做旧',
    variants: '黑色 棕色 米色 卡其',
  },
  {
    zh: '首饰配饰',
    en: 'Accessories',
    code: 'ACC',
    price: 790,
    rate_bp: 2000,
    names:
      '锆石叠戴项链 珍珠耳环 情侣手链 鲨鱼夹 真丝发圈 偏光太阳镜 渔夫帽 开口戒指 羊绒围巾 细链手表 美甲贴片 胸针套装',
    features: '低敏银针 不易褪色 送礼包装 高级感 一套多戴',
    variants: '金色 银色 玫瑰金',
  },
  {
    zh: '玩具文创',
    en: 'Toys and stationery',
    code: 'TOY',
    price: 1090,
    rate_bp: 1400,
    names:
      '磁力积木 解压捏捏乐 盲盒手办 数字油画 手账贴纸 电子画板 遥控越野车 拼装花束 泡泡机 桌面投影仪 毛绒公仔 立体拼图',
    features: '亲子互动 生日礼物 益智启蒙 桌面摆件 限定款',
    variants: '标准版 礼盒版 收藏版',
  },
]
