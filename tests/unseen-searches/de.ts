/** The searches in German. */
export const de = `
  Vereinssatzung: freestyle_engine
  Geburtstagsgedicht: freestyle_engine text_to_song
  schreib mir einen Brief ans Finanzamt: email_engine freestyle_engine
  Mahnung an einen Kunden: email_engine freestyle_engine
  Hochzeitsrede: complete_speech speech_introduction
  Trauerrede für meine Oma: complete_speech speech_introduction
  Rede zum 60. Geburtstag: complete_speech speech_introduction
  Einladung zum Sommerfest: event_description email_engine
  Elternbrief: email_engine freestyle_engine newsletter_engine
  Rundmail ans Team: email_engine newsletter_engine
  Krankmeldung per Mail: email_engine
  Urlaubsantrag: email_engine freestyle_engine
  Beschwerde bei der Bahn: email_engine freestyle_engine
  Entschuldigung für die Schule: email_engine freestyle_engine
  Dankschreiben: email_engine freestyle_engine
  Angebot nachfassen: email_engine
  Terminabsage: email_engine
  Zusage nach dem Vorstellungsgespräch: email_engine
  Absage an Bewerber: email_engine
  Abwesenheitsnotiz: email_engine freestyle_engine
  Lebenslauf: application_letter motivation_letter freestyle_engine
  Anschreiben: application_letter motivation_letter
  Bewerbung als Erzieherin: application_letter motivation_letter
  Initiativbewerbung: application_letter motivation_letter
  Stipendium beantragen: motivation_letter application_letter
  Stellenausschreibung: job_description
  Jobanzeige für Köche: job_description
  Arbeitszeugnis: freestyle_engine job_description
  Wohnungsanzeige: real_estate_exposed
  Haus verkaufen: real_estate_exposed
  Mietwohnung inserieren: real_estate_exposed
  Ebay-Kleinanzeige: product_description amazon_product_description
  Etsy Artikelbeschreibung: product_description amazon_product_description
  Shoptext: product_description landing_page_engine
  Produkttexte für den Onlineshop: product_description amazon_product_description
  Werbespruch: slogan_engine promotional_headlines
  Claim für mein Café: slogan_engine promotional_headlines
  Firmenname finden: slogan_engine freestyle_engine
  Werbetext: promotional_headlines google_ad_engine landing_page_engine product_description slogan_engine
  Schlagzeile: promotional_headlines press_release
  Überschriften: promotional_headlines blog_post_ideas
  Adwords: google_ad_engine
  Suchmaschinenwerbung: google_ad_engine meta_descriptions_engine
  SEO Titel: meta_descriptions_engine keyword_extractor
  Snippet: meta_descriptions_engine
  Keywords finden: keyword_extractor
  Schlagwörter: keyword_extractor word_cloud
  Tags für Youtube: keyword_extractor social_media
  Hashtags: social_media keyword_extractor linkedin_post
  Instagram Caption: social_media
  Facebook-Post: social_media
  Tweet: social_media
  TikTok: social_media podcast_engine
  Xing Beitrag: linkedin_post social_media
  Blogartikel über Fahrräder: blog_post_assistant blog_post_paragraph blog_intro blog_post_ideas
  Ratgeberartikel: blog_post_assistant instructions_engine
  Themen für meinen Blog: blog_post_ideas
  Redaktionsplan: blog_post_ideas freestyle_engine
  Einleitung schreiben: blog_intro speech_introduction
  Fazit: blog_post_paragraph summarize_simplify
  Text kürzen: summarize_simplify rewrite_text
  Zusammenfassung eines Buches: summarize_simplify in_bullet_points
  leichte Sprache: summarize_simplify
  einfacher formulieren: summarize_simplify rewrite_text
  umformulieren: rewrite_text
  anders ausdrücken: rewrite_text
  besser formulieren: rewrite_text extend_improve
  paraphrasieren: rewrite_text
  verlängern: extend_improve
  Rechtschreibprüfung: correction_engine
  Kommafehler: correction_engine
  Korrekturlesen: correction_engine
  Fehler im Text finden: correction_engine troubleshooting_engine
  Grammatik prüfen: correction_engine
  auf Englisch übersetzen: translate_engine
  ins Französische: translate_engine
  höflicher schreiben: formal_tone
  Beamtendeutsch: formal_tone
  lockerer Ton: colloquial_language
  von Sie auf du ändern: salutation_paraphrase
  duzen: salutation_paraphrase
  gendern: rewrite_text salutation_paraphrase freestyle_engine
  auf Bayrisch: dialect_rewriting
  Plattdeutsch: dialect_rewriting
  Protokoll aus einer Aufnahme: transcript_audio_engine
  Sprachnachricht in Text: transcript_audio_engine
  Interview transkribieren: transcript_audio_engine
  Diktat: transcript_audio_engine
  Hörbuch: speech_synthesis_engine
  mp3 aus Text machen: speech_synthesis_engine
  Pressetext: press_release
  Mitteilung an die Zeitung: press_release
  Gegenüberstellung zweier Verträge: text_comparison_engine
  zwei Texte vergleichen: text_comparison_engine
  Pro und Contra: advantages_disadvantages_engine
  Erörterung: essay_engine thesis_argument advantages_disadvantages_engine
  Hausarbeit: essay_engine thesis_argument
  Facharbeit: essay_engine thesis_argument white_paper_engine
  Schulaufsatz: essay_engine
  Argumente sammeln: thesis_argument advantages_disadvantages_engine
  Debatte vorbereiten: thesis_argument advantages_disadvantages_engine
  Interviewfragen: relevant_questions
  Fragen fürs Vorstellungsgespräch: relevant_questions answering_question
  FAQ: answering_question relevant_questions landing_page_engine
  Feedback zu meinem Text: criticize_engine
  Gebrauchsanweisung: instructions_engine
  Kochrezept: instructions_engine freestyle_engine
  Schritt für Schritt erklären: instructions_engine definition_engine
  Was bedeutet Resilienz: definition_engine
  Glossar: definition_engine
  stimmt das: fact_check
  Fake News erkennen: fact_check
  Google Bewertung beantworten: reply_to_review
  schlechte Rezension: reply_to_review product_review
  Songtext: text_to_song
  Rapstrophe: text_to_song
  Kinderlied: text_to_song
  Homepage: landing_page_engine rewrite_page_content
  Folge für meinen Podcast: podcast_engine
  Drehbuch: freestyle_engine podcast_engine
  Märchen: freestyle_engine
  Logo: generate-images text-to-style-image
  Freisteller: ChangeBackground objects-remover image-editor
  Foto schärfer machen: upscale-images image-editor
  Vermieter schreiben: email_engine freestyle_engine
  Kündigung Fitnessstudio: email_engine
  Widerspruch gegen Bescheid: email_engine freestyle_engine
  Reklamation: email_engine
  Gutscheintext: freestyle_engine email_engine promotional_headlines
  Trinkspruch: complete_speech speech_introduction freestyle_engine
  Büttenrede: complete_speech freestyle_engine
  Jubiläum: complete_speech event_description email_engine
  Grabrede: complete_speech
  Festansprache: complete_speech speech_introduction
  Weihnachtsgrüße an Kunden: email_engine newsletter_engine
  Vereinszeitung: newsletter_engine press_release blog_post_assistant
  Mailing: newsletter_engine email_engine
  Flyer: promotional_headlines event_description landing_page_engine freestyle_engine
  Plakat: event_description promotional_headlines text-to-style-image generate-images
  Speisekarte: product_description freestyle_engine
  Ferienwohnung beschreiben: real_estate_exposed product_description
  Immobilientext: real_estate_exposed
  Praktikumsbewerbung: application_letter motivation_letter
  Motivationsschreiben fürs Studium: motivation_letter
  Stellenangebot: job_description
  Über-uns-Seite: landing_page_engine freestyle_engine rewrite_page_content
  Startseite: landing_page_engine rewrite_page_content
  Metatitel: meta_descriptions_engine
  Suchbegriffe: keyword_extractor
  Hashtag-Ideen: social_media keyword_extractor
  Story für Insta: social_media
  Threads: social_media
  Leserbrief: email_engine freestyle_engine
  Kommentar schreiben: freestyle_engine essay_engine reply_to_review social_media
  Buchbesprechung: product_review criticize_engine freestyle_engine
  Testbericht: product_review
  Inhaltsangabe: summarize_simplify in_bullet_points
  Kurzfassung: summarize_simplify
  Referat: essay_engine bullet_points complete_speech
  Tippfehler: correction_engine
  Dass oder das: correction_engine
  Untertitel für Video: transcript_audio_engine
  vorlesen lassen: speech_synthesis_engine
  Hintergrund entfernen: ChangeBackground image-editor objects-remover`
