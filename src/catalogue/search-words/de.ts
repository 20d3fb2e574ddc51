import type { Slug } from '../index.ts'

/** What people call each tool in German, beside its name. */
export const de = {
  answering_question: `
    Frage, Antwort, FAQ, häufige Fragen, Auskunft, erklären, Erklärung, Wissen, Hausaufgaben, Quiz, Ratgeber, Rat,
    Interview, Kundenfrage, Lösung, Fragebogen, Umfrage, Definition`,
  application_letter: `
    Bewerbung, Anschreiben, Motivationsschreiben, Lebenslauf, CV, Job, Arbeit suchen, Praktikum, Ausbildung,
    Initiativbewerbung, Stelle, Vorstellung, Stipendium, Motivation, Kurzprofil, Bewerbungsmappe, Referenzen,
    Quereinstieg`,
  blog_intro: `
    Einleitung, Einstieg, Intro, Anfang, Vorspann, Teaser, Aufhänger, Artikel, Blogartikel, Blogpost, erster Absatz,
    Vorwort, Auftakt, Blogeinstieg, Lead, Leseanreiz`,
  blog_post_ideas: `
    Blogideen, Themen, Themenfindung, Ideen finden, Brainstorming, Inspiration, Redaktionsplan, Content-Ideen,
    Blogthema, Artikelideen, Content-Plan, Einfälle, Vorschläge, Anregungen, Titelideen, Serie`,
  bullet_points: `
    Liste, Aufzählung, Punkte, Gliederung, Stichworte, Notizen, Agenda, Tagesordnung, Argumente, Vorteile,
    Checkliste, Handout, Übersicht, Präsentation, Folien, Stichwortzettel, Aufgabenliste, Pro und Contra, Nachteile`,
  correction_engine: `
    Rechtschreibung, Grammatik, Korrekturlesen, korrigieren, Fehler, Lektorat, Tippfehler, Kommas, Zeichensetzung,
    verbessern, prüfen, Duden, Orthografie, Satzbau, gegenlesen, Schreibfehler, Redigieren, Beistrich`,
  dialect_rewriting: `
    Mundart, Bairisch, Bayerisch, Schwäbisch, Schweizerdeutsch, Kölsch, Plattdeutsch, Fränkisch, Sächsisch,
    Österreichisch, Berlinerisch, Wienerisch, Hessisch, Akzent, Boarisch, Platt, Heimat, Alemannisch`,
  email_engine: `
    Mail, Brief, Einladung, Absage, Zusage, Kündigung, Beschwerde, Entschuldigung, Anfrage, Angebot, Danke, Bitte,
    Nachricht, Geschäftsbrief, Mahnung, Reklamation, Glückwunsch, Terminanfrage, Zahlungserinnerung, Kundenservice`,
  essay_engine: `
    Erörterung, Essay, Schule, Schulaufsatz, Hausarbeit, Facharbeit, Referat, Argumentation, Seminararbeit,
    Abhandlung, Deutscharbeit, Kommentar, Stellungnahme, Studium, Text für die Schule, Interpretation, Analyse,
    Bachelorarbeit, These`,
  google_ad_engine: `
    Anzeige, Google Ads, AdWords, Suchanzeige, SEA, Werbung, Werbeanzeige, Werbetext, PPC, Kampagne, Anzeigentext,
    Suchmaschinenwerbung, Responsive Search Ad, Inserat, Banner, Textanzeige, bezahlte Suche`,
  job_description: `
    Stellenausschreibung, Stellenangebot, Jobanzeige, Jobangebot, Recruiting, Personal, Mitarbeiter suchen,
    Ausschreibung, Jobbeschreibung, Stellenbeschreibung, HR, Vakanz, Personalsuche, Bewerber finden,
    Anforderungsprofil, Arbeitsplatz anbieten, Azubi suchen, Stelleninserat`,
  keyword_extractor: `
    Keywords, Suchbegriffe, Schlagwörter, Schlüsselwörter, Stichwörter, SEO, Tags, Begriffe, Hashtags, Suchwörter,
    Suchmaschinenoptimierung, Verschlagwortung, Textanalyse, Key Words, Schlagworte, wichtige Wörter, Begriffe finden`,
  landing_page_engine: `
    Webseite, Website, Homepage, Startseite, Verkaufsseite, Internetseite, Produktseite, Onepager, Webtext,
    Angebotsseite, Webauftritt, Call-to-Action, Internetauftritt, Zielseite, Leadseite, Über uns, Leistungsseite`,
  linkedin_post: `
    Xing, Business-Netzwerk, berufliches Netzwerk, Fachbeitrag, Karriere, Personal Branding, Posting, Post, B2B,
    Thought Leadership, Vernetzen, Berufserfahrung, Erfahrungsbericht, Branchennetzwerk, Jobnetzwerk,
    Beitrag schreiben, Fachkräfte`,
  meta_descriptions_engine: `
    SEO, Meta-Tags, Seitentitel, Title-Tag, Snippet, Suchergebnis, Google-Treffer, Suchmaschine, Meta-Titel,
    Kurzbeschreibung, Suchmaschinenoptimierung, Google-Suche, Vorschautext, Suchtreffer, Meta Description,
    Google-Eintrag, Seitenbeschreibung`,
  newsletter_engine: `
    Rundmail, Rundbrief, Mailing, Kundenmail, E-Mail-Marketing, Infobrief, Vereinsnachrichten, Serienmail, Werbemail,
    Neuigkeiten, Mailchimp, Rundschreiben, Verteiler, Kundenbrief, Kundeninfo, Mitgliederbrief, Weihnachtsmail`,
  podcast_engine: `
    Podcastfolge, Skript, Sprechtext, Rede, Vortrag, Ansprache, Moderation, Audio, Radio, Drehbuch, Episode, Sendung,
    Video, Interview, Hochzeitsrede, YouTube`,
  press_release: `
    PR, Presse, Pressetext, Medienmitteilung, Presseinformation, Pressemeldung, Journalisten, Zeitung, Meldung,
    Nachricht, Bekanntmachung, Öffentlichkeitsarbeit, Ankündigung, Boilerplate, Pressebericht, Zeitungsartikel,
    Presseartikel`,
  product_description: `
    Produkttext, Artikelbeschreibung, Onlineshop, Shop, Amazon, eBay, Etsy, Ware, Verkaufstext, Katalogtext,
    Produktinfo, Shoptext, Kleinanzeige, Produktdaten, Beschreibung, Artikeltext, Verkaufsanzeige`,
  real_estate_exposed: `
    Immobilie, Wohnung, Haus, Makler, Miete, Vermietung, Mietanzeige, Wohnungsanzeige, Hausverkauf, Grundstück,
    Eigentumswohnung, Objektbeschreibung, ImmoScout, Mietwohnung, Ferienwohnung, Maklertext, Wohnung vermieten,
    Haus verkaufen`,
  reply_to_review: `
    Rezension, Bewertung, Kundenbewertung, Google-Bewertung, Kritik, Feedback, Beschwerde, Sterne, Kundenmeinung,
    Bewertungsantwort, schlechte Bewertung, TripAdvisor, Kommentar, Reaktion, Rückmeldung, auf Kritik antworten,
    Google-Rezension`,
  rewrite_page_content: `
    Website umformulieren, URL, Link, Internetseite, Homepage, Seite überarbeiten, Webtext, Artikel umschreiben,
    Webinhalte, Onlinetext, Relaunch, Webseite neu schreiben, Seitentext, Webartikel, Blogartikel umschreiben,
    Link umschreiben`,
  rewrite_text: `
    Umformulieren, Formulieren, Paraphrase, andere Worte, Überarbeiten, Varianten, Neu schreiben, Stil, Tonfall,
    Ton ändern, Formulierung, Synonyme, verbessern, Textversion, förmlich, freundlich`,
  slogan_engine: `
    Claim, Motto, Werbespruch, Werbeslogan, Tagline, Leitspruch, Spruch, Markenversprechen, Markenname, Werbung,
    Firmenspruch, Headline, Überschrift, Wahlspruch, Firmenname, Kampagnenspruch, Titel`,
  social_media: `
    Instagram, Facebook, Social Media, Post, Posting, TikTok, Twitter, Caption, Bildunterschrift, Hashtags, Tweet,
    Threads, Mastodon, Bluesky, Insta, soziale Medien, Reel, Pinterest, YouTube`,
  summarize_simplify: `
    Kürzen, Zusammenfassung, Kurzfassung, Inhaltsangabe, vereinfachen, einfache Sprache, leichte Sprache, Resümee,
    Protokoll, Fazit, Abstract, TL;DR, Überblick, kürzer, Kernaussagen, verdichten`,
  text_comparison_engine: `
    Vergleichen, Gegenüberstellung, Unterschied, zwei Texte, Fassungen vergleichen, Versionen vergleichen, A/B-Test,
    Änderungen, Plagiat, gegenüberstellen, Abweichungen, Vergleich, abgleichen, Abgleich, besserer Text`,
  text_to_song: `
    Lied, Song, Songtext, Lyrics, Gedicht, Reim, Rap, Musik, Strophe, Refrain, Geburtstagslied, Schlager, Verse,
    singen, Poesie, Hymne, reimen`,
  translate_engine: `
    Übersetzung, Übersetzer, Englisch, Französisch, Spanisch, Italienisch, Fremdsprache, dolmetschen, Sprache,
    Polnisch, Türkisch, auf Deutsch, DeepL, ins Englische, Translator, mehrsprachig`,
  white_paper_engine: `
    Studie, Fachartikel, Bericht, Report, Dossier, Leitfaden, Konzept, E-Book, Grundlagenpapier, Fachtext,
    Positionspapier, Lösungspapier, Fallstudie, Broschüre, Ratgeber, Handbuch, Analyse, Strategiepapier`,
  word_cloud: `
    Tagcloud, Schlagwortwolke, Wörterwolke, Begriffswolke, Grafik, Bild, Visualisierung, Schaubild, Poster, Mindmap,
    Plakat, Word Cloud, Illustration, Wortbild, Wörter, Wortliste, Infografik`,
} satisfies Readonly<Record<Slug, string>>
