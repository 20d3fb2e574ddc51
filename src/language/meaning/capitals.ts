const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** Parts of names that many have, so that they alone say nothing of whose it is. */
export const generic = listed(`
  Gate Green Row Close Drive Way Street Road Lane Avenue Square Place Court Council City Town University College
  School Bank Company Group Limited Ltd Inc Corp Corporation Department Ministry Association Institute Institution
  Centre Center Park Club Church Hotel Hospital Museum Library Theatre Theater Gallery Station Airport Bridge
  Harbour Bay Hill Hall House Lake Mount River North South East West Northern Southern Eastern Western New Great Old
  Upper Lower Royal National International Federal Central State Public United Union Society Foundation Trust Fund
  Team Board Office Service Services Agency Authority Committee Commission Festival Award Prize Day Week Year County
  Region Festival Fair Choir Act Law Project Programme Program Plan Report Summit Conference Forum Academy Minister
  President Mayor Professor Director Manager Chair Chairman Chief Executive Officer Head Lead Doctor Judge Captain
  Secretary Treasurer King Queen Prince Princess GmbH AG KG UG SE Straße Platz Allee Universität Hochschule Institut
  Verein Verband Gesellschaft Stiftung Ministerium Stadtwerke Bahn Museum Theater Rathaus`)

/** Words that English writes with a capital letter although they name nobody and no place. */
export const onlyCapitals = listed(`
  I Internet Web English German French Spanish Italian European American British Dutch Swiss Austrian Chinese
  Japanese Christmas Easter Christian Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February
  March April May June July August September October November December Mondays Tuesdays Wednesdays Thursdays Fridays
  Saturdays Sundays God Mum Mom Dad Bible Ramadan Victorian Olympic Wi Fi Bluetooth Excel PowerPoint Linux Windows
  Dear Hello Hi Yes No OK Okay Best Kind Regards Sincerely Thanks Thank Spring Summer Autumn Winter Please Note Tip
  Question Answer Subject Title Introduction Conclusion Summary Today Tomorrow Tonight Here There Free Sale Earth`)

/** Abbreviations that stand for a common word, which others write out. */
export const commonShort = listed(`
  AI KI EU USA US UK UN UNO NATO DDR BRD TV PC IT HR PR FAQ PDF CSV CEO CFO CTO COO HTML CSS URL USB API SMS GPS LED
  LKW PKW WC VIP DIY OK ÖPNV GmbH AG KG UG OHG GbR eG SE DSGVO GDPR MwSt VAT DIN ISO EN TÜV NGO BBQ DJ DNA PIN TAN
  IBAN ID AM PM BC AD PS SEO SEA KPI ROI CRM ERP CMS B2B B2C m w d x f div MINT STEM Q&A R&D USP CO2 CV PLZ EUR USD
  GBP CHF WLAN HD DVD CD MP3 LLC PLC`)
