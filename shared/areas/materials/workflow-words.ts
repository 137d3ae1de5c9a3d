import { defineWords } from '../../i18n/texts.ts'

/** Words of what is done with materials. */
export const materialWorkflowWords = defineWords({
  'transition.material.approve': ['通过审核', 'Approve'],
  'transition.material.approve.note': ['通过后，公司的剪辑师可以下载和使用。', 'Cutters of the company may fetch and use it then.'],
  'transition.material.off': ['下架', 'Take off'],
  'transition.material.off.note': ['下架后不能下载，也不能用于新的剪辑；已有成片不受影响。', 'It can neither be fetched nor used for new clips; clips made of it stay.'],
  'transition.material.on': ['重新上架', 'Put on again'],
  'transition.material.share': ['共享到星源素材库', 'Share as an original'],
  'transition.material.share.note': ['其他公司可以看到并申请使用；是否批准由你们决定。', 'Other companies see it and may ask to use it; you decide.'],
  'transition.material.unshare': ['停止共享', 'Share no longer'],
  'transition.material.unshare.note': ['不再接受新的申请；已批准的可用到各自的期限。', 'Nobody can ask for it any more; who may use it does so until its term ends.'],
  'transition.material.tag': ['改标签', 'Set tags'],
  'transition.material.tag.note': ['多个标签用逗号隔开；留空则清除标签。', 'Tags with commas between; empty takes them away.'],
  'transition.material.move': ['移动到文件夹', 'Move to a folder'],
  'transition.material.move.note': ['留空则放回最外层。', 'Empty: into none.'],
  'transition.material.licence': ['设置授权期限', 'Set the licence'],
  'transition.material.licence.note': ['到期后素材自动停用；留空表示不限期。', 'The material ends by itself with it; empty: without end.'],
  'transition.material.renew': ['续期授权', 'Renew the licence'],
  'transition.material.expire': ['授权到期', 'Licence over'],
  'form.material.tag.tags': ['标签', 'Tags'],
  'form.material.move.folder': ['文件夹', 'Folder'],
  'form.material.licence.licence_until': ['授权到期日', 'Licensed until'],
  'form.material.renew.licence_until': ['授权到期日', 'Licensed until'],
})
