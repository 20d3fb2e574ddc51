import { createContext } from 'react'

/** The picture that a menu of deeds is about, by the id of its file. */
export const PicturePlace = createContext<string | undefined>(undefined)
