import { choice } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'

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

/** How songs of a genre are built, section by section, and what they sound like. */
const builds: Readonly<Record<keyof typeof genre.options, Text>> = {
  rock: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Gerade Sätze, starke Verben, ein Refrain, den eine
      ganze Halle mitsingen kann.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. Straight sentences, strong verbs, a chorus that a whole hall
      can sing along.`,
  },
  jazz: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Der Refrain trägt den Titel und bleibt im Ohr; die Bridge sieht die Sache von einer anderen Seite. Gelassen, mit Swing und einem leisen Dreh am Ende.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. The chorus carries the title and stays in the ear; the bridge looks at the matter from another side. Relaxed, with swing and a quiet twist at the end.`,
  },
  blues: {
    de: `Strophe 1 bis Strophe 4, je drei Zeilen; keinen Refrain und keine Bridge. Die erste Zeile klagt, die zweite sagt
      dasselbe kaum verändert, die dritte antwortet und reimt sich auf beide. Einfach, wahr, mit trockenem Humor.`,
    en: `verse 1 to verse 4, three lines each; no chorus and no bridge. The first line complains, the second says it
      again hardly changed, the third answers and rhymes with both. Simple, true, with dry humour.`,
  },
  pop: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Alltagssprache, an einen Menschen gerichtet; der Titel
      ist die erste oder die letzte Zeile des Refrains.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. Everyday language, spoken to one person; the title is the
      first or the last line of the chorus.`,
  },
  classic: {
    de: `Strophe 1, Strophe 2, Strophe 3, gleich im Versmaß; keinen Refrain. Ein Kunstlied: Ein Bild trägt das Ganze, und
      jede Strophe führt die Stimmung einen Schritt weiter. Gehoben, aber in heutiger Sprache.`,
    en: `verse 1, verse 2, verse 3, alike in metre; no chorus. An art song: one image carries it all, and each verse
      takes the mood a step further. Elevated, but in the language of today.`,
  },
  hipHop: {
    de: `Part 1, Hook, Part 2, Hook; keine Bridge. Ein Part hat acht bis zwölf Zeilen von acht bis zwölf Wörtern, die
      Hook vier kurze. Reime über mehrere Silben und im Innern der Zeilen, Haltung statt Beleidigung, keine Prahlerei
      von der Stange.`,
    en: `verse 1, hook, verse 2, hook; no bridge. A verse has eight to twelve lines of eight to twelve words, the hook
      four short ones. Rhymes over several syllables and inside the lines, attitude rather than insult, no boasting off
      the peg.`,
  },
  Electronic: {
    de: `Strophe 1, Hook, Strophe 2, Hook; keine Bridge. Wenig Text: vier Zeilen von zwei bis fünf Wörtern je Strophe, die
      Hook zwei Zeilen, die sich wiederholen lassen. Klang vor Bedeutung, ein einziges Bild.`,
    en: `verse 1, hook, verse 2, hook; no bridge. Few words: four lines of two to five words in a verse, and a hook of
      two lines that bear repeating. Sound before meaning, one single image.`,
  },
  Country: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Strophe 3, Refrain. Eine Geschichte mit Menschen, einem Ort und greifbaren
      Dingen; nach der Wendung in der dritten Strophe bedeutet der Refrain etwas Neues.`,
    en: `verse 1, chorus, verse 2, chorus, verse 3, chorus. A story with people, a place and things one can touch; after
      the turn in the third verse the chorus means something new.`,
  },
  Folk: {
    de: `Strophe 1 bis Strophe 5, je vier Zeilen; keinen Refrain, aber dieselbe letzte Zeile in jeder Strophe. Der Reihe
      nach erzählt, schlicht, so dass Fremde ab der zweiten Strophe mitsingen.`,
    en: `verse 1 to verse 5, four lines each; no chorus, but the same last line in each verse. Told in order, plainly, so
      that strangers sing along from the second verse.`,
  },
  Reggaie: {
    de: `Refrain, Strophe 1, Refrain, Strophe 2, Refrain. Kurze Zeilen mit Luft dazwischen, zuversichtlich auch im
      Widerspruch, ohne nachgeahmten Akzent und ohne Klischees von Strand und Rauch.`,
    en: `chorus, verse 1, chorus, verse 2, chorus. Short lines with air between them, hopeful even in protest, without
      an imitated accent and without clichés of beach and smoke.`,
  },
  Metal: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Wuchtige Bilder, harte Laute, wenige Füllwörter; dunkel,
      ohne Gewalt zu feiern.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. Massive images, hard sounds, few small words; dark, without
      celebrating violence.`,
  },
  Punk: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain; keine Bridge. Zeilen von zwei bis fünf Wörtern, wütend oder komisch oder
      beides; der Refrain hat zwei Zeilen zum Mitbrüllen.`,
    en: `verse 1, chorus, verse 2, chorus; no bridge. Lines of two to five words, angry or funny or both; the chorus has
      two lines to shout along.`,
  },
  Soul: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Ein einziges Gefühl, einem Menschen gesagt; im Refrain
      antwortet der Chor in runden Klammern.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. One single feeling, told to one person; in the chorus the
      backing singers answer in round brackets.`,
  },
  Ska: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain; keine Bridge. Flott und kurz in den Zeilen, heiter auch bei Ernstem, mit
      einem Ausruf, den alle mitrufen.`,
    en: `verse 1, chorus, verse 2, chorus; no bridge. Brisk, with short lines, cheerful even about serious things, with
      a cry that everybody joins.`,
  },
  Gospel: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Schluss. Eine Stimme singt vor, der Chor antwortet in runden Klammern. Von
      der Not zum Trost; vom Glauben in eigenen Worten, ohne Bibelstellen.`,
    en: `verse 1, chorus, verse 2, chorus, ending. One voice leads, the choir answers in round brackets. From hardship to
      comfort; of faith in words of its own, without quoting scripture.`,
  },
  Funk: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Rhythmus zuerst: kurze, abgesetzte Zeilen, Wörter zum
      Tanzen, Rufe in runden Klammern.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. Rhythm first: short, clipped lines, words to dance to, calls
      in round brackets.`,
  },
  Latin: {
    de: `Strophe 1, Refrain, Strophe 2, Refrain, Bridge, Refrain. Warm, körperlich, zum Tanzen; ein Refrain aus wenigen
      klangvollen Wörtern, ohne eingestreutes Spanisch.`,
    en: `verse 1, chorus, verse 2, chorus, bridge, chorus. Warm, physical, for dancing; a chorus of few sonorous words,
      without Spanish strewn in.`,
  },
  Oper: {
    de: `Rezitativ, Arie, Mittelteil, Arie; keinen Refrain und keine Bridge. Jemand spricht in einer Lage, aus der es einen
      Ausweg braucht: Das Rezitativ erzählt sie in vier freien Zeilen ohne Reim, die Arie fühlt, der Mittelteil
      zweifelt, und die Arie kehrt Wort für Wort wieder.`,
    en: `recitative, aria, middle section, aria; no chorus and no bridge. Somebody speaks in a plight that needs a way
      out: the recitative tells it in four free lines without rhyme, the aria feels, the middle section doubts, and the
      aria returns word for word.`,
  },
}

const cases = inEach(locale =>
  Object.entries(builds)
    .map(([name, build]) => `{% when '${name}' %}${build[locale]}`)
    .join(''),
)

/** Where nobody chose a music, the form still names one; a wish in the topic is then the only one there is. */
const wished: Text = {
  de: `{% if genre == '${genre.default}' %} Nennt das Thema selbst eine andere Musik oder Form, so gilt diese mit ihrem Aufbau.{% endif %}`,
  en: `{% if genre == '${genre.default}' %} If the theme itself names another music or form, that holds with its own structure.{% endif %}`,
}

/** What a prompt says of the music that was chosen: the sections in their order, and the manner. */
export const inGenre: Text = {
  de: `Aufbau: {{ genre }} hat {% case genre %}${cases.de}{% endcase %}${wished.de}`,
  en: `Structure: {{ genre }} has {% case genre %}${cases.en}{% endcase %}${wished.en}`,
}
