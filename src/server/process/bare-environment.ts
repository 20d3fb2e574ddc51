/** What programs need to be found, to find their own files, and to lay some aside. */
const needed = [
  ...['PATH', 'LD_LIBRARY_PATH', 'ESPEAK_DATA_PATH', 'HOME', 'USERPROFILE', 'LOCALAPPDATA', 'SystemRoot'],
  ...['LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'TMP'],
]

/** The environment of a program that is not ours: nothing of what we were told, such as keys, is within its reach. */
export const bareEnvironment = (ours: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(needed.flatMap(name => (ours[name] === undefined ? [] : [[name, ours[name]]])))
