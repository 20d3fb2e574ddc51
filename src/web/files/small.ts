/** The address of a picture of one's own as the server draws it small: in a list, a choice, a form, or in looks. */
export const smallOf = (address: string, place: 'list' | 'choice' | 'form' | 'looks') =>
  `${address}/small${place === 'list' ? '' : `?for=${place}`}`
