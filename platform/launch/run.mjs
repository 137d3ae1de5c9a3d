import { launch } from './version.mjs'

launch('./commands.mjs', process.argv.slice(2))
