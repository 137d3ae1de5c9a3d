import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import './drop-zone.css'

interface Props {
  readonly id: string
  readonly accept: string
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly text: string
  readonly note?: string
  /** Id of what else is said of it. */
  readonly saidBy?: string
  readonly onFile: (file: File) => void
  /** Several files were dropped together; absent: the first one is taken. */
  readonly onSeveral?: () => void
  readonly refer: (element: HTMLElement | null) => void
}

/** A place to press or to drop a file on. What is wrong with a file is the caller's to say. */
export const DropZone = ({ id, accept, icon, text, note, saidBy, onFile, onSeveral, refer }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file, ...others] = event.dataTransfer.files
    if (others.length > 0 && onSeveral) onSeveral()
    else if (file) onFile(file)
  }
  return (
    <>
      <button
        ref={refer}
        type="button"
        className="drop"
        id={id}
        aria-describedby={saidBy}
        data-over={over}
        data-testid={`${id}-drop`}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name={icon} size={30} />
        <span>{text}</span>
        {note ? <small>{note}</small> : null}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        data-testid={`${id}-file`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file chosen again is a choice, too.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
