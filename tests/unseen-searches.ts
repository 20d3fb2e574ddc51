/**
 * What people want to write or make, in their own words, and which tools each of them would accept. It was written
 * before its author had seen the words by which tools are found, and is not to be answered by adding words there.
 */
export const unseen = {
  de: `
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
    Foto schärfer machen: upscale-images image-editor`,
  en: `
    bylaws for a club: freestyle_engine
    birthday poem: freestyle_engine text_to_song
    write a letter to my landlord: email_engine freestyle_engine
    payment reminder: email_engine
    best man speech: complete_speech speech_introduction
    eulogy for my grandmother: complete_speech speech_introduction
    toast for a retirement party: complete_speech speech_introduction
    invitation to a summer party: event_description email_engine
    letter to parents: email_engine freestyle_engine newsletter_engine
    announce a workshop: event_description
    call in sick: email_engine
    ask for a pay rise: email_engine freestyle_engine
    complaint to the airline: email_engine freestyle_engine
    excuse note for school: email_engine freestyle_engine
    thank you note: email_engine freestyle_engine
    follow up on a quote: email_engine
    cancel an appointment: email_engine
    accept a job offer: email_engine
    turn down an applicant: email_engine
    out of office: email_engine freestyle_engine
    resume: application_letter motivation_letter freestyle_engine
    apply for a job: application_letter motivation_letter
    job application as a nurse: application_letter motivation_letter
    personal statement: motivation_letter application_letter
    scholarship essay: motivation_letter essay_engine
    hiring a chef: job_description
    vacancy: job_description
    job ad: job_description
    letter of recommendation: freestyle_engine email_engine motivation_letter application_letter
    sell my house: real_estate_exposed
    apartment ad: real_estate_exposed
    flat to rent: real_estate_exposed
    eBay listing: product_description amazon_product_description
    Etsy description: product_description amazon_product_description
    copy for my online shop: product_description landing_page_engine
    product copy: product_description
    tagline: slogan_engine
    motto for my bakery: slogan_engine
    company name ideas: slogan_engine freestyle_engine
    ad copy: google_ad_engine promotional_headlines landing_page_engine slogan_engine
    headline: promotional_headlines
    catchy titles: promotional_headlines blog_post_ideas
    adwords: google_ad_engine
    PPC ads: google_ad_engine
    SEO title: meta_descriptions_engine keyword_extractor
    search snippet: meta_descriptions_engine
    find keywords: keyword_extractor
    tags for YouTube: keyword_extractor social_media
    hashtags: social_media keyword_extractor linkedin_post
    Instagram caption: social_media
    Facebook post: social_media
    tweet: social_media
    X thread: social_media
    professional post about my new job: linkedin_post social_media
    article about bicycles: blog_post_assistant blog_post_paragraph blog_intro blog_post_ideas
    how-to article: blog_post_assistant instructions_engine
    topics for my blog: blog_post_ideas
    content calendar: blog_post_ideas freestyle_engine
    opening paragraph: blog_intro speech_introduction blog_post_paragraph
    conclusion: blog_post_paragraph summarize_simplify
    shorten my text: summarize_simplify rewrite_text
    summary of a book: summarize_simplify in_bullet_points
    plain English: summarize_simplify
    TL;DR: summarize_simplify in_bullet_points
    explain like I'm five: summarize_simplify definition_engine
    reword: rewrite_text
    say it differently: rewrite_text
    make it sound better: rewrite_text extend_improve
    paraphrase: rewrite_text
    make it longer: extend_improve
    spell check: correction_engine
    fix my commas: correction_engine
    proofreading: correction_engine
    find mistakes: correction_engine troubleshooting_engine
    grammar checker: correction_engine
    translate to German: translate_engine
    into French: translate_engine
    sound more polite: formal_tone
    business English: formal_tone
    casual tone: colloquial_language
    slang: colloquial_language
    Swiss German: dialect_rewriting
    third person: first_person_to_third_person
    author bio: first_person_to_third_person freestyle_engine
    meeting minutes from a recording: transcript_audio_engine
    voice memo to text: transcript_audio_engine
    transcribe an interview: transcript_audio_engine
    subtitles: transcript_audio_engine
    audiobook: speech_synthesis_engine
    read this to me: speech_synthesis_engine
    mp3 from text: speech_synthesis_engine
    media release: press_release
    news for the local paper: press_release
    compare two contracts: text_comparison_engine
    differences between two documents: text_comparison_engine
    for and against: advantages_disadvantages_engine thesis_argument
    term paper: essay_engine thesis_argument
    homework: essay_engine answering_question
    argumentative essay: essay_engine thesis_argument
    debate arguments: thesis_argument advantages_disadvantages_engine
    interview questions: relevant_questions
    questions for a survey: relevant_questions
    FAQ: answering_question relevant_questions landing_page_engine
    feedback on my draft: criticize_engine
    user manual: instructions_engine
    recipe: instructions_engine freestyle_engine
    step by step guide: instructions_engine
    what does resilience mean: definition_engine
    glossary: definition_engine
    is this true: fact_check
    debunk: fact_check
    answer a Google review: reply_to_review
    bad Yelp review: reply_to_review product_review
    rap verse: text_to_song
    lullaby: text_to_song
    website copy: landing_page_engine rewrite_page_content
    my printer does not work: troubleshooting_engine
    episode for my podcast: podcast_engine
    short story: freestyle_engine
    logo: generate-images text-to-style-image
    remove a person from a photo: objects-remover image-editor
    make a photo sharper: upscale-images image-editor`,
} as const
