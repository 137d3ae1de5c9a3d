import { dateTimeText } from '../../../shared/format/time.ts'

/** When something was told: Unix seconds, 0 where the platform does not say. */
export const Told = ({ t, zone, className }: { t: number; zone: string; className?: string }) =>
  t > 0 ? (
    <time className={className} dateTime={new Date(t * 1000).toISOString()}>
      {dateTimeText(t, zone)}
    </time>
  ) : (
    <span className={className}>—</span>
  )
