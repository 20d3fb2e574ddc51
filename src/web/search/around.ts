import { wordsIn } from './fold.ts'

/**
 * What people type around what they mean: articles, pronouns and prepositions, how they ask, and what nearly every tool
 * does.
 */
export const around: ReadonlySet<string> = new Set(
  wordsIn(`
    ein eine einen einem einer eines der die das den dem des dies diese diesen dieses dieser kein keine
    ich mir mich mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer
    du sie ihr ihnen ihre ihren er es man jemand jemanden euch euer eure
    für fürs mit ohne zum zur zu von vom im ins in auf aus an ans am als bei beim nach über um und oder wegen gegen wie was
    bitte will wollen möchte kann können soll sollen brauche brauchen benötige suche hilf hilfe lass lassen geht gern
    schreib schreibe schreiben geschrieben verfass verfasse verfassen erstell erstelle erstellen formulier formuliere
    formulieren mach mache machen entwirf entwerfen generier generiere generieren erzeug erzeuge erzeugen text texte
    a an the this that these those some any no i me my mine we us our you your he she it its they them their someone
    for to of on in into with without from about by at as down up out off over like and or but so than is are be do does did not how what
    please want need can could would should will help let let's give get got have has
    write writing written make making create creating draft drafting compose generate generating text texts`),
)
