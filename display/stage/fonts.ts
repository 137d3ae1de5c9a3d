/** Bitmap of one character, small; equal bitmaps of different characters are the box of a missing font. */
const bitmapOf = (letter: string): string => {
  const canvas = document.createElement('canvas')
  canvas.width = 32
  canvas.height = 32
  const draw = canvas.getContext('2d', { willReadFrequently: true })
  if (!draw) return letter
  draw.font = "24px 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', system-ui, sans-serif"
  draw.textBaseline = 'top'
  draw.fillText(letter, 2, 2)
  return draw.getImageData(0, 0, 32, 32).data.join()
}

/** True when three different Han characters come out as the same picture: this machine has no Chinese font. */
export const lacksHan = (picture: (letter: string) => string = bitmapOf): boolean =>
  new Set(['屏', '单', '额'].map(picture)).size === 1

/** Loads the shipped Chinese family where the machine has none; its style sheet alone is too heavy for everyone. */
export const ensureHan = async (): Promise<boolean> => {
  if (!lacksHan()) return false
  await import('@fontsource-variable/noto-sans-sc/index.css')
  return true
}
