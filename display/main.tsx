import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { firstDraw } from './live/first-draw.ts'
import { options } from './settings/settings.ts'
import { startBeat } from './stage/beat.ts'
import { ensureHan } from './stage/fonts.ts'
import 'virtual:tokens.css'

const box = document.getElementById('wall')
if (!box) throw new Error('the page has no place for the wall')
createRoot(box).render(<App />)
void ensureHan()
if (options.kiosk) startBeat()
// The digit face weighs as much as the socket client; the first number does not wait for it.
void firstDraw.then(() => import('@fontsource-variable/oxanium/index.css'))
