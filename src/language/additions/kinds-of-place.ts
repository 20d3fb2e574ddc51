const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** What a German name of a firm or a house begins with: „Bäckerei Hoffmann“. */
export const housesDe = listed(`
  Agentur Apotheke Autohaus Bäckerei Backstube Bahnhof Bestattungen Bibliothek Brauerei Buchhandlung Café Campingplatz
  Dachdeckerei Druckerei Edeka Elektro Fahrschule Feuerwehr Firma Fleischerei Friseur Galerie Gärtnerei Gasthaus Gasthof
  Gemeinde Grundschule Gymnasium Haus Hochschule Hotel Imkerei Juwelier Kanzlei Kindergarten Kita Kirche Klinik Klinikum
  Kloster Konditorei Landkreis Landgasthof Metzgerei Möbel Museum Musikschule Oberschule Optik Pension Pizzeria Praxis
  Realschule Restaurant Rewe Salon Sanitär Schloss Schlosserei Schreinerei Schule Sparkasse Spedition Stadtbücherei
  Stadthalle Stadtwerke Stiftung Studio Tischlerei Trattoria Universität Verlag Volksbank Weingut Werft Winzer Zimmerei`)

/** Words of German with which a street ends. */
export const street =
  /(?<![\p{L}-])\p{Lu}[\p{L}-]*?(?:straße|strasse|str\.|gasse|allee|weg|platz|ring|damm|ufer|markt|chaussee|steig|stieg|pfad|winkel|wall|promenade)(?= \d{1,3}\s?[a-z]?(?![\p{L}\d.,:]))(?: \d{1,3}(?:\s?[a-z](?!\p{L}))?)/gu
/** A street without a number, where only its end gives it away. */
export const bareStreet = /(?<![\p{L}-])\p{Lu}[\p{L}-]{3,}(?:straße|strasse|gasse|allee|chaussee)(?![\p{L}])/gu
/** Streets of which there are many, so that they name none. */
export const anyStreet =
  /^(?:Haupt|Neben|Seiten|Einkaufs|Durchgangs|Land|Bundes|Stra(?:ß|ss)en|Sack|Wohn|Spiel|Schnell|Dorf|Prachts?|Milch|Waschs?|Auto|Lebens|Ein\p{L}*bahn|Fertigungs|Produktions|Wein|Anlieger|Fußgänger|Kopfsteinpflaster|Baum|Pappel)/u

/** An English street with its number. */
export const numberedRoad =
  /(?<![\p{L}\d.,:–-])\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:Street|Road|Lane|Avenue|Drive|Close|Square|Place|Court|Terrace|Crescent|Row|Way|Gardens|Parade|Boulevard|St|Rd|Ave|Ln|Dr)(?![\p{L}])/gu

/** How German places end, and words that end so, too. */
export const likePlace =
  /(?:burg|berg|stadt|stedt|dorf|heim|hausen|ingen|itz|ow|furt|brück|brücken|bach|felde?|walde?|kirchen|hofen|münde|roda|rode|beck|büttel|hagen|born|haven|zell|weiler|leben|stein|fels|mund|siel|förde|büll|horst|rath|wörth|münster|reuth|hain|scheid|broich)$/u
export const notPlace =
  /(?:alten|pflege|tier|kinder|wohn|vereins|jugend|frauen|obdachlosen|senioren|ge|da|ver|schul|eigen)heim$|(?:hand|um|vor|spiel|sport|fußball|mittel|arbeits|berufs|rüben|getreide|auf|gesichts|blick|schwer)felde?$|(?:regen|misch|laub|nadel|ur)walde?$|(?:be|vor|wohn|haupt|erst|ersatz|an|rück|fahrer|beifahrer|firmen|kinder)sitz$|(?:alt|innen|groß|klein|partner|haupt|heimat|hanse|welt|kur|vor)stadt$|leben$|verein\p{L}*$|\p{L}*(?:vor|leu|weh)mund$|(?:bescheid|unterscheid|be|ent)scheid$|(?:vor)?rath$|(?:gold|edel|bau|back|natur|pflaster|feuer|schorn|meilen|grund|mühl|ziegel|lehm|kalk|sand)stein$|^(?:Hitze?|Witz|Blitz|Sitz|Besitz|Spitz|Schlitz|Geschwitz|Singen|Ringen|Springen|Klingen|Bringen|Gelingen|Dingen|Zwingen|Schwingen|Schlingen|Erfolg|Berg|Burg|Stadt|Dorf|Heim|Feld|Wald|Bach|Furt|Stein|Fels|Show|Snow|Workflow|Flow|Knowhow|Know|How|Now|Sandburg|Hüpfburg|Ritterburg|Feriendorf|Ungeziefer|Vorbild|Ingwer)$/iu

/** Words that say what a German word of place is, or that a place follows them. */
export const leadsToPlace =
  /(?:^|[\s(„])(?:in|aus|nach|bei|von|Raum|Stadt|Ort|Gemeinde|Landkreis|Region|Kreis|um|bis|über|Richtung)[ \u00a0]$/u

/** Who tells a German sentence that something was said. */
export const speakers =
  /(?:sagt|sagte|so|erklärt|erklärte|betont|betonte|meint|freut sich|berichtet|ergänzt|erzählt|verspricht|findet|weiß|lobt|schwärmt) (?:(?:der|die|unser|unsere|Inhaber|Inhaberin|Chef|Chefin|Leiter|Leiterin|\p{Lu}[\p{L}-]*(?:in|er|chef|leiter|leiterin|meister|meisterin|führer|führerin|sprecher|sprecherin|trainer|kurator|direktor|vorstand|vorsitzende|vorsitzender)) )*((?:Dr\. |Prof\. )*\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: (?:von|van|de) )?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?))/gu

/** Words that English writes with a capital letter in titles, forms and offers, and that name nobody. */
export const englishOrdinary = listed(`
  General Manager Customer Sales Marketing Operations Senior Junior Assistant Deputy Vice Annual Meeting Open Eve New Year Years Annual
  Sir Madam Team Subject Price Rent Bills Deposit Hours Fee Start Date Time Place Address Phone Tel Telephone Email Mail Web Website Book Booking
  Contact Press Office Opening Admission Tickets Ticket Location Where When What Who Why How Available Winter Christmas Advent Halloween
  Valentine Black Friday Cyber Monday Boxing Bank Holiday Mother Father Mothers Fathers Grand Master Mistress Miss Owner Founder Founders
  Chef Cook Curator Conductor Editor Author Artist Coach Trainer Tutor Teacher Nurse Midwife Vet Pharmacist Engineer Developer Designer
  Consultant Advisor Adviser Accountant Bookkeeper Solicitor Lawyer Architect Electrician Plumber Roofer Joiner Carpenter Painter Gardener
  Wi-Fi Wifi Bluetooth CV PS RSVP ID TBC PM AM OK DIY EPC MOT VAT PAYE GCSE GCSEs A-level NVQ BSc MSc PhD MBA SEO CRM HR IT AI UK EU US USA
  Northern Southern Eastern Western Central British English Scottish Welsh Irish European American German French Italian Spanish Dutch
  Mediterranean Nordic Scandinavian Atlantic Arctic Alpine Gothic Roman Celtic Viking Tudor Edwardian Georgian Renaissance Bible Gospel
  Full Part Starter Premium Basic Standard Plus Pro Deluxe Trial Class Pass Course Level Beginners Advanced Intermediate Step Option Package
  Menu Starters Mains Desserts Breakfast Lunch Dinner Brunch Tea Coffee Latte Espresso Cappuccino Sunday Saturday Roast Ale IPA
  DevOps Agile Scrum Cloud Python Java Excel Word Teams Zoom Slack WhatsApp Facebook Instagram LinkedIn Google YouTube TikTok Twitter X
  Order Invoice Item Quantity Total Delivery Shipping Returns Terms Conditions Privacy Policy Room Floor Building Entrance Hall Garden
  Agenda Minutes Treasurer Chair Chairperson Secretary Committee Election Report Motion Motions Members Member`)
