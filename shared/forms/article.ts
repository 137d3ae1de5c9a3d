import { articleApi, articleFields } from '../areas/academy/api.ts'
import { articleListTexts } from '../areas/academy/words.ts'
import { defineWords, joinTexts } from '../i18n/texts.ts'
import { defineForm } from './define-form.ts'

/** Writes an article, or words one anew. */
export const articleForm = defineForm({
  id: 'article',
  endpoint: articleApi.save,
  words: joinTexts(
    articleListTexts,
    defineWords({
      'form.article.title': ['文章', 'Article'],
      'form.article.note': [
        '先存为草稿，再发布。正文可用 p、h3、ul、li、b、a 等标签，其他会被去掉。',
        'It is a draft until it is published. The text may use p, h3, ul, li, b, a; other tags are taken out.',
      ],
      'form.article.title_zh': ['标题', 'Title'],
      'form.article.title_en': ['英文标题', 'English title'],
      'form.article.category': ['分类', 'Category'],
      'form.article.summary': ['摘要', 'Summary'],
      'form.article.summary_en': ['英文摘要', 'English summary'],
      'form.article.content': ['正文', 'Text'],
      'form.article.content_en': ['英文正文', 'English text'],
      'form.article.course': ['课程（同名的文章连成一门课）', 'Course (articles of one name make one)'],
      'form.article.place': ['课程内次序', 'Place in the course'],
      'form.article.minutes': ['阅读分钟', 'Minutes'],
      'form.article.video_url': ['视频地址', 'Address of a video'],
      'form.article.audience': ['受众', 'For'],
      'audience.0': ['所有人', 'Everyone'],
      'audience.1': ['剪辑师以外', 'All but film cutters'],
      'audience.2': ['剪辑师', 'Film cutters'],
      'form.article.send': ['保存', 'Save'],
      'form.article.done': ['文章已保存', 'The article is saved'],
    }),
  ),
  fields: articleFields,
  input: (fields, about: { readonly id: string | null }) => ({ ...fields, id: about.id }),
  refreshes: true,
})
