import { type DragEvent, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useDialogText } from './use-dialog-text.ts'

/** A place to press or to drop a file on. What is wrong with a file is the caller's to say. */
export const PictureInput = ({ onFile }: { onFile: (file: File) => void }) => {
  const say = useDialogText()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <>
      <button
        type="button"
        className="drop"
        data-over={over}
        data-testid="avatar-drop"
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="camera" size={30} />
        <span>{say('avatar.drop')}</span>
        <small>{say('avatar.limit')}</small>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg"
        data-testid="avatar-file"
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
