import { everyScreenIn } from './screens.ts'

everyScreenIn('de')
