import { Parser } from 'htmlparser2'
import { damaged } from './damaged.ts'

/** What happens in an XML part; names come without the prefix of their namespace. */
export interface XmlReader {
  readonly open: (name: string) => void
  /** Of the element opened last. */
  readonly attribute?: (name: string, value: string) => void
  /** Texts come in as many pieces as they like. */
  readonly text?: (text: string) => void
  readonly close: (name: string) => void
}

/** Characters that are read at a time: the records of one piece are in memory together. */
const PIECE = 1 << 13
/** Characters of one tag, and elements in one another: more stands in no workbook. */
const MOST_TAG = 1 << 20
const MOST_DEPTH = 100

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Has an XML text read; each step is a piece of it.
 * @throws {ImportError} when it is no XML, or is cut off
 */
export async function* readXml(name: string, part: AsyncIterable<string>, reader: XmlReader): AsyncGenerator<void> {
  let depth = 0
  let isEmpty = true
  let silence = 0
  const { attribute, text } = reader
  const parser = new Parser(
    {
      onopentagname: (tag) => {
        isEmpty = false
        silence = 0
        if (++depth > MOST_DEPTH) throw damaged(name, 'elements stand too deep in one another')
        reader.open(local(tag))
      },
      onclosetag: (tag) => {
        silence = 0
        depth--
        reader.close(local(tag))
      },
      ontext: (piece) => {
        silence = 0
        text?.(piece)
      },
      ...(attribute ? { onattribute: (key, value) => attribute(local(key), value) } : {}),
    },
    { xmlMode: true },
  )
  for await (const chunk of part)
    for (let at = 0; at < chunk.length; at += PIECE) {
      silence += PIECE
      if (silence > MOST_TAG) throw damaged(name, 'a tag does not end')
      parser.write(chunk.slice(at, at + PIECE))
      yield
    }
  if (isEmpty || depth > 0) throw damaged(name, 'an XML part is cut off')
}

/**
 * Reads a part that is small in every ordinary workbook, element by element.
 * @throws {ImportError} also when it is larger than `most` characters
 */
export const readElements = async (
  name: string,
  part: AsyncIterable<string>,
  most: number,
  take: (element: string, attributes: ReadonlyMap<string, string>, parent: string) => void,
): Promise<void> => {
  const above: string[] = []
  let attributes = new Map<string, string>()
  let isTaken = true
  const end = (): void => {
    if (!isTaken) take(above.at(-1) ?? '', attributes, above.at(-2) ?? '')
    isTaken = true
  }
  const bounded = async function* (): AsyncGenerator<string> {
    let size = 0
    for await (const chunk of part) {
      size += chunk.length
      if (size > most) throw damaged(name, `a list in it is longer than ${most.toLocaleString('en')} characters`)
      yield chunk
    }
  }
  const steps = readXml(name, bounded(), {
    open: (element) => {
      end()
      above.push(element)
      attributes = new Map()
      isTaken = false
    },
    attribute: (key, value) => void attributes.set(key, value),
    close: () => {
      end()
      above.pop()
    },
  })
  for await (const _ of steps);
}
