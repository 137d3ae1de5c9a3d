import { platformNowMs } from '../../http/platform-clock.ts'
import { Mark } from '../../ui/mark.tsx'
import { useClipText } from './use-clip-text.ts'

const [HOUR, DAY] = [3600, 86_400]

/** How long until a deadline, or since it. @param time Unix seconds */
export const Left = ({ time }: { time: number }) => {
  const text = useClipText()
  const left = time - Math.floor(platformNowMs() / 1000)
  const seconds = Math.abs(left)
  const [d, h, m] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / 60)]
  const long = d > 0 ? text('clip.days', { d, h }) : text('clip.hours', { h, m })
  return (
    <span>
      {left < DAY ? <Mark tone={left < 0 ? 'bad' : 'warn'} /> : null}
      {text(left < 0 ? 'clip.late' : 'clip.left', { time: long })}
    </span>
  )
}
