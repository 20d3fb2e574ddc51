/** The searches in English. */
export const en = `
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
  make a photo sharper: upscale-images image-editor
  cancel my gym membership: email_engine
  refund request: email_engine
  appeal a parking ticket: email_engine freestyle_engine
  apologise to a customer: email_engine
  quit my job: email_engine
  notice letter: email_engine
  birthday card: email_engine freestyle_engine
  wedding vows: complete_speech freestyle_engine
  farewell to a colleague: complete_speech email_engine
  keynote: complete_speech
  Christmas greetings to clients: email_engine newsletter_engine
  mail shot: newsletter_engine email_engine
  flyer: promotional_headlines event_description landing_page_engine freestyle_engine
  poster: event_description promotional_headlines text-to-style-image generate-images
  menu for a restaurant: product_description freestyle_engine
  Airbnb listing: real_estate_exposed product_description
  house listing: real_estate_exposed
  cover letter: application_letter motivation_letter
  statement of purpose: motivation_letter
  recruiting post: job_description linkedin_post
  about us page: landing_page_engine freestyle_engine rewrite_page_content
  home page: landing_page_engine rewrite_page_content
  meta tags: meta_descriptions_engine
  search terms: keyword_extractor
  reel caption: social_media
  thought leadership: linkedin_post white_paper_engine
  letter to the editor: email_engine freestyle_engine
  book review: product_review criticize_engine
  abstract: summarize_simplify
  executive summary: summarize_simplify
  key takeaways: in_bullet_points summarize_simplify
  presentation: bullet_points complete_speech
  typos: correction_engine
  make it rhyme: text_to_song freestyle_engine
  closed captions: transcript_audio_engine
  text to voice: speech_synthesis_engine
  remove the background: ChangeBackground image-editor objects-remover
  comeback to a bad review: reply_to_review
  assembly instructions: instructions_engine
  pros and cons of moving: advantages_disadvantages_engine`
