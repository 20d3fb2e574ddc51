import { choice } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'

/** The dialects a text can be put into, all of them German. */
export const dialect = choice(
  { de: 'Dialekt', en: 'Dialect' },
  {
    bavarian: { de: 'Bairisch', en: 'Bavarian' },
    swabian: { de: 'Schwäbisch', en: 'Swabian' },
    saxon: { de: 'Sächsisch', en: 'Saxon' },
    swissGerman: { de: 'Schweizerdeutsch', en: 'Swiss German' },
    franconian: { de: 'Fränkisch', en: 'Franconian' },
    eastFrisian: { de: 'Ostfriesisches Platt', en: 'East Frisian Low German' },
  },
  { optional: true, default: 'saxon' },
)

/** How each is written by those who speak it: where it is spoken, its sounds, its grammar, its words. */
const ways: Readonly<Record<keyof typeof dialect.options, Text>> = {
  bavarian: {
    de: `wie in München und Oberbayern: „i, mia, eich, des, wos, ned, aa“; „oa“ in „oans, zwoa, hoaß, dahoam“ („drei“
      bleibt „drei“), „ia“ und „ua“ in „liab, guad“, „ui“ für „il“ und „iel“ in „vui, spuin“, „oi“ in „oiso, oid“; „is,
      san, hob, hod, ham“; kurzes „g“ in „gsagt, gmacht“; „a“ für „ein“, „da“ für „der“; Verkleinerung auf „-al“ und
      „-erl“`,
    en: `as in Munich and Upper Bavaria: “i, mia, eich, des, wos, ned, aa”; “oa” in “oans, zwoa, hoaß, dahoam” (“drei”
      stays “drei”), “ia” and “ua” in “liab, guad”, “ui” in “vui, spuin”, “oi” in “oiso, oid”; “is, san, hob, hod, ham”;
      “gsagt, gmacht”; “a” for “ein”, “da” for “der”; diminutives in “-al” and “-erl”`,
  },
  swabian: {
    de: `wie um Stuttgart: „i, mir, ons, des, was, net, au“; „sch“ in „isch, hasch, bisch, Fescht“; „mir hend, mir
      machet, ihr gehet“ mit „-et“ in der Mehrzahl; „-a“ für „-en“ in „macha, schaffa, schwätza“; „gsagt, gmacht,
      gwä“; „dr, d, s“ für „der, die, das“, „a“ für „ein“; „ond, onser, domm“; „a bissle“, „älles“, „jetz“; „mr“ für
      „man“; Verkleinerung auf „-le“`,
    en: `as around Stuttgart: “i, mir, ons, des, was, net, au”; “sch” in “isch, hasch, bisch, Fescht”; plural in “-et”:
      “mir hend, mir machet, ihr gehet”; “-a” for “-en” in “macha, schaffa, schwätza”; “gsagt, gmacht, gwä”; “dr, d, s”
      for “der, die, das”, “a” for “ein”; “ond, onser, domm”; “a bissle”, “älles”, “jetz”; “mr” for “man”; diminutives
      in “-le”`,
  },
  saxon: {
    de: `wie um Leipzig und Dresden: „b, d, g“ für „p, t, k“ in „Babier, Daach, gomm, Gaffee, Ginder“; „ee“ für „ei“
      in „eens, zwee, heeme, gleen“ („drei“ und „Zeit“ bleiben), „oo“ für „au“ in „ooch, loofen, Boom“ („Haus“
      bleibt); „ee“ für „ö“ und „i, ie“ für „ü“ in „scheen, beese, iber, Dier“; „eu“ bleibt in „Feuer, Leute“; „ni“
      für „nicht“, „nu“ für „ja“; „mir“ für „wir“, nach dem Verb „mr“ in „gehn mr“, „mr“ auch für „man“; „dr, de, das,
      ä“ als Artikel; „is, hamm, wärn“; „-sch“ für „-ch“ nach hellem Laut in „isch, gleisch, eusch“; „Sonnamd“ für
      „Samstag“`,
    en: `as around Leipzig and Dresden: “b, d, g” for “p, t, k” in “Babier, Daach, gomm, Gaffee, Ginder”; “ee” for
      “ei” in “eens, zwee, heeme, gleen” (“drei” and “Zeit” stay), “oo” for “au” in “ooch, loofen, Boom” (“Haus”
      stays); “ee” for “ö” and “i, ie” for “ü” in “scheen, beese, iber, Dier”; “eu” stays in “Feuer, Leute”; “ni” for
      “nicht”, “nu” for “ja”; “mir” for “wir”, after the verb “mr” in “gehn mr”, and “mr” for “man”; “dr, de, das, ä”
      as articles; “is, hamm, wärn”; “-sch” for “-ch” after light vowels in “isch, gleisch, eusch”; “Sonnamd” for
      “Samstag”`,
  },
  swissGerman: {
    de: `wie in Zürich: „ich, mir, eu, das, was, nöd, au“; „isch, händ, hät, sind, gsi“; „ch“ für „k“ in „Chind, chalt,
      chönd, chli“; lange Vokale in „Huus, Ziit, nüüt, hüt“ und „ue, ie, üe“ in „guet, lieb, müed“; „-e“ für „-en“ in
      „mache, säge“; „gmacht, gseit, ggange“; „wo“ für „der, die, das“ im Nebensatz; „öppis, öpper“; kein „ß“;
      Verkleinerung auf „-li“`,
    en: `as in Zurich: “ich, mir, eu, das, was, nöd, au”; “isch, händ, hät, sind, gsi”; “ch” for “k” in “Chind, chalt,
      chönd, chli”; long vowels in “Huus, Ziit, nüüt, hüt” and “ue, ie, üe” in “guet, lieb, müed”; “-e” for “-en” in
      “mache, säge”; “gmacht, gseit, ggange”; “wo” as relative pronoun; “öppis, öpper”; no “ß”; diminutives in “-li”`,
  },
  franconian: {
    de: `wie um Nürnberg: weiche Laute in „Baradies, Dooch, Brood“; „i, mir, eich, des, wos, ned, aa“; „is, sin, hob,
      hod, ham“; „aa“ in „haaß, glaa, Baam, zwaa“, „ou“ in „gout, Kou“; „a“ für „ein“, „der, die, es“ als Artikel;
      „gsachd, gmachd“; „etz“ für „jetzt“, „fei“, „a weng“, „dou“ für „da“, „naa“ für „nein“; Verkleinerung auf
      „-la“`,
    en: `as around Nuremberg: soft sounds in “Baradies, Dooch, Brood”; “i, mir, eich, des, wos, ned, aa”; “is, sin,
      hob, hod, ham”; “aa” in “haaß, glaa, Baam, zwaa”, “ou” in “gout, Kou”; “a” for “ein”; “gsachd, gmachd”; “etz” for
      “jetzt”, “fei”, “a weng”, “dou” for “da”, “naa” for “nein”; diminutives in “-la”`,
  },
  eastFrisian: {
    de: `das Plattdeutsch Ostfrieslands: ohne Lautverschiebung in „Water, maken, slapen, Tied, ik, dat, wat, up, Pad“;
      „ik bün, he is, wi sünd, ik hebb, he hett, wi hebben“; „neet“ für „nicht“, „un, van, mit, to, för, vandaag,
      mörgen, altomaal, proten“; „de“ und „dat“ als Artikel, „’n“ für „ein“; „maakt, seggt, west“ ohne „ge-“; „ji“ für
      „ihr“; „moi“ für „schön“, „lüttje“ für „klein“; Verkleinerung auf „-je“ und „-tje“. Es hat eigene Wörter und ist
      kein Hochdeutsch mit anderer Aussprache`,
    en: `the Low German of East Frisia: no sound shift in “Water, maken, slapen, Tied, ik, dat, wat, up, Pad”; “ik
      bün, he is, wi sünd, ik hebb, he hett, wi hebben”; “neet” for “nicht”, “un, van, mit, to, för, vandaag, mörgen,
      altomaal, proten”; “de” and “dat” as articles, “’n” for “ein”; “maakt, seggt, west” without “ge-”; “ji” for
      “ihr”; “moi” for “schön”, “lüttje” for “klein”; diminutives in “-je” and “-tje”. It has words of its own and is
      not High German pronounced differently`,
  },
}

const cases = inEach(locale =>
  Object.entries(ways)
    .map(([name, way]) => `{% when '${name}' %}${way[locale]}`)
    .join(''),
)

/** A sentence for the prompt: how the dialect that was chosen is written. */
export const inDialect: Text = {
  de: `Geschrieben wird {% case dialect %}${cases.de}{% endcase %}.`,
  en: `Write it {% case dialect %}${cases.en}{% endcase %}.`,
}
