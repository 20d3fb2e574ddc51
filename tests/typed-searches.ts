import type { Slug } from '#catalogue/index.ts'

/** What people type to find a tool, inflected, in two words or with a slip, and the tool they mean. */
export const typed: Readonly<Record<'de' | 'en', Readonly<Record<Slug, string>>>> = {
  de: {
    answering_question: `
      FAQ, Frage beantworten, häufige Fragen, antworten, Wissensfrage, Hausaufgabe, Frage stellen, nachschlagen`,
    application_letter: `
      Bewerbung, Bewerbung schreiben, Lebenslauf, bewebung, Praktikum, Ausbildungsplatz, Bewerbungsbrief, Ferienjob`,
    blog_intro: `
      Einleitung, Intro Blog, Einleitung für Artikel`,
    blog_post_assistant: 'ganzen Blogartikel schreiben',
    blog_post_ideas: `
      Blogideen, Ideen für Artikel, brainstorming`,
    bullet_points: `
      Stichpunkte, Liste, Aufzählungen, Gliederung, Tagesordnung, Stichwortliste`,
    correction_engine: `
      Grammatik, gramatik, Rechtschreibprüfung, Fehler korrigieren, Korrekturlesen, Kommasetzung, Fehlerkorrektur,
      Komma, Probleme mit Rechtschreibung, Schreibfehler, Kommafehler, das oder dass`,
    dialect_rewriting: `
      Bayrisch, schwäbisch, Dialekt, Schweizerdeutsch, Kölsch, Platt`,
    email_engine: `
      Absage, Brief, Kündigung, einladung schreiben, Geburtstagseinladung, Mail, Entschuldigung, Beschwerdebrief,
      Mahnschreiben, Glückwünsche, Dankschreiben, Beschwerde schreiben, Einladungskarte, Hochzeitseinladung,
      Geburtstagskarte, Widerruf, Zusage, Kündigungsschreiben, kündigen, Danksagung, Anfrage, Angebot schreiben,
      Krankmeldung, Einspruch, Beileid, Kondolenz, Weihnachtsgrüße, Urlaubsantrag, Abwesenheitsnotiz, Elternbrief,
      Genesungswünsche`,
    essay_engine: `
      Aufsatz, Aufsätze, Erörterung, Hausarbeit, Referate, Seminararbeiten`,
    fact_check: `
      Faktencheck, Fakten prüfen, stimmt das, Quellen prüfen, Fake News`,
    google_ad_engine: `
      Anzeige, Google Ads, Werbeanzeige, SEA, Adwords Anzeige, Werbekampagne`,
    job_description: `
      Stellenausschreibung, Jobanzeige, Stelle ausschreiben, Jobangebot, Stellenbeschreibungen, Aushilfe gesucht,
      Minijob`,
    keyword_extractor: `
      Keywords, SEO, Suchbegriffe, Schlüsselworte, Hashtag`,
    landing_page_engine: `
      Landing Page, Webseite erstellen, Homepage, Startseite, Unternehmensprofil`,
    linkedin_post: `
      LinkedIn, linkedin post, Linkdin, Linkedin Artikel`,
    meta_descriptions_engine: `
      Metabeschreibung, meta description, Snippet`,
    newsletter_engine: `
      Newsletter, Rundschreiben, newslettter, Vereinsbrief, Gemeindebrief`,
    podcast_engine: `
      Podcast, Radiobeitrag, Hörspiel, Theaterstück`,
    press_release: `
      Presse, Pressemeldung, Medienmitteilung, presetext, Pressenotiz, Pressebericht, Pressetexte, Spielbericht,
      Amtsblatt`,
    product_description: `
      Produkttexte, Artikelbeschreibung, Ebay Kleinanzeigen, Onlineshop Text, Produktbeschreibungen, Verkaufstexte,
      Vinted, Auto verkaufen`,
    real_estate_exposed: `
      Expose, Wohnung vermieten, Immobilien, Ferienwohnungen, Mietanzeige, Wohnungsinserat, Haus verkaufen,
      Ferienhaus, Grundstück verkaufen, WG-Zimmer, Nachmieter`,
    reply_to_review: `
      Bewertung beantworten, Google Bewertung, Rezension`,
    rewrite_page_content: `
      Webseite umschreiben, Website neu formulieren`,
    rewrite_text: `
      umformulieren, anders formulieren, Paraphrasieren, Text verbessern, Umschreiben, neu formulieren, Plagiat
      vermeiden, schöner schreiben, besser ausdrücken`,
    slogan_engine: `
      Slogans, Werbespruch, Claim, Firmenclaim, Werbeslogans, Namen finden`,
    social_media: `
      Instagram, instagramm, Facebook Post, Social Media, Insta Caption, Tweets, Reels, Facebookpost, Instagram
      Story, Tiktok, Bildunterschriften, Story, WhatsApp Status`,
    summarize_simplify: `
      kürzen, Text kürzen, kurzen, Zusammenfassung, zusamenfassung, leichte Sprache, Textzusammenfassung,
      Inhaltsangaben, Protokolle, Buch zusammenfassen, in einfacher Sprache, Kurzfassung, zu lang, Kurzversion,
      verständlicher`,
    text_comparison_engine: `
      vergleichen, Texte vergleichen, Unterschiede`,
    text_to_song: `
      Gedicht, Liedtext, Songtexte, Geburtstagslied, Reime, Rapsong, Gedichte, Liebesgedicht, Haiku, Limerick,
      Büttenrede`,
    translate_engine: `
      übersetzen, Uebersetzung, ins Englische übersetzen, Übersetzer, französisch, Englische Übersetzung, Ins
      Spanische übersetzen, Türkisch, Ukrainisch, Chinesisch`,
    white_paper_engine: `
      Whitepaper, Fachartikel, Ratgeber schreiben`,
    word_cloud: `
      Wortwolke, Schlagwortwolke, Wordcloud, Mindmap`,
    advantages_disadvantages_engine: `
      Pro und Contra, Vor- und Nachteile, Vorteile Nachteile, Entscheidungshilfe, Für und Wider abwägen`,
    amazon_product_description: `
      Amazon, Amazon Listing, Amazon Text, Amazon Produkttext`,
    before_after_comparison: `
      vorher nachher, früher heute, alt gegen neu, Renovierung zeigen`,
    blog_post_paragraph: `
      Blogabschnitt, Absatz schreiben, Absatz für Blog`,
    colloquial_language: `
      Umgangssprache, lockerer schreiben, locker, weniger steif`,
    complete_speech: `
      Rede, Hochzeitsrede, Vortrag, Trauerrede, Dankesrede, Rede zum Geburtstag, Abschiedsrede, Laudatio, Ansprache,
      Trauzeugenrede, Rede zum Jubiläum, Nachruf, Grabrede, Toast, Trinkspruch, Begräbnis`,
    criticize_engine: `
      Kritik, Text kritisieren, Schwächen finden, Feedback zum Text, Meinung zu meinem Text`,
    crossing_engine: `
      Überleitung, Übergang, Überleitungen, Übergangssätze`,
    definition_engine: `
      Definition, Begriff erklären, Fachbegriffe, Bedeutung, was bedeutet`,
    event_description: `
      Veranstaltung, Konzert ankündigen, Eventtext, Flyer, Sommerfest, Workshop beschreiben, Ankündigung, Flohmarkt,
      Tag der offenen Tür, Lesung, Weihnachtsmarkt`,
    extend_improve: `
      Text verlängern, ausformulieren, ausführlicher, länger machen, Text ist zu kurz`,
    first_person_to_third_person: `
      dritte Person, Biografie, Ichform, Ich-Form umwandeln, Kurzvita`,
    formal_tone: `
      förmlich, formell, höflich schreiben, seriös, förmlicher schreiben, Amtsdeutsch`,
    freestyle_engine: `
      Geschichte, freier Text, Hausordnung, Vorwort, Märchen, Satzung, Witz, Roman, Horoskop, Gebet, Businessplan,
      ChatGPT, Vollmacht, Kinderbuch, Krimi`,
    in_bullet_points: `
      Kernpunkte, das Wichtigste, Text in Stichpunkte`,
    instructions_engine: `
      Anleitung, Gebrauchsanweisung, Rezept, Schritt für Schritt, Bedienungsanleitungen, Bauanleitung, Kochrezepte,
      wie geht das, Spielregeln`,
    motivation_letter: `
      Motivationsschreiben, Stipendium, Studienplatz, Bewerbung Studium, Erasmus`,
    product_brand_highlights: `
      Verkaufsargumente, USP, Produktvorteile, Alleinstellungsmerkmale`,
    product_review: `
      Rezension schreiben, Testbericht, Erfahrungsbericht, Produktbewertung schreiben`,
    promotional_headlines: `
      Überschrift, Schlagzeile, Überschriften, Headline, Titel finden`,
    relevant_questions: `
      Interviewfragen, Fragenkatalog, Fragen stellen, Fragen fürs Vorstellungsgespräch`,
    salutation_paraphrase: `
      duzen, siezen, Anrede ändern, du statt Sie, von Sie auf du`,
    sentence_completion: `
      Satz beenden, weiterschreiben, Satz vervollständigen`,
    speech_synthesis_engine: 'vorlesen lassen',
    speech_introduction: `
      Redeanfang, Begrüßung, Einstieg in Vortrag, Rede beginnen`,
    text_to_feature: `
      Merkmale, Produkteigenschaften, technische Daten, Eigenschaften auflisten`,
    thesis_argument: `
      These, Argumente, Debatte, Argumentation, Gegenargumente`,
    transcript_audio_engine: `
      Interview abtippen, Sprachnachricht in Text, transkribieren, Untertitel, Mitschrift, diktieren,
      Spracherkennung`,
    troubleshooting_engine: `
      Fehlermeldung, kaputt, Fehlersuche, funktioniert nicht, Drucker geht nicht`,
  },
  en: {
    answering_question: `
      FAQ, answer questions, help with homework, explain, homework help, chat`,
    application_letter: `
      CV, cover letter, resume, job application, coverletter, internship application, covering letter,
      curriculum vitae`,
    blog_intro: `
      intro, introduction, blog opening`,
    blog_post_assistant: 'write a whole blog article',
    blog_post_ideas: `
      blog ideas, brainstorming, topics for a blog`,
    bullet_points: `
      bullets, list, outline, bulletpoints, agenda, checklists`,
    correction_engine: `
      proofread, grammar, grammer check, spell checker, fix mistakes, correct my text, typo, spelling mistakes,
      punctuation check, proof read, grammar checker, comma errors, apostrophe`,
    dialect_rewriting: `
      dialect, Bavarian, accents, dialects, Swiss`,
    email_engine: `
      apology, e mail, resignation letter, thank you note, invite, complaint letter, emial, invitation, thank-you
      letter, sick note, cancel subscription, condolence, cancellation letter, complaint email, birthday invitation,
      birthday card, refund request, job rejection, out of office, sympathy card, Christmas card, two weeks notice,
      decline, ask for a refund, RSVP`,
    essay_engine: `
      essay, school essay, term papers, esay, argumentative essay, dissertations`,
    fact_check: `
      fact checker, verify claims, is it true, fake news, check sources, hoax`,
    google_ad_engine: `
      google ads, ad, adwords, advertisment, google adwords ad, ad campaign`,
    job_description: `
      job ad, vacancy, job posting, hiring, job offer, recruitment ad`,
    keyword_extractor: `
      keywords, SEO, find keywords, hashtag, key words`,
    landing_page_engine: `
      landing page, landingpage, website, homepage, home page`,
    linkedin_post: `
      LinkedIn, linked in, post for LinkedIn, linkedin article`,
    meta_descriptions_engine: `
      meta tags, SEO title, snippet`,
    newsletter_engine: `
      newsletter, newsletters, mailing, news letter, club newsletter, mailshot, parish magazine`,
    podcast_engine: `
      podcast, podcast script, radio script, screenplay, sketch`,
    press_release: `
      press, media release, presss release, announcement, press statement, press announcement, news release, news
      story, match report, local paper`,
    product_description: `
      product text, product descriptions, shop, etsy listing, webshop, product page, sales copy, vinted, classified
      ad, gumtree`,
    real_estate_exposed: `
      real estate, apartment, house for sale, property, apartment listing, house listing, rental ad, holiday home,
      sell my house, flatmate`,
    reply_to_review: `
      review, answer a bad review, google review`,
    rewrite_page_content: `
      rewrite website, rewrite a web page`,
    rewrite_text: `
      paraphrase, rephrase, reword, rewritting, improve text, rewrite, make it sound better, avoid plagiarism, say
      it differently`,
    slogan_engine: `
      slogans, tagline, catchy slogan, brand slogan`,
    social_media: `
      Instagram, tweet, facebook, social media post, instagram caption, tweets, insta post, facebook ad, instagram
      bio, tiktok video, captions, story`,
    summarize_simplify: `
      summary, shorten, summarise, make it shorter, TLDR, simplify text, summaries, meeting minutes, summarize
      article, simple language, too long, executive summary, notes from meeting, short version`,
    text_comparison_engine: `
      compare texts, difference, differences`,
    text_to_song: `
      poem, song, lyrics, birthday song, rhymes, haiku, poems, love poem, sonnet`,
    translate_engine: `
      translate, translation, translator, traslate, German to English, french, translate to spanish, translate into
      french, italian translation, Chinese, Japanese`,
    white_paper_engine: `
      white paper, report, case study, guide, project report`,
    word_cloud: `
      word cloud, wordcloud, tag clouds, mindmap, infographics`,
    advantages_disadvantages_engine: `
      pros and cons, pros cons, advantages, weigh up, for and against, help me decide`,
    amazon_product_description: `
      amazon, amazon listing, amazon bullet points`,
    before_after_comparison: `
      before and after, then and now, renovation story`,
    blog_post_paragraph: `
      blog section, paragraph, write a paragraph`,
    colloquial_language: `
      casual, conversational, less formal, make it friendlier`,
    complete_speech: `
      speech, wedding speech, eulogy, best man speech, birthday speech, farewell speech, toast, retirement speech,
      maid of honour, leaving do, father of the bride, presentation, retirement, obituary`,
    criticize_engine: `
      critique, criticism, feedback on my draft, review my essay, find weaknesses`,
    crossing_engine: `
      transition, transition sentence, linking words, connect two paragraphs`,
    definition_engine: `
      definition, define, meaning, explain a term, what does it mean`,
    event_description: `
      event, concert, open day, event listing, flyer, fundraiser, jumble sale, charity run`,
    extend_improve: `
      expand, make it longer, elaborate, make my text longer, flesh out`,
    first_person_to_third_person: `
      third person, bio, biography, author bio, change perspective`,
    formal_tone: `
      formal, professional, polite, more formal, sound professional, posh`,
    freestyle_engine: `
      story, custom, greeting card, fairy tale, anything, novel, horoscope, business plan, chatgpt, fable, play`,
    in_bullet_points: `
      key takeaways, main points, text to bullet points`,
    instructions_engine: `
      instructions, recipe, how-to, user manual, step by step guide, tutorial, rules of a game`,
    motivation_letter: `
      motivation letter, scholarship, personal statement, motivational letter, university application, grad school`,
    product_brand_highlights: `
      selling points, USP, unique selling points`,
    product_review: `
      write a review, customer review, product rating`,
    promotional_headlines: `
      headline, headlines, ad headline, catchy title`,
    relevant_questions: `
      interview questions, survey questions, questions for a job interview, quiz questions`,
    salutation_paraphrase: `
      du or Sie, form of address, formal you`,
    sentence_completion: `
      finish a sentence, continue, complete my sentence`,
    speech_synthesis_engine: 'voice over',
    speech_introduction: `
      opening remarks, speech opening, start a speech`,
    text_to_feature: `
      features, specs, feature list`,
    thesis_argument: `
      thesis, argument, debate, counter argument`,
    transcript_audio_engine: `
      transcribe interview, voice memo, speech to text, subtitles, transcript`,
    troubleshooting_engine: `
      not working, error message, troubleshoot, printer broken, fix a problem`,
  },
}
