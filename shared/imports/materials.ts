import { defineImport, i } from './import.ts'

/** Days from today. */
const LATEST = 3650

/** Materials of the library, each of a file that was uploaded before. */
export const materialImport = defineImport({
  id: 'materials',
  title: ['导入素材', 'Import materials'],
  note: [
    '每行一个素材：编号是你自己的叫法；文件要先上传，用文件名或 SHA-256 说明是哪一个。新素材待审核；同一编号再导入就改名称、文件夹、标签、商品和授权，换了文件就是下一版；空格子不改。',
    'A line for each material. The key is your own name for it; its file is uploaded first and told by its name or its SHA-256. A new material is to be reviewed; the same key again changes name, folder, tags, product and licence, and another file is its next version; an empty cell leaves what is known.',
  ],
  screens: ['filmDetails'],
  by: 'anyone',
  columns: [
    i.text('key', {
      named: ['编号', 'Key', '素材编号', '外部编号', 'Material key', 'Reference', 'ID', 'key'],
      needed: true,
      most: 60,
    }),
    i.text('title', { named: ['素材名', 'Title', '名称', '标题', 'Name', 'title'], needed: true, most: 200 }),
    i.text('file', {
      named: ['文件', 'File', '文件名', 'File name', 'SHA-256', 'sha256', 'file'],
      needed: true,
      most: 200,
    }),
    i.choice('kind', {
      named: ['类型', 'Kind', '素材类型', 'Type', 'kind'],
      options: [
        [1, '原始', 'Footage'],
        [2, '成片', 'Finished clip'],
        [3, '图片', 'Picture', 'Image'],
        [4, '音频', 'Sound', 'Audio'],
        [5, '文案', 'Text'],
      ],
    }),
    i.choice('source', {
      named: ['来源', 'Source', 'source'],
      options: [
        [1, '上传', 'Uploaded', 'Upload'],
        [2, '达人授权', 'Creator', 'Licensed by a creator'],
        [3, '星源', 'Star'],
        [4, '直播切片', 'Live cut', 'Cut from a live'],
        [5, '抓取', 'Collected'],
      ],
    }),
    i.text('product_id', { named: ['商品ID', 'Product ID', '商品', 'Product', 'product_id'], most: 100 }),
    i.text('folder', { named: ['文件夹', 'Folder', 'folder'], most: 60 }),
    i.text('tags', { named: ['标签', 'Tags', 'tags'], most: 200 }),
    i.date('licence_until', {
      named: ['授权到期', 'Licensed until', '授权到期日', 'Licence until', 'licence_until'],
      most: LATEST,
    }),
  ],
  key: ['key'],
  updates: ['title', 'file', 'product_id', 'folder', 'tags', 'licence_until'],
})
