/** Where the pages are; the language is kept from the page one is on: `<Link to={pages.engine} params={{ slug }}>`. */
export const pages = {
  catalogue: '/{-$locale}/engins',
  engine: '/{-$locale}/engins/v1/$slug',
  history: '/{-$locale}/history',
  bookmarks: '/{-$locale}/bookmarks',
  settings: '/{-$locale}/settings',
  welcome: '/{-$locale}/welcome',
  signIn: '/{-$locale}/login',
  signUp: '/{-$locale}/signup',
  forgotten: '/{-$locale}/forgot',
  reset: '/{-$locale}/reset',
  signOut: '/{-$locale}/logout',
} as const
