import { defineWords } from '../../i18n/texts.ts'

/** Columns of announcements. */
export const announcementListTexts = defineWords({
  'column.announcement_title': ['标题', 'Title'],
  'column.announcement_for': ['受众', 'For'],
  'column.announcement_state': ['状态', 'State'],
  'column.announcement_pinned': ['置顶', 'Pinned'],
  'filter.pinned': ['置顶', 'Pinned'],
  'column.publish_time': ['发布时间', 'Published'],
  'column.announcement_end': ['结束时间', 'Ends'],
  'column.announcement_reads': ['已读人数', 'Read by'],
  'column.announcement_by': ['发布人', 'By'],
  'column.announcement_id': ['编号', 'Number'],
  'announcementState.1': ['待发布', 'Planned'],
  'announcementState.2': ['展示中', 'Standing'],
  'announcementState.3': ['已结束', 'Over'],
  'search.announcements': ['标题', 'Title'],
  'empty.announcements': ['还没有公告', 'No announcements yet'],
})

/** Words of the page. */
export const announcementWords = defineWords({
  'manage.new': ['发布公告', 'Announce'],
  'manage.note': ['公告会在登录后弹出，并在大屏的消息条滚动一周。', 'Announcements open after sign-in, and stand in the ticker of walls for a week.'],
  'manage.facts': ['公告信息', 'The announcement'],
})

/** What is done with them. */
export const announcementWorkflowWords = defineWords({
  'transition.announcement.end': ['结束展示', 'End it'],
  'transition.announcement.end.note': ['不再弹出，也不再上大屏；已读记录保留。', 'It opens no more and leaves the walls; who has read it stays known.'],
  'transition.announcement.pin': ['置顶', 'Put first'],
  'transition.announcement.unpin': ['取消置顶', 'Not first'],
})

/** Why something is not done. */
export const announcementErrors = defineWords({
  'announcement.company': ['没有这家公司，请填写公司全名，或留空表示所有人', 'There is no such company: give its whole name, or nothing for everyone'],
  'announcement.past': ['发布时间已过，请选择之后的时间，或留空立即发布', 'That time has gone by: choose a later one, or none'],
  'announcement.end': ['结束日期必须晚于发布时间', 'The last day must lie behind the beginning'],
})
