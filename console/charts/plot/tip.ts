import type { PlotTip } from '../options/plot.ts'

const away = 14

/** The note beside what is pointed at, kept within the box. It repeats what the chart reads out, so it is not read. */
export const createTip = (box: HTMLElement) => {
  const note = document.createElement('div')
  note.className = 'chart-tip'
  note.hidden = true
  note.setAttribute('aria-hidden', 'true')
  box.append(note)
  const held = (wanted: number, size: number, room: number): number =>
    Math.max(0, wanted + away + size <= room ? wanted + away : Math.min(wanted - away - size, room - size))
  return {
    show: (text: string, x: number, y: number, look: PlotTip): void => {
      note.hidden = text === ''
      if (note.textContent !== text) note.textContent = text
      note.style.background = look.backgroundColor
      note.style.borderColor = look.borderColor
      note.style.color = look.textStyle.color
      const left = held(x, note.offsetWidth, box.clientWidth)
      const top = held(y, note.offsetHeight, box.clientHeight)
      note.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
    },
    hide: (): void => {
      note.hidden = true
    },
  }
}
