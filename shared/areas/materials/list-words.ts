import { defineWords, joinTexts } from '../../i18n/texts.ts'
import { materialKindWords } from './kind-words.ts'

const own = defineWords({
  'column.material_title': ['素材名', 'Material'],
  'column.material_id': ['素材ID', 'Material ID'],
  'column.material_kind': ['类型', 'Kind'],
  'column.material_source': ['来源', 'Source'],
  'column.folder': ['文件夹', 'Folder'],
  'column.tags': ['标签', 'Tags'],
  'column.film_length': ['时长', 'Length'],
  'column.resolution': ['分辨率', 'Resolution'],
  'column.ratio': ['比例', 'Ratio'],
  'column.file_kb': ['大小（KB）', 'Size (KB)'],
  'column.version_no': ['版本', 'Version'],
  'column.use_count': ['使用次数', 'Used'],
  'column.licence_until_time': ['授权到期', 'Licensed until'],
  'column.material_state': ['状态', 'State'],
  'column.brought_by': ['上传人', 'Brought by'],
  'column.material_added': ['上传时间', 'Brought'],
  'materialState.0': ['上传中', 'Coming'],
  'materialState.1': ['转码中', 'Converting'],
  'materialState.2': ['待审核', 'In review'],
  'materialState.3': ['可用', 'Usable'],
  'materialState.4': ['下架', 'Off'],
  'materialState.5': ['授权到期', 'Licence over'],
  'materialState.6': ['失败', 'Failed'],
  'ratio.1': ['9:16', '9:16'],
  'ratio.2': ['1:1', '1:1'],
  'ratio.3': ['16:9', '16:9'],
  'ratio.4': ['其他', 'Other'],
  'search.materials': ['素材名 / 素材ID', 'Name / ID'],
  'empty.materials': ['上传的素材会显示在这里。', 'Materials that are brought stand here.'],
})

/** Columns and enumerations of the library. */
export const materialListTexts = joinTexts(own, materialKindWords)
