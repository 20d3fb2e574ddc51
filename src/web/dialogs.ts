import { createContext, use } from 'react'

/** The dialogs of the frame, by what they are for. */
export type DialogName = 'palette' | 'nav' | 'language' | 'shortcuts' | 'feature' | 'bug'

/** How a dialog of the frame is opened; `Dialogs` provides it. */
export const OpenDialog = createContext<(name: DialogName) => void>(() => {})

/** Opens a dialog of the frame, in place of one that is open. */
export const useDialogs = () => use(OpenDialog)
