import type { Slug } from '../index.ts'

/** What people call each tool in German, beside its name. */
export const de = {
  advantages_disadvantages_engine: `
    Pro und Contra, Vorteile, Nachteile, Für und Wider, Abwägung, abwägen, Entscheidung, Argumente dafür,
    Argumente dagegen, Plus und Minus, Entscheidungshilfe, Pro Contra, Chancen und Risiken, Stärken und
    Schwächen, SWOT`,
  amazon_product_description: `
    Amazon, Amazon-Listing, Marketplace, Amazon-Titel, ASIN, Seller, Bullet Points für Amazon, Backend-Keywords,
    FBA, Amazon-Text, Verkaufsplattform, Kaufland, Otto`,
  answering_question: `
    Frage, Antwort, FAQ, häufige Fragen, Auskunft, erklären, Erklärung, Wissen, Hausaufgaben, Quiz, Ratgeber, Rat,
    Kundenfrage, Frage stellen, nachschlagen, Chat, ChatGPT`,
  application_letter: `
    Bewerbung, Anschreiben, Lebenslauf, CV, Job, Arbeit suchen, Praktikum, Ausbildung, Initiativbewerbung, Stelle,
    Vorstellung, Kurzprofil, Bewerbungsmappe, Referenzen, Quereinstieg, Ferienjob, Minijob, Nebenjob`,
  before_after_comparison: `
    Vorher-Nachher, Gegenüberstellung, früher und heute, Veränderung, Verbesserung, Verwandlung, Ergebnis
    zeigen, alt und neu, Unterschied zeigen, Renovierung, Fallbeispiel`,
  blog_intro: `
    Einleitung, Einstieg, Intro, Anfang, Vorspann, Teaser, Aufhänger, Artikel, Blogartikel, Blogpost, erster
    Absatz, Vorwort, Auftakt, Blogeinstieg, Lead, Leseanreiz`,
  blog_post_assistant: `
    Blogartikel, Artikel, Blogpost, Blogbeitrag, Beitrag schreiben, ganzer Artikel, Ratgeber schreiben, Gliederung,
    Redaktion, Fachartikel, Magazinartikel, Content, Website-Text, SEO-Text, Blog schreiben, Assistent`,
  blog_post_ideas: `
    Blogideen, Themen, Themenfindung, Ideen finden, Brainstorming, Inspiration, Redaktionsplan, Content-Ideen,
    Blogthema, Artikelideen, Content-Plan, Einfälle, Vorschläge, Anregungen, Titelideen, Serie`,
  blog_post_paragraph: `
    Abschnitt, Absatz, Blogabschnitt, Textabschnitt, Kapitel, Unterkapitel, Blogtext, Fließtext, Blogartikel
    Abschnitt, Artikelabschnitt, Zwischentext, Fazit, Schlussabsatz, Schlussteil`,
  bullet_points: `
    Liste, Aufzählung, Punkte, Gliederung, Stichworte, Notizen, Agenda, Tagesordnung, Checkliste, Handout,
    Übersicht, Präsentation, Folien, Stichwortzettel, Aufgabenliste`,
  colloquial_language: `
    locker, lockerer, Umgangssprache, duzen, entspannt, freundlicher, nahbar, einfach gesagt, Alltagssprache,
    mündlich, jugendlich, weniger förmlich, natürlich klingen, menschlicher, Jugendsprache, Slang`,
  complete_speech: `
    Ansprache, Hochzeitsrede, Trauerrede, Geburtstagsrede, Festrede, Dankesrede, Abschiedsrede, Vortrag, Laudatio,
    Trauzeuge, Jubiläumsrede, Grabrede, Nachruf, Eröffnungsrede, Keynote, Tischrede, Toast, Trinkspruch, Büttenrede,
    Taufrede, Begräbnis, Beerdigung`,
  correction_engine: `
    Rechtschreibung, Grammatik, Korrekturlesen, korrigieren, Fehler, Lektorat, Tippfehler, Kommas, Zeichensetzung,
    verbessern, prüfen, Duden, Orthografie, Satzbau, gegenlesen, Schreibfehler, Redigieren, Beistrich, das oder
    dass, groß und klein`,
  criticize_engine: `
    Kritik, kritisieren, Feedback, Schwächen, Gutachten, prüfen lassen, Verbesserungsvorschläge, Rezension eines
    Textes, Gegenlesen, Manöverkritik, Review, beurteilen, Meinung zum Text, hinterfragen`,
  crossing_engine: `
    Übergang, Übergänge, Verbindung, Bindeglied, Konnektor, Satzverbindung, Brücke, Überleitungssatz,
    Übergangssatz, Absätze verbinden, Anschluss, Konjunktion`,
  definition_engine: `
    Definition, Begriff, Begriffserklärung, Bedeutung, Fachbegriff, Wort erklären, was ist, Lexikon, Glossar,
    definieren, Fremdwort, Erklärung, Terminus, Wörterbuch`,
  dialect_rewriting: `
    Mundart, Bairisch, Bayerisch, Schwäbisch, Schweizerdeutsch, Kölsch, Plattdeutsch, Fränkisch, Sächsisch,
    Österreichisch, Berlinerisch, Wienerisch, Hessisch, Akzent, Boarisch, Platt, Heimat, Alemannisch`,
  email_engine: `
    Mail, Brief, Einladung, Absage, Zusage, Kündigung, Beschwerde, Entschuldigung, Anfrage, Angebot, Danke,
    Widerruf, Nachricht, Mahnschreiben, Mahnung, Reklamation, Glückwunsch, Dankschreiben, Zahlungserinnerung,
    Danksagung, Krankmeldung, Abwesenheitsnotiz, Urlaubsantrag, Beileid, Kondolenz, Weihnachtsgrüße, Einspruch,
    Widerspruch, Autoreply, Genesungswünsche, Vermieter, Mieter, Hausverwaltung, Nachbar, Nachbarn, Chef, Kollege, Lehrer,
    Freund, Arzt, Amt, Behörde, Finanzamt, Krankenkasse, Versicherung, Bank`,
  essay_engine: `
    Erörterung, Essay, Schule, Schulaufsatz, Hausarbeit, Facharbeit, Referat, Seminararbeit, Abhandlung,
    Deutscharbeit, Kommentar, Stellungnahme, Studium, Text für die Schule, Interpretation, Analyse,
    Bachelorarbeit`,
  event_description: `
    Veranstaltung, Event, Einladungstext, Veranstaltungstext, Konzert, Fest, Flyer, Programm, Workshop, Kurs,
    Seminar, Sommerfest, Ankündigung, Veranstaltungskalender, Eventbeschreibung, Plakattext, Ausstellung, Flohmarkt,
    Tag der offenen Tür, Kursbeschreibung, Basar, Lesung, Weihnachtsmarkt, Adventsmarkt`,
  extend_improve: `
    ausbauen, erweitern, länger, verlängern, ausführlicher, ausformulieren, mehr Text, aufblähen, anreichern,
    ergänzen, ausarbeiten, verbessern, Text aufwerten, zu kurz`,
  fact_check: `
    Faktencheck, Fakten prüfen, Quellen, Belege, Behauptung prüfen, stimmt das, Wahrheit, Recherche, Fake News,
    Verifikation, nachprüfen, Quellenangabe, Zitat, Desinformation, widerlegen, Lüge, wahr oder falsch, Beleg finden`,
  transcript_audio_engine: `
    abtippen, Transkript, Transkription, transkribieren, Aufnahme, Interview, Diktat, Sprachnachricht, Mitschrift,
    Untertitel, Tonaufnahme, Audio zu Text, Sprache zu Text, Besprechung, Podcast verschriftlichen, verschriften,
    diktieren, Spracherkennung, Sprache in Text, Tonspur`,
  first_person_to_third_person: `
    dritte Person, Er-Form, Sie-Form, Ichform, Perspektive, Erzählperspektive, Kurzbiografie, Biografie, Vita,
    Über mich, Autorenporträt, Personenporträt, umwandeln, Perspektivwechsel, Steckbrief`,
  formal_tone: `
    förmlich, formell, sachlich, höflich, seriös, professionell, Amtsdeutsch, Behördenbrief, siezen, offiziell,
    geschäftlich, diplomatisch, höflicher, Geschäftssprache, respektvoll`,
  freestyle_engine: `
    frei, beliebiger Text, eigener Auftrag, Prompt, Sonstiges, Geschichte, Kurzgeschichte, Vertrag, Vorwort,
    Hausordnung, Satzung, Grußkarte, Märchen, Brief, Konzept, Witz, eigene Anweisung, Text schreiben lassen, Roman,
    Horoskop, Gebet, Businessplan, Arbeitszeugnis, Empfehlungsschreiben, Chat, ChatGPT, Vollmacht, Krimi, Fabel,
    Kinderbuch`,
  google_ad_engine: `
    Anzeige, Google Ads, AdWords, Suchanzeige, SEA, Werbung, Werbeanzeige, Werbetext, PPC, Kampagne,
    Anzeigentext, Suchmaschinenwerbung, Responsive Search Ad, Inserat, Banner, Textanzeige, bezahlte Suche`,
  in_bullet_points: `
    Stichpunkte aus Text, Kernpunkte, das Wichtigste, Zusammenfassung in Punkten, Stichworte, Protokoll, auf
    einen Blick, Key Takeaways, Spiegelstriche, Punkte zusammenfassen, Quintessenz`,
  instructions_engine: `
    Gebrauchsanweisung, Schritt für Schritt, Rezept, Bedienungsanleitung, Montageanleitung, Tutorial,
    Handlungsanweisung, Arbeitsanweisung, How-to, Bastelanleitung, Kochrezept, Checkliste, Betriebsanleitung,
    Ablauf, wie geht das, Spielregeln, Regeln, Hilfeseite`,
  job_description: `
    Stellenausschreibung, Stellenangebot, Jobanzeige, Jobangebot, Recruiting, Personal, Mitarbeiter suchen,
    Ausschreibung, Jobbeschreibung, Stellenbeschreibung, HR, Vakanz, Personalsuche, Bewerber finden,
    Anforderungsprofil, Arbeitsplatz anbieten, Azubi suchen, Stelleninserat, Aushilfe, Minijob`,
  keyword_extractor: `
    Keywords, Suchbegriffe, Schlagwörter, Schlüsselwörter, Stichwörter, SEO, Tags, Begriffe, Hashtags,
    Suchwörter, Suchmaschinenoptimierung, Verschlagwortung, Textanalyse, Key Words, Schlagworte, wichtige
    Wörter, Begriffe finden`,
  landing_page_engine: `
    Webseite, Website, Homepage, Startseite, Verkaufsseite, Internetseite, Produktseite, Onepager, Webtext,
    Angebotsseite, Webauftritt, Call-to-Action, Internetauftritt, Zielseite, Leadseite, Über uns, Leistungsseite,
    Unternehmensprofil, Firmenprofil`,
  linkedin_post: `
    Xing, Business-Netzwerk, berufliches Netzwerk, Fachbeitrag, Karriere, Personal Branding, Posting, Post, B2B,
    Thought Leadership, Vernetzen, Berufserfahrung, Erfahrungsbericht, Branchennetzwerk, Jobnetzwerk, Beitrag
    schreiben, Fachkräfte`,
  meta_descriptions_engine: `
    SEO, Meta-Tags, Seitentitel, Title-Tag, Snippet, Suchergebnis, Google-Treffer, Suchmaschine, Meta-Titel,
    Kurzbeschreibung, Suchmaschinenoptimierung, Google-Suche, Vorschautext, Suchtreffer, Meta Description,
    Google-Eintrag, Seitenbeschreibung`,
  motivation_letter: `
    Motivation, Bewerbung, Studium, Studienplatz, Stipendium, FSJ, Freiwilligendienst, Praktikum, Master,
    Auslandsjahr, Ausbildungsplatz, Letter of Motivation, Beweggründe, Ehrenamt, Erasmus, Auslandssemester,
    Austausch`,
  newsletter_engine: `
    Rundmail, Rundbrief, Mailing, Kundenmail, E-Mail-Marketing, Infobrief, Vereinsnachrichten, Serienmail,
    Werbemail, Neuigkeiten, Mailchimp, Rundschreiben, Verteiler, Kundenbrief, Kundeninfo, Mitgliederbrief,
    Weihnachtsmail, Vereinsbrief, Gemeindebrief`,
  podcast_engine: `
    Podcastfolge, Skript, Sprechtext, Moderation, Audio, Radio, Drehbuch, Episode, Sendung, Video, Interview,
    YouTube, Hörspiel, Videoskript, Sketch, Theaterstück`,
  press_release: `
    PR, Presse, Pressetext, Medienmitteilung, Presseinformation, Pressemeldung, Journalisten, Zeitung, Meldung,
    Nachricht, Bekanntmachung, Öffentlichkeitsarbeit, Boilerplate, Pressebericht, Zeitungsartikel, Presseartikel,
    PM, Spielbericht, Vereinsbericht, Pressenotiz, Amtsblatt, Gemeindeblatt`,
  product_brand_highlights: `
    Highlights, Vorzüge, Verkaufsargumente, USP, Alleinstellungsmerkmal, Produktvorteile, Pluspunkte,
    Besonderheiten, Nutzenargumente, Kaufargumente, Markenvorteile, Stärken, Produkthighlights, Produktmerkmale`,
  product_description: `
    Produkttext, Artikelbeschreibung, Onlineshop, Shop, eBay, Etsy, Ware, Verkaufstext, Katalogtext, Produktinfo,
    Shoptext, Kleinanzeige, Produktdaten, Beschreibung, Artikeltext, Verkaufsanzeige, Vinted, Shopify, Auto
    verkaufen, gebraucht verkaufen`,
  product_review: `
    Rezension schreiben, Erfahrungsbericht, Testbericht, Kundenbewertung schreiben, Bewertung schreiben,
    Produkttest, Sterne, Meinung, Amazon-Rezension, Kritik zum Produkt, Empfehlung, Erfahrung, Buchbesprechung, Filmkritik`,
  promotional_headlines: `
    Überschrift, Überschriften, Schlagzeile, Headline, Titel, Werbezeile, Betreffzeile, Werbetitel, Claim,
    Anzeigentitel, Plakat, Teaser, Aufmacher, Kampagne, Werbespruch, Titel finden`,
  real_estate_exposed: `
    Immobilie, Wohnung, Haus, Makler, Miete, Vermietung, Mietanzeige, Wohnungsanzeige, Hausverkauf, Grundstück,
    Eigentumswohnung, Objektbeschreibung, ImmoScout, Mietwohnung, Ferienwohnung, Maklertext, Wohnung vermieten, Haus
    verkaufen, WG-Zimmer, WG-Anzeige, Nachmieter`,
  relevant_questions: `
    Fragen, Interviewfragen, Fragenkatalog, Leitfragen, Fragen stellen, Fragebogen, Interview, Prüfungsfragen,
    Diskussionsfragen, Bewerbungsgespräch, Recherchefragen, Fragen sammeln, Quizfragen, Umfragefragen`,
  reply_to_review: `
    Rezension, Bewertung, Kundenbewertung, Google-Bewertung, Kritik, Feedback, Beschwerde, Sterne,
    Kundenmeinung, Bewertungsantwort, schlechte Bewertung, TripAdvisor, Kommentar, Reaktion, Rückmeldung, auf
    Kritik antworten, Google-Rezension`,
  rewrite_page_content: `
    Website umformulieren, URL, Link, Internetseite, Homepage, Seite überarbeiten, Webtext, Artikel umschreiben,
    Webinhalte, Onlinetext, Relaunch, Webseite neu schreiben, Seitentext, Webartikel, Blogartikel umschreiben,
    Link umschreiben`,
  rewrite_text: `
    Umformulieren, Formulieren, Paraphrase, andere Worte, Überarbeiten, Varianten, Neu schreiben, Stil, Tonfall, Ton
    ändern, Formulierung, Synonyme, verbessern, Textversion, Satz umstellen, Plagiat vermeiden, schöner, eleganter,
    flüssiger, besser ausdrücken, klingt komisch`,
  salutation_paraphrase: `
    duzen, siezen, Anrede, Du-Form, Sie-Form, von Sie zu du, von du zu Sie, Anredeform, Höflichkeitsform, Du und
    Sie, umstellen auf du, umstellen auf Sie, per du, Ansprache ändern`,
  sentence_completion: `
    Satz beenden, Satzende, Satzanfang, weiterschreiben, ergänzen, vervollständigen, Satz fertig schreiben,
    Lückensatz, weiterführen, fortsetzen, Schreibblockade, Satzergänzung, Autovervollständigung`,
  slogan_engine: `
    Claim, Motto, Werbespruch, Werbeslogan, Tagline, Leitspruch, Spruch, Markenversprechen, Markenname, Werbung,
    Firmenspruch, Wahlspruch, Firmenname, Kampagnenspruch, Namen finden, Vereinsmotto`,
  social_media: `
    Instagram, Facebook, Social Media, Post, Posting, TikTok, Twitter, Caption, Bildunterschrift, Hashtags, Tweet,
    Threads, Mastodon, Bluesky, Insta, soziale Medien, Reel, Pinterest, YouTube, Story, WhatsApp-Status, X`,
  speech_introduction: `
    Einstieg Rede, Redeanfang, Rede Einleitung, Begrüßung, Eröffnung, Vortragsbeginn, Einleitung Vortrag, Anfang
    einer Rede, Begrüßungsrede, Begrüßungsworte, Grußwort, Auftakt, Einstieg Vortrag, Präsentation beginnen`,
  speech_synthesis_engine: `
    vorlesen, Sprachausgabe, Text zu Sprache, sprechen lassen, Stimme, Hörfassung, Audio, MP3, Tonaufnahme, Sprecher,
    Ansage, Anrufbeantworter, Hörbuch, Voiceover, Vertonung, vertonen, anhören, TTS, Lautsprecher`,
  summarize_simplify: `
    Kürzen, Zusammenfassung, Kurzfassung, Inhaltsangabe, vereinfachen, einfache Sprache, leichte Sprache, Resümee,
    Protokoll, Fazit, Abstract, TL;DR, Überblick, kürzer, Kernaussagen, verdichten, zu lang, Kurzversion,
    verständlicher, Exzerpt, auf den Punkt`,
  text_comparison_engine: `
    Vergleichen, Unterschied, zwei Texte, Fassungen vergleichen, Versionen vergleichen, A/B-Test, Änderungen,
    Plagiat, gegenüberstellen, Abweichungen, Vergleich, abgleichen, Abgleich, besserer Text, Diff`,
  text_to_feature: `
    Merkmale, Eigenschaften, Features, Funktionen, Nutzen, Merkmalsliste, Tabelle, Leistungsmerkmale,
    Produktdaten, Datenblatt, Spezifikation, technische Daten, Eigenschaften herausziehen, Featureliste`,
  text_to_song: `
    Lied, Song, Songtext, Lyrics, Gedicht, Reim, Rap, Musik, Strophe, Refrain, Geburtstagslied, Schlager, Verse,
    singen, Poesie, Hymne, reimen, Haiku, Limerick, Büttenrede, Ballade, Schlaflied,
    Wiegenlied, Kinderlied`,
  thesis_argument: `
    These, Argument, Argumentation, Begründung, Standpunkt, Position, Debatte, Diskussion, Gegenargument,
    argumentieren, überzeugen, Meinung begründen, Thesenpapier, Streitgespräch, Behauptung, Einwand`,
  translate_engine: `
    Übersetzung, Übersetzer, Englisch, Französisch, Spanisch, Italienisch, Fremdsprache, dolmetschen, Sprache,
    Polnisch, Türkisch, auf Deutsch, DeepL, ins Englische, Translator, mehrsprachig, Ukrainisch, Russisch, Arabisch,
    Portugiesisch, Chinesisch, Tschechisch, Japanisch`,
  troubleshooting_engine: `
    Problem, Störung, defekt, kaputt, Hilfe, Reparatur, Fehlermeldung, funktioniert nicht, Diagnose,
    Problemlösung, Support, Ursache, beheben, geht nicht, Panne`,
  white_paper_engine: `
    Studie, Fachartikel, Bericht, Report, Dossier, Leitfaden, Konzept, E-Book, Grundlagenpapier, Fachtext,
    Positionspapier, Lösungspapier, Fallstudie, Broschüre, Ratgeber, Handbuch, Analyse, Strategiepapier,
    Businessplan`,
  word_cloud: `
    Tagcloud, Schlagwortwolke, Wörterwolke, Begriffswolke, Grafik, Bild, Visualisierung, Schaubild, Poster,
    Mindmap, Plakat, Word Cloud, Illustration, Wortbild, Wörter, Wortliste, Infografik`,
} satisfies Readonly<Record<Slug, string>>
