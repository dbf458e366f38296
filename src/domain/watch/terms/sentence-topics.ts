/** What a sentence of a document may be about, in the order in which an editor looks at it. */
export const sentenceTopics = [
  'rights',
  'training',
  'ownership',
  'indemnity',
  'price',
  'plans',
  'arbitration',
] as const;
export type SentenceTopic = (typeof sentenceTopics)[number];

/** Topics that decide whether somebody may use a tool for a client. */
const RIGHTS: readonly SentenceTopic[] = ['rights', 'training', 'ownership', 'indemnity'];

const signs: Record<SentenceTopic, RegExp> = {
  rights:
    /\bcommercial(?:ly)?\b|\blicen[cs](?:e|es|ed|ing)\b|\bsub-?licen|\broyalt|\battribut(?:e|ion)\b|\bwatermark|\b(?:stealth|private) mode\b|\b(?:publicly|openly) (?:view|visible|available|display)|\bvisibility\b|\bderivative works?\b|\bresell|\bpersonal use\b|\b(?:your|customer|user)(?:'s|s)? (?:use of (?:the |any )?)?outputs?\b.*\b(?:may|must|not|only|restrict|prohibit)|\b(?:use|using|uses|distribut\w*|sell|publish)\b[^.]{0,40}\b(?:outputs?|generated (?:content|images?|music|video|audio)|assets)\b|\bvoices?\b.*\b(?:clon|likeness|permission|consent)|\bterms? (?:of|for) (?:use|the) .{0,30}models?\b|\b(?:made|created|composed|generated|produced|modified|altered)\b[^.]{0,40}\b(?:ai|artificial intelligence|generative)\b|\b(?:ai|artificial intelligence)[- ](?:generated|created|composed|made|modified|altered)\b|\b(?:shar|disclos|send|sent|transmit|upload|sell|sold)\w*\b[^.]{0,60}\b(?:third part(?:y|ies)|advertisers?|anyone else|other (?:users|customers))\b/i,
  training:
    /\btrain(?:s|ed|ing)?\b|\bfine-?tun|\bmachine learning\b|\b(?:improv|develop)\w*\b[^.]{0,60}\b(?:models?|services?|products?|algorithms?)\b|\bopt(?:ed|ing|s)?[- ]?(?:out|in)(?:to)?\b|\b(?:prompt|chat|input)s?\b[^.]{0,25}\b(?:logging|retention|storage|stored)\b|\bcollect\w*\b[^.]{0,80}\b(?:snippets?|prompts?|inputs?|uploads?|your content|user content|customer (?:data|content))\b|\b(?:retain|keep|store|access|review|analy[sz]e|use)(?:s|d|ing)?\b[^.]{0,25}\b(?:your|customers?['’]?s?|users?['’]?s?) (?:content|inputs?|prompts?|uploads?|outputs?|files)\b/i,
  ownership:
    /\bown(?:s|ed|ership)?\b(?! (?:risk|expense|discretion|cost|account|choice))|\bintellectual property\b|\bcopyright(?!s? (?:agent|claim|complaint|infring))|\b(?:all )?rights?,? title|\bassign(?:s|ed|ment)?\b[^.]{0,60}\b(?:rights?|title|content|outputs?)|\bmoral rights\b|\bpublic domain\b/i,
  indemnity: /\bindemn(?:i|\b)|\bhold harmless\b|\bdefend\b[^.]{0,60}\b(?:claim|customer|you|us|company|against)\b/i,
  price:
    /[$€£¥]\s?\d|\d\s?(?:€|usd|eur|gbp|dollars|euros)\b|\b(?:pric(?:e|es|ed|ing)|fees?|refund(?:s|able|ed)?|charg(?:e|es|ed)|billing|credits?|auto(?:matic(?:ally)?)?[- ]renew\w*|free trial)\b/i,
  plans:
    /\b(?:free|paid|pro|team|teams|business|enterprise|education|edu|student|starter|basic|standard|premium|creator|individual)\b[^.]{0,25}\b(?:plans?|tiers?|subscri\w+|accounts?|customers?|users?|licen[cs]es?)\b|\bsubscription plans?\b|\bservice tiers?\b/i,
  arbitration:
    /\barbitrat|\bclass[- ]action|\bjury trial|\bgoverning law|\bgoverned by (?:the )?laws|\bjurisdiction and venue\b|\blimitations period\b/i,
};

/** Letters of writing without spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/**
 * What a sentence is about, in the order of `sentenceTopics`; empty when it is none of it. What nothing here can read stands
 * with the rights: an editor has to look.
 */
export function topicsOf(words: string): SentenceTopic[] {
  if ((words.match(UNSPACED)?.length ?? 0) > words.length / 2) return ['rights'];
  return sentenceTopics.filter((topic) => signs[topic].test(words));
}

/** Whether topics decide about what may be done with what is made, or about what happens to what is given. */
export function areRights(topics: readonly SentenceTopic[]): boolean {
  return topics.some((topic) => RIGHTS.includes(topic));
}

/** Where something with these topics stands in a list: smaller comes first. */
export function topicRank(topics: readonly SentenceTopic[]): number {
  return Math.min(sentenceTopics.length, ...topics.map((topic) => sentenceTopics.indexOf(topic)));
}
