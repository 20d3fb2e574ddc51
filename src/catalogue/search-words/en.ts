import type { Slug } from '../index.ts'

/** What people call each tool in English, beside its name. */
export const en = {
  advantages_disadvantages_engine: `
    advantages, disadvantages, benefits and drawbacks, weigh up, decision, for and against, upsides, downsides,
    trade-offs, strengths and weaknesses, SWOT, should I, evaluate, opportunities and risks, help me decide`,
  amazon_product_description: `
    Amazon, marketplace, Amazon title, ASIN, seller, bullet points for Amazon, backend keywords, FBA, Amazon
    copy, listing optimisation, listing optimization, Walmart, eBay listing`,
  answering_question: `
    FAQ, Q&A, ask, explain, answer, homework, quiz, advice, help, frequently asked questions, support question,
    knowledge, chat, ChatGPT, look up`,
  application_letter: `
    application, CV, résumé, job application, covering letter, apply, internship, career, job hunting,
    apprenticeship, curriculum vitae, job letter, applicant, cover note, supporting statement`,
  before_after_comparison: `
    transformation, then and now, old and new, improvement, change, makeover, result, difference, case story,
    contrast`,
  blog_intro: `
    intro, opening, opener, hook, first paragraph, lead, teaser, blog post, article, beginning, preface, start
    of an article, blogging, introductory paragraph, start, lede, article intro`,
  blog_post_assistant: `
    blog article, article, blog post, write a post, whole article, guide, outline, editorial, feature, magazine
    article, content, website text, SEO text, blogging, wizard, assistant, long read`,
  blog_post_ideas: `
    ideas, topics, brainstorm, inspiration, content plan, content ideas, editorial calendar, blog topics,
    article ideas, what to write, suggestions, titles, themes, blog ideas, series, post topics, prompts`,
  blog_post_paragraph: `
    section, paragraph, blog section, chapter, body text, part of a post, article section, write a section,
    subsection, passage, conclusion, closing paragraph, wrap-up`,
  bullet_points: `
    list, outline, notes, agenda, checklist, handout, slides, presentation, overview, talking points, structure,
    bullets, to-do list, lists, summary points`,
  colloquial_language: `
    casual, relaxed, informal, conversational, friendly, everyday language, chatty, less formal, human, natural,
    spoken, sound human, humanise, humanize, down to earth, slang,
    youth language`,
  complete_speech: `
    wedding speech, eulogy, toast, address, best man speech, birthday speech, thank-you speech, farewell speech,
    keynote, talk, laudation, opening speech, after-dinner speech, maid of honour, funeral speech, acceptance
    speech, leaving do, father of the bride, presentation, graduation speech, retirement, tribute, obituary`,
  correction_engine: `
    proofread, proofreading, grammar, spelling, spell check, typos, mistakes, errors, punctuation, fix, edit,
    editing, check, Grammarly, commas, correct, proof read, copy edit, orthography, apostrophe`,
  criticize_engine: `
    criticism, criticise, critique, feedback, weaknesses, review my text, improve my draft, critical reading,
    assess, evaluation, peer review, constructive criticism, what is wrong, opinion on my text`,
  crossing_engine: `
    bridge, segue, connect paragraphs, linking sentence, connective, transition sentence, transitional phrase,
    flow, linking words, join paragraphs, connector`,
  definition_engine: `
    define, meaning, term, what is, glossary, explain a word, dictionary, terminology, jargon, explain a term,
    concept, encyclopaedia, encyclopedia`,
  dialect_rewriting: `
    Bavarian, Swabian, Swiss German, accent, vernacular, regional, Low German, Viennese, Cologne, Franconian,
    local, slang, Saxon, dialects, patois, Plattdeutsch, Hessian, Berlin, Alemannic`,
  email_engine: `
    mail, letter, invitation, apology, complaint, thank you note, rejection, resignation, inquiry, reminder, job offer,
    message, cancellation, accept, condolence, congratulations, follow-up, customer service, sick note, sorry, out
    of office, leave request, sympathy card, Christmas card, two weeks notice, turn down, decline, refund, RSVP,
    permission slip, landlord, landlady, tenant, neighbour, neighbor, boss, colleague, teacher, friend, doctor, council,
    tax office, insurance, bank`,
  essay_engine: `
    school, paper, composition, term paper, discussion, dissertation, assignment, homework, opinion piece,
    comment, coursework, academic, argumentative, analysis, write-up, college, university paper`,
  event_description: `
    event, invitation text, event text, concert, party, flyer, programme, workshop, course, seminar, announcement,
    Eventbrite, open day, exhibition, event page, poster text, meetup, fundraiser, jumble sale, fair, fete, charity
    run, book club`,
  extend_improve: `
    expand, extend, longer, lengthen, elaborate, more detail, flesh out, enrich, improve, add detail, make it
    longer, develop, too short, enhance, word count`,
  fact_check: `
    fact checking, fact checker, verify, verification, sources, evidence, is it true, claims, fake news, research,
    citation, quotes, misinformation, debunk, truth, hoax, true or false`,
  transcript_audio_engine: `
    transcribe, transcript, transcription, speech to text, audio to text, recording, interview, dictation, voice memo,
    voice message, subtitles, captions, meeting recording, podcast to text, whisper, type up`,
  first_person_to_third_person: `
    third person, point of view, perspective, narrator, bio, biography, about me, author bio, profile, change
    person, he she they, short bio, convert perspective, speaker bio`,
  formal_tone: `
    formal, professional, polite, business language, official, serious, respectful, businesslike, more formal,
    diplomatic, authority letter, formal letter, sound professional, courteous, formalise, posh`,
  freestyle_engine: `
    free, any text, custom, prompt, other, story, short story, contract, preface, house rules, statutes, greeting
    card, fairy tale, own instruction, write anything, miscellaneous, freestyle, novel, horoscope, business plan,
    chat, ChatGPT, letter of recommendation, reference letter, prayer, fable, play, children’s book, detective story`,
  google_ad_engine: `
    ad, ads, Google Ads, AdWords, advert, advertisement, advertising, search ad, PPC, SEA, campaign, ad copy,
    copywriting, responsive search ad, sponsored, commercial, banner, paid search`,
  in_bullet_points: `
    key points, key takeaways, summary in bullets, bulleted summary, essentials, at a glance, minutes,
    highlights of a text, main points, bullet summary, takeaways, gist in points`,
  instructions_engine: `
    manual, step by step, recipe, user guide, how-to, tutorial, assembly instructions, directions, work instruction,
    procedure, operating procedure, SOP, user manual, walkthrough, rules, rules of a game, process description`,
  job_description: `
    job ad, job advert, vacancy, recruiting, hiring, job posting, position, HR, recruitment, role, opening,
    staff, employer, help wanted, job offer, careers page, recruit, job listing, find staff`,
  keyword_extractor: `
    keywords, SEO, tags, search terms, hashtags, key phrases, topics, extract, analyse, analyze, terms,
    keyphrases, search engine optimization, index, important words, key words, tagging, find terms`,
  landing_page_engine: `
    website, web page, homepage, home page, sales page, site, one-pager, call to action, web copy, squeeze page,
    product page, conversion, web design, about us, lead page, service page, webpage`,
  linkedin_post: `
    professional network, business post, personal branding, thought leadership, networking, career, B2B, post,
    Xing, colleagues, insight, industry news, LinkedIn article, B2B post, work network, professional, business
    network`,
  meta_descriptions_engine: `
    SEO, meta tag, title tag, snippet, search result, page title, Google result, meta title, search engine,
    search preview, SERP, optimisation, optimization, meta data, metadata, Google listing, page description`,
  motivation_letter: `
    letter of motivation, statement of purpose, university application, scholarship, volunteering, personal
    statement, gap year, internship, master, exchange, motivational letter, admission, UCAS, grad school, Erasmus`,
  newsletter_engine: `
    mailing, email campaign, email marketing, bulletin, circular, news, subscribers, update, Mailchimp, mailing
    list, announcement, club news, digest, customer mail, e-newsletter, mailer, monthly news, email blast, mailshot,
    parish magazine`,
  podcast_engine: `
    podcast, script, episode, audio, radio, show, host, video, YouTube, voice-over, narration, interview,
    screenplay, video script, sketch`,
  press_release: `
    PR, press, media release, news release, announcement, journalists, newspaper, news, publicity, public relations,
    press statement, media, boilerplate, launch, press announcement, newspaper article, statement, news story, match
    report, local paper`,
  product_brand_highlights: `
    highlights, selling points, USP, unique selling proposition, benefits, product benefits, strengths, reasons
    to buy, brand highlights, key features, advantages of a product, sales arguments`,
  product_description: `
    product, shop, store, online shop, eBay, Etsy, item, e-commerce, product copy, listing, features, catalogue
    text, sell, Shopify, product page, describe, online store, merchandise, sales copy, Vinted, classified ad, sell
    my car, Gumtree`,
  product_review: `
    review, write a review, product test, customer review, rating, test report, experience, testimonial, write a
    testimonial, Amazon review, product rating, star rating, recommendation`,
  promotional_headlines: `
    headline, headlines, title, ad headline, heading, subject line, banner text, poster, hook, attention
    grabber, advertising line, campaign, promo, catchy title`,
  real_estate_exposed: `
    real estate, house, flat, apartment, home, estate agent, realtor, rent, rental, sale, Airbnb, housing, letting,
    broker, villa, holiday home, house listing, apartment listing, for rent, flatmate, room to let`,
  relevant_questions: `
    questions, interview questions, ask questions, questionnaire, discussion questions, exam questions, survey
    questions, research questions, interview, quiz questions, job interview, guiding questions, prepare an
    interview`,
  reply_to_review: `
    review, rating, feedback, complaint, response, customer review, Google review, criticism, stars, answer a
    review, bad review, TripAdvisor, Yelp, testimonial, negative review, reply, respond, Google rating`,
  rewrite_page_content: `
    website, URL, link, web text, online article, relaunch, page, site, rewrite a website, web copy, reword a
    site, web content, rewrite an article, rewrite a link, webpage, reword a page, blog rewrite, refresh a page`,
  rewrite_text: `
    rephrase, paraphrase, reword, rewriting, other words, variants, improve, tone, style, restate, versions, polish,
    reformulate, wording, synonyms, make it sound better, avoid plagiarism, say it differently, smoother`,
  salutation_paraphrase: `
    du or Sie, formal address, informal address, German du, German Sie, form of address, T-V distinction,
    change du to Sie, change Sie to du, address form, duzen, siezen, tutoyer, formal you`,
  sentence_completion: `
    finish a sentence, sentence ending, continue, complete, sentence starter, autocomplete, continue writing,
    fill in, writer’s block, end a sentence, go on writing, sentence finisher`,
  slogan_engine: `
    tagline, claim, motto, catchphrase, strapline, brand, advertising, punchline, catchy, saying, jingle, brand
    name, company name, campaign line, ad line`,
  social_media: `
    Instagram, Facebook, TikTok, Twitter, tweet, caption, post, hashtags, Threads, Mastodon, Bluesky, social, Insta,
    Pinterest, YouTube, reel, networks, story, X, WhatsApp status`,
  speech_introduction: `
    speech opening, opening lines, start a speech, introduction to a speech, welcome speech, greeting, begin a
    talk, presentation opening, opening remarks, icebreaker, speech intro, welcome address, open a presentation`,
  speech_synthesis_engine: `
    read aloud, TTS, voice, speak, voice-over, narration, narrator, audio version, MP3, recording,
    announcement, answering machine, audiobook, listen, sound, spoken, speech synthesis`,
  summarize_simplify: `
    summary, shorten, shorter, simplify, abstract, TL;DR, condense, plain language, easy language, digest, brief,
    overview, key points, synopsis, minutes, gist, recap, too long, summarise an article, cut, notes from a meeting,
    easy read, précis, short version`,
  text_comparison_engine: `
    compare, difference, diff, versions, versus, A/B test, two texts, changes, side by side, plagiarism,
    similarity, which is better, comparison, compare versions, match, better text, text diff`,
  text_to_feature: `
    features, feature list, specifications, specs, properties, benefits, table, functions, data sheet, extract
    features, technical data, attributes, characteristics, features and benefits`,
  text_to_song: `
    song, lyrics, poem, rhyme, rap, music, verse, chorus, birthday song, poetry, sing, anthem, ballad, limerick,
    haiku, songwriting, sonnet, lullaby, nursery rhyme`,
  thesis_argument: `
    thesis, argument, argumentation, debate, position, standpoint, counterargument, argue, persuade, reasons,
    persuasive, justify, claim, objection, viewpoint, thesis statement, pro argument`,
  translate_engine: `
    translation, translator, language, German, French, Spanish, Italian, foreign language, into English,
    interpreter, DeepL, Polish, Turkish, multilingual, Google Translate, Chinese, Japanese, Welsh, Arabic,
    Portuguese, Russian, Ukrainian`,
  troubleshooting_engine: `
    problem, troubleshoot, fault, broken, fix, repair, error message, not working, diagnosis, support, cause,
    solve a problem, help with a device, bug, issue, malfunction`,
  white_paper_engine: `
    whitepaper, report, study, guide, e-book, case study, position paper, analysis, dossier, technical article,
    expert article, brochure, policy paper, proposal, manual, strategy paper, handbook, business plan, project
    report`,
  word_cloud: `
    tag cloud, words, graphic, picture, image, visual, visualization, visualisation, infographic, poster,
    diagram, mind map, Wordle, illustration, cloud, chart, word map`,
} satisfies Readonly<Record<Slug, string>>
