import 'virtual:tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { refreshRecord } from './app/refresh-record.ts'
import { followPreferences } from './state/preferences.ts'
import { followOtherTabs } from './state/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('no #root in the page')

followPreferences()
followOtherTabs(() => void refreshRecord())
void refreshRecord()
createRoot(root).render(<App />)
