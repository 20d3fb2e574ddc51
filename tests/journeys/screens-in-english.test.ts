import { everyScreenIn } from './screens.ts'

everyScreenIn('en')
