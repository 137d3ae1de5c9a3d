import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { Fonts, type Run, type Weight } from './fonts.ts'

/** Points: A4 lying, its margins, and the height of a row. */
const PAGE = { width: 841.89, height: 595.28 } as const
const MARGIN = 36
const ROW = 15
const FACT = 30
const SIZE = { title: 15, text: 8.5, fact: 10, small: 7.5 } as const
const INK = { text: '#16202c', quiet: '#5b6b7d', line: '#c9d2dc', head: '#eef2f6' } as const
/** Rows that are drawn before other work of the process has its turn. */
const SLICE = 40
const FACTS_A_LINE = 6

export interface PaperColumn {
  readonly title: string
  /** Its share of the width. */
  readonly width: number
  readonly right?: boolean
}

/** What a printed document says, top to bottom. */
export interface Paper {
  readonly title: string
  readonly subtitle: string
  /** Names and values side by side. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly notes: readonly string[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
  /** The last row, or none. */
  readonly totals?: readonly string[] | undefined
  /** At the foot of each page. */
  readonly foot: (page: number, pages: number) => string
}

interface Style {
  readonly size: number
  readonly weight: Weight
  readonly color: string
}
const styles = {
  title: { size: SIZE.title, weight: 700, color: INK.text },
  subtitle: { size: SIZE.text, weight: 400, color: INK.quiet },
  name: { size: SIZE.small, weight: 400, color: INK.quiet },
  value: { size: SIZE.fact, weight: 700, color: INK.text },
  text: { size: SIZE.text, weight: 400, color: INK.text },
  strong: { size: SIZE.text, weight: 700, color: INK.text },
  foot: { size: SIZE.small, weight: 400, color: INK.quiet },
} as const satisfies Record<string, Style>

class Sheet {
  readonly doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, bufferPages: true })
  readonly #fonts: Fonts
  y: number = MARGIN

  constructor(fonts: Fonts, files: ReadonlyMap<string, Buffer>) {
    this.#fonts = fonts
    for (const [name, file] of files) this.doc.registerFont(name, file)
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => sum + this.doc.font(font).fontSize(size).widthOfString(text), 0)
  }

  /** As much of the text as there is room for, with dots where it is cut. */
  #fitting(text: string, { size, weight }: Style, room: number): readonly Run[] {
    const whole = this.#fonts.runs(text, weight)
    if (this.#widthOf(whole, size) <= room) return whole
    const characters = [...text]
    while (characters.length > 0) {
      characters.pop()
      const runs = this.#fonts.runs(`${characters.join('')}…`, weight)
      if (this.#widthOf(runs, size) <= room) return runs
    }
    return []
  }

  write(
    text: string,
    at: { readonly x: number; readonly y: number; readonly room: number },
    style: Style,
    right = false,
  ) {
    const runs = this.#fitting(text, style, at.room)
    let x = right ? at.x + at.room - this.#widthOf(runs, style.size) : at.x
    for (const { font, text: piece } of runs) {
      this.doc.font(font).fontSize(style.size).fillColor(style.color).text(piece, x, at.y, { lineBreak: false })
      x += this.doc.widthOfString(piece)
    }
  }

  line(): void {
    this.doc
      .moveTo(MARGIN, this.y)
      .lineTo(PAGE.width - MARGIN, this.y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke()
  }
}

const ROOM = PAGE.width - 2 * MARGIN
const BOTTOM = PAGE.height - MARGIN - ROW

const drawHead = (sheet: Sheet, { title, subtitle, facts, notes }: Paper): void => {
  sheet.write(title, { x: MARGIN, y: sheet.y, room: ROOM }, styles.title)
  sheet.y += 22
  sheet.write(subtitle, { x: MARGIN, y: sheet.y, room: ROOM }, styles.subtitle)
  sheet.y += 20
  const room = ROOM / FACTS_A_LINE
  for (const [n, [name, value]] of facts.entries()) {
    const at = { x: MARGIN + (n % FACTS_A_LINE) * room, room: room - 8 }
    sheet.write(name, { ...at, y: sheet.y }, styles.name)
    sheet.write(value, { ...at, y: sheet.y + 11 }, styles.value)
    if (n % FACTS_A_LINE === FACTS_A_LINE - 1 || n === facts.length - 1) sheet.y += FACT
  }
  for (const note of notes) {
    sheet.write(note, { x: MARGIN, y: sheet.y, room: ROOM }, styles.subtitle)
    sheet.y += ROW
  }
  sheet.y += 6
}

const drawRow = (sheet: Sheet, columns: readonly PaperColumn[], cells: readonly string[], style: Style): void => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0)
  let x = MARGIN
  for (const [n, { width, right }] of columns.entries()) {
    const room = (width / whole) * ROOM
    sheet.write(cells[n] ?? '', { x: x + 3, y: sheet.y + 3, room: room - 6 }, style, right)
    x += room
  }
  sheet.y += ROW
  sheet.line()
}

const drawTitles = (sheet: Sheet, columns: readonly PaperColumn[]): void => {
  sheet.doc.rect(MARGIN, sheet.y, ROOM, ROW).fill(INK.head)
  drawRow(
    sheet,
    columns,
    columns.map(({ title }) => title),
    styles.strong,
  )
}

const drawTable = async (sheet: Sheet, { columns, rows, totals }: Paper): Promise<void> => {
  drawTitles(sheet, columns)
  const all = totals ? [...rows, totals] : rows
  for (const [n, cells] of all.entries()) {
    if (sheet.y + ROW > BOTTOM) {
      sheet.doc.addPage()
      sheet.y = MARGIN
      drawTitles(sheet, columns)
    }
    drawRow(sheet, columns, cells, cells === totals ? styles.strong : styles.text)
    if (n % SLICE === SLICE - 1) await turn()
  }
}

const drawFeet = ({ doc, write }: { doc: Sheet['doc']; write: Sheet['write'] }, { foot }: Paper): void => {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    write(foot(page + 1, count), { x: MARGIN, y: PAGE.height - MARGIN, room: ROOM }, styles.foot, true)
  }
}

const PAGES_AT_MOST = 9999

/** Every text of a paper once, so that the fonts hold what is drawn. */
const fontsOf = (paper: Paper): Fonts => {
  const fonts = new Fonts()
  const { title, subtitle, facts, notes, columns, rows, totals = [], foot } = paper
  fonts.runs(`${title}…`, 700)
  for (const text of [subtitle, ...notes, ...facts.map(([name]) => name), ...rows.flat()]) fonts.runs(text, 400)
  for (const text of [...facts.map(([, value]) => value), ...columns.map((one) => one.title), ...totals])
    fonts.runs(text, 700)
  fonts.runs(`…0123456789${foot(1, PAGES_AT_MOST)}`, 400)
  return fonts
}

/**
 * A4 lying, with the glyphs that it draws inside: it reads the same everywhere, and its text can be searched and copied.
 * @returns the bytes of a PDF
 */
export const printPaper = async (paper: Paper): Promise<Buffer> => {
  const fonts = fontsOf(paper)
  const sheet = new Sheet(fonts, await fonts.files())
  sheet.doc.info.Title = paper.title
  drawHead(sheet, paper)
  if (paper.columns.length > 0) await drawTable(sheet, paper)
  drawFeet({ doc: sheet.doc, write: sheet.write.bind(sheet) }, paper)
  sheet.doc.end()
  return buffer(sheet.doc)
}
