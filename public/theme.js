// Before the first paint: the design that was chosen on this device, else the system's.
const chosen = localStorage.getItem('theme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : dark ? 'dark' : 'light'
