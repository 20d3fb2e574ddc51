/** Places, and a few firms, that both languages know; between bars, all that one of them is called. */
const rows = `
  Deutschland Germany | Österreich Austria | Schweiz Switzerland | Frankreich France | Italien Italy |
  Spanien Spain | Portugal | Griechenland Greece | Türkei Turkey | Polen Poland | Tschechien Czechia |
  Ungarn Hungary | Rumänien Romania | Bulgarien Bulgaria | Kroatien Croatia | Slowenien Slovenia |
  Niederlande Netherlands | Belgien Belgium | Luxemburg Luxembourg | Dänemark Denmark | Schweden Sweden |
  Norwegen Norway | Finnland Finland | Island Iceland | Irland Ireland | England | Schottland Scotland | Wales |
  Großbritannien Britain | Russland Russia | Ukraine | China | Japan | Indien India | Brasilien Brazil |
  Kanada Canada | Mexiko Mexico | Australien Australia | Ägypten Egypt | Südafrika | Israel | Europa Europe |
  Afrika Africa | Asien Asia | Amerika America | Bayern Bavaria | Sachsen Saxony | Thüringen Thuringia |
  Hessen Hesse | Brandenburg | Saarland | Schleswig | Holstein | Mecklenburg | Westfalen Westphalia |
  Franken Franconia | Tirol Tyrol | Salzburg | Wien Vienna | Graz | Linz | Innsbruck | Klagenfurt | Zürich Zurich |
  Genf Geneva | Basel Basle | Bern Berne | Luzern Lucerne | Lausanne | Berlin | Hamburg | München Munich |
  Köln Cologne | Frankfurt | Stuttgart | Düsseldorf | Leipzig | Dortmund | Bremen | Dresden | Hannover Hanover |
  Nürnberg Nuremberg | Duisburg | Bochum | Wuppertal | Bielefeld | Bonn | Münster | Mannheim | Karlsruhe |
  Augsburg | Wiesbaden | Mönchengladbach | Gelsenkirchen | Aachen | Braunschweig Brunswick | Kiel | Chemnitz |
  Magdeburg | Freiburg | Krefeld | Mainz | Lübeck | Erfurt | Rostock | Kassel | Potsdam | Saarbrücken | Oldenburg |
  Osnabrück | Leverkusen | Heidelberg | Darmstadt | Regensburg | Würzburg | Ingolstadt | Ulm | Göttingen |
  Wolfsburg | Koblenz | Jena | Gera | Zwickau | Cottbus | Schwerin | Trier | Bamberg | Bayreuth | Passau |
  Konstanz Constance | Tübingen | Weimar | Görlitz | Bautzen | Plauen | Freiberg | Halle | Hof | Fulda | Marburg |
  Gießen | Siegen | Hildesheim | Flensburg | Stralsund | Greifswald | London | Paris | Rom Rome | Mailand Milan |
  Venedig Venice | Florenz Florence | Neapel Naples | Madrid | Barcelona | Lissabon Lisbon | Athen Athens |
  Prag Prague | Warschau Warsaw | Krakau Krakow | Danzig Gdansk | Breslau Wroclaw | Budapest | Bukarest Bucharest |
  Brüssel Brussels | Antwerpen Antwerp | Amsterdam | Rotterdam | Kopenhagen Copenhagen | Stockholm | Oslo |
  Helsinki | Dublin | Edinburgh | Glasgow | Manchester | Liverpool | Birmingham | Bristol | Leeds | Oxford |
  Cambridge | Moskau Moscow | Kiew Kyiv Kiev | Istanbul | Peking Beijing | Tokio Tokyo | Chicago | Boston |
  Toronto | Sydney | Donau Danube | Rhein Rhine | Elbe | Mosel Moselle | Isar | Neckar | Themse Thames |
  Alpen Alps | Ostsee Baltic | Nordsee | Bodensee | Siemens | Bosch | Volkswagen | Lufthansa | Telekom |
  Commerzbank | Sparkasse | Amazon | Google | Microsoft | Apple | Facebook | Instagram | LinkedIn | YouTube |
  TikTok | Netflix | Spotify | Ikea | Bauhaus`

const known = new Map(
  rows
    .trim()
    .split('|')
    .flatMap((row, at) =>
      row
        .trim()
        .split(/\s+/)
        .map(name => [name, at] as const),
    ),
)

/** Words of German that are written like a place: „im Hof“, „die Halle“, „in Essen“. */
const alsoNouns = new Set([
  'Hof',
  'Halle',
  'Rom',
  'Franken',
  'Siegen',
  'Apple',
  'Island',
  'Turkey',
  'China',
  'Linz',
  'Hessen',
])

/** Whether a word names a place or a firm that both languages know, whatever it is called there. */
export const placeOf = (word: string): number | undefined =>
  known.get(word) ?? (word.endsWith('s') ? known.get(word.slice(0, -1)) : undefined)

export const isSurePlace = (word: string) => placeOf(word) !== undefined && !alsoNouns.has(word)
