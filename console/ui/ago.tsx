import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import relativeTime from 'dayjs/plugin/relativeTime'
import { dateTimeText } from '../../shared/format/time.ts'
import { usePreferences } from '../state/preferences.ts'

dayjs.extend(relativeTime)

/** A moment as people say it (3 分钟前, 3 minutes ago); the exact time of `zone` stands in its title. */
export const Ago = ({ t, zone }: { t: number; zone: string }) => {
  const language = usePreferences((state) => state.language)
  const moment = dayjs.unix(t)
  return (
    <time dateTime={moment.toISOString()} title={dateTimeText(t, zone)}>
      {moment.locale(language === 'en' ? 'en' : 'zh-cn').fromNow()}
    </time>
  )
}
