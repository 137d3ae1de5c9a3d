import { defineWords } from '../../i18n/texts.ts'

/** Columns, categories and figures of the academy. */
export const articleListTexts = defineWords({
  'column.article_title': ['标题', 'Title'],
  'column.article_category': ['分类', 'Category'],
  'column.article_summary': ['摘要', 'Summary'],
  'column.article_course': ['课程', 'Course'],
  'column.read_minutes': ['阅读（分钟）', 'Minutes'],
  'column.article_author': ['作者', 'Author'],
  'column.article_views': ['读过的人', 'Readers'],
  'column.article_favourites': ['收藏', 'Kept by'],
  'column.article_read': ['已读', 'Read'],
  'column.article_favourite': ['我的收藏', 'Kept'],
  'column.article_state': ['状态', 'State'],
  'column.article_pinned': ['置顶', 'Pinned'],
  'column.article_published': ['发布时间', 'Published'],
  'column.article_id': ['编号', 'Number'],
  'filter.is_read': ['已读', 'Read'],
  'filter.is_favourite': ['我的收藏', 'Kept by me'],
  'articleCategory.1': ['新手入门', 'First steps'],
  'articleCategory.2': ['选品', 'Products'],
  'articleCategory.3': ['剪辑', 'Clips'],
  'articleCategory.4': ['直播', 'Live'],
  'articleCategory.5': ['投流', 'Ads'],
  'articleCategory.6': ['合规', 'Rules'],
  'articleCategory.7': ['系统教程', 'This system'],
  'articleState.0': ['草稿', 'Draft'],
  'articleState.1': ['已发布', 'Published'],
  'articleState.2': ['已下架', 'Taken down'],
  'kpi.articles.articles': ['文章', 'Articles'],
  'kpi.articles.articles.hint': ['筛选内的文章。', 'Articles of the filter.'],
  'kpi.articles.read': ['我已读', 'Read by me'],
  'kpi.articles.read.hint': ['其中你已读的。', 'Those that you have read.'],
  'kpi.articles.unread': ['未读', 'Unread'],
  'kpi.articles.unread.hint': ['其中你还没读的。', 'Those that you have not read.'],
  'search.articles': ['标题 / 摘要 / 正文', 'Title / summary / text'],
  'empty.articles': ['该分类暂无文章', 'No articles of this category yet'],
})

/** Words of the pages. */
export const articleWords = defineWords({
  'article.new': ['写文章', 'Write one'],
  'article.edit': ['编辑', 'Edit'],
  'article.outline': ['目录', 'Outline'],
  'article.minutes': ['约 {n} 分钟', 'about {n} min'],
  'article.views': ['{n} 人读过', 'read by {n}'],
  'article.keep': ['收藏', 'Keep'],
  'article.kept': ['已收藏', 'Kept'],
  'article.useful': ['有用 {n}', 'Useful {n}'],
  'article.next': ['下一篇：{title}', 'Next: {title}'],
  'article.course': ['课程「{course}」已读 {read} / {of}', 'Course “{course}”: {read} of {of} read'],
  'article.video': ['观看视频', 'Watch the video'],
  'article.pinnedMark': ['置顶', 'Pinned'],
  'article.readMark': ['已读', 'Read'],
})

/** What operators do with them. */
export const articleWorkflowWords = defineWords({
  'transition.article.publish': ['发布', 'Publish'],
  'transition.article.publish.note': ['发布后，受众范围内的所有账号都能看到。', 'Every account of its audience sees it from then on.'],
  'transition.article.takeDown': ['下架', 'Take down'],
  'transition.article.takeDown.note': ['下架后只有运营能看到，可以重新发布。', 'Only operators see it then; it can be published again.'],
  'transition.article.pin': ['置顶', 'Pin'],
  'transition.article.unpin': ['取消置顶', 'Unpin'],
})

/** Why something is not done. */
export const articleErrors = defineWords({
  'article.none': ['文章不存在，或不对你开放', 'There is no such article for you'],
  'article.operator': ['只有平台运营可以编写文章', 'Articles are written by the platform’s operators'],
  'article.empty': ['正文没有可显示的内容', 'Nothing that can be shown is left of it'],
  'article.video': ['请填写 https 开头的视频地址', 'Give an address that begins with https'],
})
