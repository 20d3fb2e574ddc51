import { either } from '../either.ts'

type ByLanguage = Readonly<Record<string, RegExp>>

/** Words that deny. */
export const denies: ByLanguage = {
  de: /^(?:nicht|kein(?:e[mnrs]?|erlei)?|nie|niemals|niemand(?:em|en)?|nichts|nirgend(?:s|wo)|weder|ohne|kein(?:esfalls|eswegs))$/,
  en: /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|\p{L}+n['’]t)$/u,
}

/** What stands for the thing it denies, so that nothing ahead of it is denied. */
export const pronoun = /^(?:nichts|niemand(?:em|en)?|nothing|nobody|none|nowhere|nirgend(?:s|wo))$/

/** What only looks like a negation: „nicht nur“, “no doubt”. */
export const hollow: ByLanguage = {
  de: new RegExp(
    either(String.raw`
      nicht (?:zu \p{L}+|nur|bloß|allein|zuletzt|selten|umsonst|wahr|weniger als|mehr als) | ob nicht
      ohne (?:Weiteres|weiteres|Zweifel|Frage) | kein (?:Problem|Wunder|Zweifel) | keine (?:Sorge|Frage)
      nichts anderes als | vergessen Sie(?: bitte)? nicht | vergiss(?: bitte)? nicht`),
    'giu',
  ),
  en: new RegExp(
    either(String.raw`
      not (?:only|just|merely|least|to mention|unlike) | nothing but | never mind | why not | if not
      no (?:doubt|matter|wonder|problem|more than|fewer than|less than) | whether or not | cannot but
      don['’]t (?:worry|forget|miss|hesitate)`),
    'giu',
  ),
}

/** Words that can say the same without a negation: one of them on the other side, and nothing is remarked on. */
export const softer: ByLanguage = {
  de: new RegExp(
    either(String.raw`
      ^un(?!d$|s$|ser|ter|gefähr) | los(?:e[mnrs]?)?$ | frei(?:e[mnrs]?)?$ | ^zu$
      ^${either(`
        fehl | mangel | verzicht | verbiet | verbot | untersag | vermeid | verhinder | ausgeschloss | ausschlie
        ausnehm | ausgenomm | entfäll | entfall | weigert | verweiger | ablehn | abgelehn | lehn | leer | selten
        kaum | nur | erst | bloß | außer | statt | anstatt | bis | falsch | schwer | wenig | allein | bleib | noch
        geschloss | gegen | höchstens | maximal | vergeblich | umsonst | scheiter | versäum | vergess | unterbleib
        unterlass | wegfall | wegfäll | sondern | lieber | anders | verschied | überflüssig | entbehrlich | nein | absag | abgesagt`)}`),
    'u',
  ),
  en: new RegExp(
    either(String.raw`
      ^un(?!it|iv|der|ion)\p{L}{4,} | less$ | free$
      ^${either(`
        non | imposs | imprac | inval | incorr | incompl | insuff | inelig | inacce | invisi | inacti | inabil
        disallow | discont | disagree | dislik | lack | fail | avoid | refus | prohibit | forbid | forbad | ban
        prevent | stop | unless | until | hardly | barely | rarely | seldom | scarcely | only | except | exclud
        instead | rather | closed | shut | wrong | miss | absen | deny | denie | reject | declin | out | too | away
        few | little | off | against | beyond | before | yet | other | different | free | zero | far | alone | skip
        omit | keep | halt | cease | first | superfluous | needless | redundant`)}`),
    'u',
  ),
}

/** The syllable that turns a word into its contrary. */
export const prefix: ByLanguage = { de: /^un(?=\p{L}{5})/u, en: /^(?:un|im|in|ir|il|non|dis)(?=\p{L}{5})/u }

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that a negation passes over on its way to what it denies. */
export const light: Readonly<Record<string, ReadonlySet<string>>> = {
  de: listed(`
    der die das des dem den ein eine einen einem einer eines am im an in auf aus zu zum zur mit von vom bei beim für
    über unter um ab bis nach vor mehr so sehr ganz auch immer noch sich uns euch ihnen ihm ihn ihr ihre ihren sie er es
    wir ich man du dich dir mich mir und oder als wie dass weil wenn ist sind war waren wird werden wurde wurden hat
    haben hatte hatten sein kann können konnte muss müssen soll sollen leider auf ja doch nur mal hier dort dann unser
    unsere unseren dieser diese dieses diesem diesen`),
  en: listed(`
    the a an any some to of in on at by for with from as be been being is are was were am do does did have has had will
    would can could may might must shall should it its they them their we us our you your he him his she her i me my
    and or that this these those yet any more longer very really so also too just there here who which what`),
}
