/** The address of a picture of one's own as the server draws it small: for a list, to be chosen, or in a form. */
export const smallOf = (address: string, place: 'list' | 'choice' | 'form') =>
  `${address}/small${place === 'list' ? '' : `?for=${place}`}`
