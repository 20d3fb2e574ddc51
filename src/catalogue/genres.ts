import { choice } from '#shared/fields.ts'

/** The music a song can be written for; the names on the wire are older than their spelling. */
export const genre = choice(
  { de: 'Musikrichtung', en: 'Kind of music' },
  {
    rock: { de: 'Rock', en: 'Rock' },
    jazz: { de: 'Jazz', en: 'Jazz' },
    blues: { de: 'Blues', en: 'Blues' },
    pop: { de: 'Pop', en: 'Pop' },
    classic: { de: 'Klassik', en: 'Classical' },
    hipHop: { de: 'Hip-Hop', en: 'Hip-hop' },
    Electronic: { de: 'Elektronische Musik', en: 'Electronic' },
    Country: { de: 'Country', en: 'Country' },
    Folk: { de: 'Folk', en: 'Folk' },
    Reggaie: { de: 'Reggae', en: 'Reggae' },
    Metal: { de: 'Metal', en: 'Metal' },
    Punk: { de: 'Punk', en: 'Punk' },
    Soul: { de: 'Soul', en: 'Soul' },
    Ska: { de: 'Ska', en: 'Ska' },
    Gospel: { de: 'Gospel', en: 'Gospel' },
    Funk: { de: 'Funk', en: 'Funk' },
    Latin: { de: 'Latin', en: 'Latin' },
    Oper: { de: 'Oper', en: 'Opera' },
  },
  { optional: true, default: 'jazz' },
)
