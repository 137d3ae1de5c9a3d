import { launch } from './version.mjs'

launch('./serve.mjs', ['dev'])
