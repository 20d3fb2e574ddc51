export { pages } from '#shared/pages.ts'
