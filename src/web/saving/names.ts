/** What the names begin with under which a browser keeps the texts of a person that are not saved yet. */
export const beginningOf = (person: string) => `federwerk document|${person}|`
