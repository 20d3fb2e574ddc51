const listed = (words: string) => words.trim().split(/\s+/)

/** Words that stand in every text and that nobody would search for, beside the little words of the language. */
export const vague: ReadonlySet<string> = new Set([
  ...listed(`
    jahrhundert jahrhunderts jahr jahre jahren jahres tag tage tagen monat monate monaten woche wochen stunde
    stunden minute minuten uhr mal zeit zeiten prozent euro million millionen milliarden zahl zahlen teil teile
    teilen seite seiten fall fälle fällen art weise grund gründe gründen beispiel beispiele möglichkeit
    möglichkeiten frage fragen punkt punkte punkten ding dinge sache sachen ende anfang mensch menschen leute
    person personen frau frauen herr herren mann männer angaben angabe blick vielzahl reihe bereich bereiche
    bereichen rahmen folge folgen ergebnis ergebnisse ziel ziele problem probleme montag dienstag mittwoch
    donnerstag freitag samstag sonnabend sonntag januar februar märz april mai juni juli august september
    oktober november dezember abend morgen vormittag nachmittag mittag nacht wochenende meist oft schnell genau
    etwa rund knapp laut gerne möglichst bereits bisher künftig derzeit aktuell häufig einfach besonders wichtig
    wichtige wichtigen wichtigste verschieden verschiedene verschiedenen weitere weiteren neue neuen neues neuer
    ganz ganze ganzen lassen macht machen gibt geht kommt steht bleibt sagt sollen sollte könnte würde`),
  ...listed(`
    its my mine ours theirs yours hers year years day days month months week weeks hour hours minute minutes
    time times per cent percent euro euros dollar dollars pound pounds million billion number numbers part parts
    side sides case cases way ways reason reasons example examples possibility question questions point points
    thing things end beginning people person woman women man men look kind sort lot lots area areas result
    results problem problems place places monday tuesday wednesday thursday friday saturday sunday january
    february march april june july august september october november december morning afternoon evening night
    weekend today tomorrow yesterday often usually soon really quite almost around nearly already currently
    recently always ever every each well just first second third last next new old good better best big small
    long short high low own whole different important everyone everybody someone somebody anyone anybody nobody
    everything something anything nothing several many few another any within without against whether while
    until upon toward towards among across along during want wants wanted need needs needed use uses used using
    give gives given gave take takes taken took go goes going gone went come comes coming say says said tell
    tells told know knows known knew think thinks thought find finds found keep keeps kept let lets put puts
    leave leaves left show shows shown become becomes became begin begins began start starts started work works
    worked working run runs call calls called try tries tried ask asks asked seem seems help helps cannot not no
    yes please thank thanks also even still yet too then than however therefore one two three four five six
    seven eight nine ten hundred thousand may might must shall should would could will done having being doing
    check checks make makes made making get gets getting possible able like cost costs costing`),
])
