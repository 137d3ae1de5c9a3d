/** How far lines of words are apart, in their height; how they lean, in radians; how much of the picture they leave to see. */
const [APART, LEAN, SEEN] = [5, -Math.PI / 7, 0.42]
const LEAST = 14

/** Words over the whole of a picture, light with a dark edge, so that they are read on any. */
const write = (pen: CanvasRenderingContext2D, words: string, { width, height }: ImageBitmap): void => {
  const size = Math.max(LEAST, Math.round(Math.hypot(width, height) / 34))
  pen.font = `600 ${size}px sans-serif`
  pen.textBaseline = 'middle'
  pen.fillStyle = `rgb(255 255 255 / ${SEEN})`
  pen.strokeStyle = `rgb(0 0 0 / ${SEEN})`
  pen.lineWidth = Math.max(1, size / 14)
  const step = pen.measureText(words).width + size * 2
  const far = Math.hypot(width, height) / 2
  pen.translate(width / 2, height / 2)
  pen.rotate(LEAN)
  for (let y = -far, row = 0; y <= far; y += size * APART, row++)
    for (let x = -far - (row % 2) * (step / 2); x <= far; x += step) {
      pen.strokeText(words, x, y)
      pen.fillText(words, x, y)
    }
}

/**
 * A picture with words all over it, of the same kind and size.
 * @throws where this browser cannot open it, or it is larger than what it draws on
 */
export const markedPicture = async (picture: Blob, words: string): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture)
  try {
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('nothing to draw on')
    pen.drawImage(bitmap, 0, 0)
    write(pen, words, bitmap)
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), picture.type, 0.92)
    })
  } finally {
    bitmap.close()
  }
}
