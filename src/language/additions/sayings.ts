/** Numbers that state nothing: „24 Stunden am Tag“, “100 per cent”, „zu dritt“. */
export const sayings = [
  /(?:jede[rsmn]?|every) (?:zweite|dritte|vierte|fünfte|zehnte|second|third|fourth|fifth|tenth)\p{L}*/giu,
  /(?:24|vierundzwanzig|twenty-four)(?: Stunden| hours)(?: am Tag| täglich| a day)|(?:7|sieben|seven)(?: Tage| days)(?: die Woche| in der Woche| a week)|365(?: Tage| days)|24\/7/giu,
  /(?:100|hundert|110)[ \u00a0-]?(?:%|Prozent|prozentig\p{L}*|per ?cent)/giu,
  /(?<!\p{L})zu (?:zweit|dritt|viert|fünft|sechst)(?!\p{L})/giu,
  /(?:vier|four|eigenen vier) (?:Wände\p{L}*|walls|Pfoten|paws)|unter vier Augen|fünf(?:te)? (?:Rad|Gerade)|auf (?:allen )?vier\p{L}*|sieben Sachen|siebten Himmel|seventh heaven|aller guten Dinge sind drei/giu,
  /eins, zwei, drei|drei, zwei, eins|one, two, three|three, two, one|five[- ]star|fünf[- ]Sterne|Web \d\.0|(?<!\d)\d+:\d+(?= [A-Za-z])/giu,
  /(?:von|in|out of) (?:(?:a )?hundred|hundert|100)(?!\p{L}|[ \u00a0]\p{Lu})/giu,
  /(?:first|zweite[nr]?|dritte[nr]?|vierte[nr]?) Advent/giu,
  /(?:tausend|thousand|million(?:en)?) (?:Dank|thanks|times)/giu,
  /(?<!\p{L})(?:one|two|three|four|five|zwei|drei|vier|fünf)[- ](?:in one|in a row|of a kind|in einem)/giu,
]

/** Names with a figure that both languages know. */
export const knownCodes =
  /^(?:a[3-6]|co2|h2o|b2[bc]|[345]d|mp[34]|[458]k|[345]g|covid19|c02|e10|g[78]|g20|web3|w3c|f1|k9)$/
