import { defineWords } from '../../i18n/texts.ts'

/** Columns of copy jobs. */
export const shopCopyListTexts = defineWords({
  'column.copy_no': ['任务号', 'Job'],
  'column.source_shop': ['来源店铺', 'From'],
  'column.target_shops': ['目标店铺', 'To'],
  'column.copy_total': ['商品数', 'Products'],
  'column.copied': ['成功', 'Copied'],
  'column.copy_failed': ['失败', 'Failed'],
  'column.copy_skipped': ['跳过', 'Skipped'],
  'column.copy_progress': ['进度', 'Progress'],
  'column.copy_rules': ['规则', 'Rules'],
  'column.copy_state': ['状态', 'State'],
  'column.copy_by': ['创建人', 'By'],
  'column.copy_started': ['开始时间', 'Begun'],
  'column.copy_ended': ['结束时间', 'Ended'],
  'column.copy_made': ['创建时间', 'Made'],
  'column.copy_id': ['编号', 'Number'],
  'copyState.1': ['待执行', 'Waiting'],
  'copyState.2': ['执行中', 'Under way'],
  'copyState.3': ['已暂停', 'Paused'],
  'copyState.4': ['已完成', 'Done'],
  'copyState.5': ['部分失败', 'Done with failures'],
  'copyState.6': ['已取消', 'Given up'],
  'search.shop-copies': ['任务号 / 店铺名', 'Job / name of a shop'],
  'empty.shop-copies': ['还没有复制任务。新建一个，先检查再执行。', 'No copies yet: make one; it is checked before anything is written.'],
})

/** Words of the page. */
export const shopCopyWords = defineWords({
  'copy.new': ['新建复制任务', 'Copy products'],
  'copy.simulated': ['未接入平台：副本只写为本系统的草稿商品，不会发到店铺后台。类目映射和翻译需要平台接口，暂不提供。', 'No network is connected: copies are drafts of ours and reach no shop. Mapping of categories and translation need the network, and are not offered.'],
  'copy.noShops': ['至少需要两家已授权的店铺才能复制', 'Two authorised shops are needed'],
  'copy.authorise': ['去授权', 'Authorise shops'],
  'copy.facts': ['任务信息', 'The job'],
  'copy.items': ['商品（{n}）', 'Products ({n})'],
  'copy.more': ['显示前 {n} 个，失败的在前', 'The first {n}, failures first'],
  'copy.product': ['商品', 'Product'],
  'copy.target': ['目标店铺', 'To'],
  'copy.price': ['改价前后', 'Price'],
  'copy.state': ['状态', 'State'],
  'copy.toProducts': ['查看草稿', 'See the drafts'],
  'copyItem.0': ['等待', 'Waits'],
  'copyItem.1': ['成功', 'Copied'],
  'copyItem.2': ['失败', 'Failed'],
  'copyItem.3': ['跳过', 'Skipped'],
  'copyItem.4': ['已撤销', 'Taken back'],
  'copyError.notOfShop': ['不是来源店铺的商品', 'Not a product of the source'],
  'copyError.noSku': ['没有 SKU', 'It has no SKU'],
  'copyError.price': ['没有价格，或改价后不大于 0', 'No price, or none left after the rules'],
  'copyError.title': ['标题为空或超过 255 个字符', 'The title is empty or longer than 255'],
  'copyError.exists': ['目标店铺已有同名商品', 'The shop has one of that title'],
  'copyError.auth': ['店铺授权已失效', 'The shop is no longer authorised'],
})

/** What is done with them. */
export const shopCopyWorkflowWords = defineWords({
  'transition.shopCopy.begin': ['开始执行', 'Begin'],
  'transition.shopCopy.begin.note': ['检查没有通过的商品不会复制。', 'What did not pass the check is not copied.'],
  'transition.shopCopy.pause': ['暂停', 'Pause'],
  'transition.shopCopy.goOn': ['继续', 'Go on'],
  'transition.shopCopy.giveUp': ['取消任务', 'Give up'],
  'transition.shopCopy.giveUp.note': ['已复制的草稿保留，可以再撤销。', 'What is copied stays, and can be taken back.'],
  'transition.shopCopy.again': ['重试失败项', 'Try failures again'],
  'transition.shopCopy.takeBack': ['撤销', 'Take back'],
  'transition.shopCopy.takeBack.note': ['删除本任务创建、仍是草稿的商品；已上架的保留。', 'Deletes the products that it made and that are drafts still; what went on sale stays.'],
})

/** Why something is not done. */
export const shopCopyErrors = defineWords({
  'shopCopy.none': ['任务不存在，或不在你的范围内', 'There is no such job of yours'],
  'shopCopy.shop': ['请选择已授权的店铺', 'Choose an authorised shop'],
  'shopCopy.same': ['目标不能是来源店铺，也不能重复', 'A target cannot be the source, nor come twice'],
  'shopCopy.many': ['一次最多复制 {most} 个商品', 'At most {most} products at once'],
  'shopCopy.nothing': ['没有可复制的商品', 'There is nothing to copy'],
})
