import './word-cloud.css'

interface Word {
  readonly word: string
  /** What its size tells; at least 1. */
  readonly n: number
  readonly tone: 'good' | 'bad' | 'level'
  readonly title: string
}

interface Props {
  readonly label: string
  readonly words: readonly Word[]
  readonly chosen: string | undefined
  /** Undefined: it was pressed again. */
  readonly onChoose: (word: string | undefined) => void
}

/** Pixels of the rarest and the most frequent word. */
const [SMALL, LARGE] = [13, 34]

/** Words by how often they stand somewhere: the area of a word grows with it. */
export const WordCloud = ({ label, words, chosen, onChoose }: Props) => {
  const counts = words.map(({ n }) => Math.sqrt(n))
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const sizeOf = (n: number): number =>
    most === least ? SMALL + 6 : SMALL + ((Math.sqrt(n) - least) / (most - least)) * (LARGE - SMALL)
  return (
    <fieldset className="word-cloud" aria-label={label}>
      {words.map(({ word, n, tone, title }) => (
        <button
          type="button"
          key={word}
          className={tone}
          title={title}
          aria-pressed={word === chosen}
          data-word={word}
          data-value={n}
          style={{ fontSize: `${Math.round(sizeOf(n))}px` }}
          onClick={() => onChoose(word === chosen ? undefined : word)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  )
}
