/** A cell that settled a form of its file, and the line on which it stands (the header's is 1). */
export interface Example {
  readonly line: number
  readonly text: string
}
