const rows = (table: string) =>
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((row, at) =>
        row
          .trim()
          .split(/\s+/)
          .map(word => [word, at + 1] as const),
      ),
  )

/** The months in German and English, with their short forms. */
export const months = rows(`
  januar jänner jan january
  februar feb february
  märz mrz march mar
  april apr
  mai may
  juni jun june
  juli jul july
  august aug
  september sep sept
  oktober okt october oct
  november nov
  dezember dez december dec`)

/** The days of the week in German and English. */
export const weekdays = rows(`
  montag monday
  dienstag tuesday
  mittwoch wednesday
  donnerstag thursday
  freitag friday
  samstag saturday sonnabend
  sonntag sunday`)

export const monthNames = [...months.keys()].sort((one, other) => other.length - one.length).join('|')
