/** What can go wrong when the net is searched; a part of the table of problems. */
export const problemsOfResearch = {
  no_search: {
    status: 503,
    de: 'Die Suche im Netz ist hier nicht eingerichtet. Ihre Eingaben sind noch da, es wurde nichts berechnet; die Administration kann eine verbinden.',
    en: 'Web search is not set up here. Your input is still here and nothing was charged; an administrator can connect one.',
  },
  no_searching_model: {
    status: 503,
    de: 'Keines der verbundenen Textmodelle kann selbst im Netz suchen. Das können Modelle von OpenAI, Anthropic, Mistral und OpenRouter; verbinden Sie eines davon, oder wählen Sie einen anderen Suchdienst.',
    en: 'None of the connected text models can search the web itself. Models of OpenAI, Anthropic, Mistral and OpenRouter can; connect one of them, or choose another search service.',
  },
  search_failed: {
    status: 502,
    de: 'Die Suche im Netz antwortet gerade nicht. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es gleich noch einmal.',
    en: 'The web search does not answer right now. Your input is still here and nothing was charged; try again in a moment.',
  },
  search_refused: {
    status: 502,
    de: 'Der Suchdienst nimmt unseren Zugang nicht an. Ihre Eingaben sind noch da, es wurde nichts berechnet; die Administration kann Schlüssel und Adresse prüfen.',
    en: 'The search service does not accept our credentials. Your input is still here and nothing was charged; an administrator can check key and address.',
  },
  search_busy: {
    status: 502,
    de: 'Der Suchdienst ist ausgelastet. Ihre Eingaben sind noch da, es wurde nichts berechnet; in {seconds} Sekunden ist ein neuer Versuch möglich.',
    en: 'The search service is busy. Your input is still here and nothing was charged; try again in {seconds} seconds.',
  },
  sources_unreadable: {
    status: 502,
    de: 'Es wurden Seiten gefunden, aber keine ließ sich lesen. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es später oder mit anderen Worten noch einmal.',
    en: 'Pages were found, but none of them could be read. Your input is still here and nothing was charged; try again later or in other words.',
  },
  no_sources: {
    status: 502,
    de: 'Die Suche hat nichts gefunden, woraus sich schreiben ließe. Ihre Eingaben sind noch da, es wurde nichts berechnet; versuchen Sie es mit anderen Worten oder ohne Recherche.',
    en: 'The search found nothing to write from. Your input is still here and nothing was charged; try again in other words or without research.',
  },
  choose_sources: {
    status: 409,
    de: 'Die Quellen sind gelesen und warten auf Ihre Auswahl. Berechnet wurde noch nichts; geschrieben wird, sobald Sie gewählt haben.',
    en: 'The sources have been read and await your choice. Nothing was charged yet; writing begins once you have chosen.',
  },
  own_source_unreadable: {
    status: 422,
    de: 'Eine Quelle, die Sie dazugelegt haben, lässt sich nicht lesen. Ihre Auswahl ist noch da, es wurde nichts berechnet; nehmen Sie sie heraus, oder legen Sie eine andere dazu.',
    en: 'A source that you have added cannot be read. Your choice is still here and nothing was charged; take it out, or add another.',
  },
  no_proof: {
    status: 422,
    de: 'Auf den gefundenen Seiten steht kein Satz, der das belegt. Der Text ist, wie er war, es wurde nichts berechnet; streichen Sie den Satz, oder schreiben Sie ihn um.',
    en: 'No sentence on the pages that were found proves this. The text is as it was and nothing was charged; strike the sentence, or reword it.',
  },
  no_claims: {
    status: 422,
    de: 'In diesem Text steht keine Aussage, die sich prüfen lässt. Es wurde nichts berechnet; fügen Sie einen Text mit Tatsachen ein.',
    en: 'This text holds no statement that could be checked. Nothing was charged; paste a text that states facts.',
  },
} as const
