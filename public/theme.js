// Before the first paint: the design that was chosen on this device, else the system's.
const chosen = localStorage.getItem('theme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light'
// The faces of this device's earlier visits are at hand, and need not wait for the code.
if (localStorage.getItem('faces')) delete document.documentElement.dataset.faces
// The search that is asked for before the code is there opens with it.
const before = event => {
  const { awake, session } = document.documentElement.dataset
  if (awake !== undefined || session === undefined) return
  const asks =
    event.type === 'keydown'
      ? (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      : event.target.closest('[data-shortcut=search]')
  if (!asks) return
  event.preventDefault()
  document.documentElement.dataset.asked = 'search'
}
addEventListener('keydown', before)
addEventListener('click', before)
