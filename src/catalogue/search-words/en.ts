import type { Slug } from '../index.ts'

/** What people call each tool in English, beside its name. */
export const en = {
  answering_question: `
    FAQ, Q&A, ask, explain, explanation, answer, homework, quiz, advice, help, frequently asked questions, how to,
    interview, support question, questionnaire, definition, solve, knowledge`,
  application_letter: `
    application, CV, résumé, job application, motivation letter, covering letter, apply, internship, career,
    scholarship, statement of purpose, personal statement, job hunting, apprenticeship, curriculum vitae, job letter,
    applicant, cover note`,
  blog_intro: `
    intro, opening, opener, hook, first paragraph, lead, teaser, blog post, article, beginning, preface,
    start of an article, blogging, introductory paragraph, start, lede, article intro`,
  blog_post_ideas: `
    ideas, topics, brainstorm, inspiration, content plan, content ideas, editorial calendar, blog topics,
    article ideas, what to write, suggestions, titles, themes, blog ideas, series, post topics, prompts`,
  bullet_points: `
    list, outline, notes, key points, agenda, checklist, arguments, pros and cons, handout, slides, presentation,
    overview, talking points, structure, bullets, to-do list, lists, summary points`,
  correction_engine: `
    proofread, proofreading, grammar, spelling, spell check, typos, mistakes, errors, punctuation, fix, edit,
    editing, check, Grammarly, commas, correct, proof read, copy edit, orthography`,
  dialect_rewriting: `
    Bavarian, Swabian, Swiss German, accent, vernacular, regional, Low German, Viennese, Cologne, Franconian, local,
    slang, Saxon, dialects, patois, Plattdeutsch, Hessian, Berlin, Alemannic`,
  email_engine: `
    mail, letter, invitation, apology, complaint, thank you, rejection, resignation, inquiry, reminder, offer,
    message, cancellation, request, condolence, congratulations, follow-up, customer service, invite, sorry`,
  essay_engine: `
    school, paper, composition, term paper, argument, discussion, dissertation, assignment, thesis, homework,
    opinion piece, comment, coursework, academic, argumentative, analysis, write-up, college, university paper`,
  google_ad_engine: `
    ad, ads, Google Ads, AdWords, advert, advertisement, advertising, search ad, PPC, SEA, campaign, ad copy,
    copywriting, responsive search ad, sponsored, commercial, banner, paid search`,
  job_description: `
    job ad, job advert, vacancy, recruiting, hiring, job posting, position, HR, recruitment, role, opening, staff,
    employer, help wanted, job offer, careers page, recruit, job listing, find staff`,
  keyword_extractor: `
    keywords, SEO, tags, search terms, hashtags, key phrases, topics, extract, analyse, analyze, terms, keyphrases,
    search engine optimization, index, important words, key words, tagging, find terms`,
  landing_page_engine: `
    website, web page, homepage, home page, sales page, site, one-pager, call to action, web copy, squeeze page,
    product page, conversion, web design, about us, lead page, service page, webpage`,
  linkedin_post: `
    professional network, business post, personal branding, thought leadership, networking, career, B2B, post, Xing,
    colleagues, insight, industry news, LinkedIn article, B2B post, work network, professional, business network`,
  meta_descriptions_engine: `
    SEO, meta tag, title tag, snippet, search result, page title, Google result, meta title, search engine,
    search preview, SERP, optimisation, optimization, meta data, metadata, Google listing, page description`,
  newsletter_engine: `
    mailing, email campaign, email marketing, bulletin, circular, news, subscribers, update, Mailchimp, mailing list,
    announcement, club news, digest, customer mail, e-newsletter, mailer, monthly news, email blast`,
  podcast_engine: `
    podcast, script, speech, talk, episode, audio, radio, show, wedding speech, eulogy, toast, address, lecture,
    host, video, YouTube, voice-over, narration, interview`,
  press_release: `
    PR, press, media release, news release, announcement, journalists, newspaper, news, publicity, public relations,
    press statement, media, boilerplate, launch, press announcement, newspaper article, statement`,
  product_description: `
    product, shop, store, online shop, Amazon, eBay, Etsy, item, e-commerce, product copy, listing, features,
    catalogue text, sell, Shopify, product page, describe, online store, merchandise`,
  real_estate_exposed: `
    real estate, house, flat, apartment, home, estate agent, realtor, rent, rental, sale, Airbnb, housing, letting,
    broker, villa, holiday home, house listing, apartment listing, for rent`,
  reply_to_review: `
    review, rating, feedback, complaint, response, customer review, Google review, criticism, stars, answer a review,
    bad review, TripAdvisor, Yelp, testimonial, negative review, reply, respond, Google rating`,
  rewrite_page_content: `
    website, URL, link, web text, online article, relaunch, page, site, rewrite a website, web copy, reword a site,
    web content, rewrite an article, rewrite a link, webpage, reword a page, blog rewrite, refresh a page`,
  rewrite_text: `
    rephrase, paraphrase, reword, rewriting, other words, variants, improve, tone, style, restate, versions, polish,
    reformulate, wording, synonyms, make it sound better, formal, friendly`,
  slogan_engine: `
    tagline, claim, motto, catchphrase, strapline, brand, headline, advertising, punchline, catchy, saying, jingle,
    brand name, title, company name, campaign line, ad line`,
  social_media: `
    Instagram, Facebook, TikTok, Twitter, tweet, caption, post, hashtags, Threads, Mastodon, Bluesky, social, Insta,
    Pinterest, YouTube, reel, networks`,
  summarize_simplify: `
    summary, shorten, shorter, simplify, abstract, TL;DR, condense, plain language, easy language, digest, brief,
    overview, key points, synopsis, minutes, gist, recap`,
  text_comparison_engine: `
    compare, difference, diff, versions, versus, contrast, A/B test, two texts, changes, side by side, plagiarism,
    similarity, which is better, comparison, compare versions, match, better text, text diff`,
  text_to_song: `
    song, lyrics, poem, rhyme, rap, music, verse, chorus, birthday song, poetry, sing, anthem, ballad, limerick,
    haiku, songwriting`,
  translate_engine: `
    translation, translator, language, German, French, Spanish, Italian, foreign language, into English, interpreter,
    DeepL, Polish, Turkish, multilingual, Google Translate`,
  white_paper_engine: `
    whitepaper, report, study, guide, e-book, case study, position paper, analysis, dossier, technical article,
    expert article, brochure, policy paper, proposal, manual, strategy paper, handbook`,
  word_cloud: `
    tag cloud, words, graphic, picture, image, visual, visualization, visualisation, infographic, poster, diagram,
    mind map, Wordle, illustration, cloud, chart, word map`,
} satisfies Readonly<Record<Slug, string>>
