// Before the first paint: the design that was chosen on this device, else the system's.
const chosen = localStorage.getItem('theme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light'
// The faces of this device's earlier visits are at hand, and need not wait for the code.
if (localStorage.getItem('faces')) delete document.documentElement.dataset.faces
