import { isEthicallyTrained } from '#domain/tool/catalogue/filter-criteria.ts';
import { isOnSomePlan, paidWorkOf } from '#domain/tool/plan/on-some-plan.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What people ask of a tool's rights and of where it runs. */
export const askables = [
  'paid work',
  'licensed data',
  'indemnity',
  'no training',
  'open source',
  'own computer',
  'paid once',
  'on a phone',
  'on a mac',
  'on windows',
  'in a browser',
  'plug-in',
  'api',
] as const;
export type Askable = (typeof askables)[number];

/** How people say it, in folded text; several may be asked at once. */
const SAID: readonly [pattern: RegExp, asked: readonly Askable[]][] = [
  [
    /\bcommercial(ly)? (use|work|projects?|safe|rights)\b|(?<!\b(an?|the|our|my|this|that|tv|radio|new|second|sec) )\bcommercial(ly)?\b|\b(paid|client) work\b|(?<=\b(to|can|could|may|we|i) )sell\b|\bresell\b|^sell\b/,
    ['paid work', 'licensed data'],
  ],
  [
    /\b(can|may) (i|we) (use|sell|publish|print)\b|\bwho owns\b|(?<!\b(clients?|label|band|brand|company|customer|agency|artist|publisher) )\bown(s|ed|ership)? (of )?(the )?(results?|outputs?|images?|pictures?|music|rights)\b|\bmy clients? may\b/,
    ['paid work', 'licensed data'],
  ],
  [
    /\bcopy ?rights?( safe| free| problems?| issues?)?\b|\b(brand|legally?) safe\b|\blawyers\b|\b(our|the|their|clients?|which|that) (lawyer|legal)\b|\blegal(?= (risks?|trouble|problems?|issues?|cover|rights)\b)|^(legal|lawyer)$/,
    ['licensed data', 'indemnity'],
  ],
  [
    /\bethic(al|ally|s)?( trained)?\b|\blicen[sc]ed( training)?( data)?\b|\bfair(ly)? trained\b|\btraining data\b|\bconsent\b/,
    ['licensed data'],
  ],
  [/\bindemni(ty|fication|fied|fy)\b|\bliabilit(y|ies)\b/, ['indemnity']],
  [
    /\b(does ?n(o|\s)?t|not|never|no|without) (train|learn)(s|ing)?\b|\b(does|do|will|if|whether) (it|they|\w+) (train|learn)s?\b|\b(uses?|learns? from) (my|our) (data|uploads?|files?|work|pictures|images)\b|\bprivacy\b|\bprivate\b|\bconfidential\b|\bnda\b|\bgdpr\b|\bdata protection\b|\bsecret\b/,
    ['no training'],
  ],
  [/\bopen ?(source|weights?)\b|\bfoss\b/, ['open source']],
  [
    /\bone (time|off) (purchases?|payments?|fees?|licen[sc]es?)\b|\b(no|without|hate)( an?| any| the| another| monthly| yearly)* subscriptions?\b|\b(buy|pay|paid|bought) (it |for it )?(only |just )?once\b|\b(perpetual|lifetime) licen[sc]es?\b|\bsubscription free\b|\bnot (a |on )?subscription\b/,
    ['paid once'],
  ],
  [
    /\b(runs?|works?) (locally|offline)\b|\blocal(ly)?\b|\boffline\b|\b(without|no) (the )?internet( connection)?\b|\bair gapped\b|\b(no|without|forbids?|outside)( any| the| a)? cloud\b|\bself ?host(ed|ing)?\b|\bon premises?\b|\bour own servers?\b|\b(my|your) own (computer|machine|server|laptop|pc|mac)\b|\b(on|with) (my|our|a) (gaming |own )?(pc|computer|laptop|machine|gpu|graphics card|server|desktop)\b/,
    ['own computer'],
  ],
  [
    /\b(i|a) ?phones?\b|\b(on|from|with|for) (my|the|a|your) (phone|mobile)\b|\bandroid\b|\bios\b|\bsmart ?phones?\b|\bipads?\b|\btablets?\b|\b(phone|mobile) (apps?|friendly|first|versions?)\b|\bapp store\b|\bplay store\b|^(phones?|mobile)$/,
    ['on a phone'],
  ],
  [/\bmac(s|os|book)?( app| only)?\b|\bapple (computers?|silicon)\b|\bimac\b/, ['on a mac']],
  [/\bwindows( app| program| 1[01])?\b|\blinux\b|\bubuntu\b/, ['on windows']],
  [
    /\b(in|inside|from) (the|my|a|your) browser\b|\bbrowser( |-)based\b|\bweb( |-)based\b|\bno (install|installation|download)\b|\bwithout (installing|installation|downloading|download)\b|\bchromebook\b/,
    ['in a browser'],
  ],
  [/\bplug ?ins?\b|\badd ?ons?\b|\bextension for\b/, ['plug-in']],
  [/\bapis?( access| key| keys)?\b|\bsdks?\b|\bendpoints?\b|\bprogrammatic(ally)?\b/, ['api']],
];

/** Where and how a tool works: no text says all of it, so that a tool that is silent is no tool that refuses. */
const WORKING: readonly Askable[] = ['on a phone', 'on a mac', 'on windows', 'in a browser', 'plug-in', 'api'];

/** Whether a wish is about where and how a tool works. */
export function isOfWorking(one: Askable): boolean {
  return WORKING.includes(one);
}

/** Words that stand beside these and ask for nothing more. */
const BESIDE = new Set(
  'work works data file files client clients content model models problem problems issue issues safe own upload uploads data protection gdpr secret may client our your keep keeps stay stays tool images pictures internet connection'.split(
    ' ',
  ),
);

const OPEN = /\bopen[- ](source|weights?)\b/i;
const OWN =
  /\b(on|in) (your|its|the|my) own (computer|machine|hardware|graphics card|graphics|server)|\boffline\b|\blocally\b|\bself-host/i;
/** Said by the texts of a tool of where and how it works. */
const WORKS: Partial<Record<Askable, RegExp>> = {
  'on a phone': /\bphone(-first| app\b|, desktop)|\bfrom the phone\b|\b(one|a) phone\b|\bphones\b|\biPhone\b/i,
  'on a mac': /\b(a|the|your|for|and) Mac\b|\bmacOS\b|\bMac app\b/,
  'on windows': /\bWindows\b|\bLinux\b/,
  'in a browser': /\b(in|from) (the|a) browser\b|\bbrowser (tab|studio|motion)\b|\band browser\b/i,
  'plug-in':
    /\bplug-in\b|\badd-on exists\b|\b(Photoshop|Figma|Premiere) (panel|plug-in)\b|\bplug-ins (inside|in)\b|^Plug-in/,
  api: /\bAPI\b/,
};
/** Tasks that are about one of these. */
const TASKS_ABOUT: Partial<Record<Askable, readonly string[]>> = {
  'licensed data': ['make-images-from-licensed-data', 'make-video-from-licensed-data', 'find-licensed-music'],
  'own computer': ['make-images-on-your-own-computer', 'transcribe-offline'],
  api: ['make-images-in-bulk'],
};

/** Tasks that are about any of what is asked. */
export function tasksAbout(asked: readonly Askable[]): string[] {
  return asked.flatMap((one) => TASKS_ABOUT[one] ?? []);
}

/** What is left of some words when those that only ask for rights or place are gone. */
export function besidesRights(words: readonly string[], asking: readonly string[]): string[] {
  return asking.length === 0 ? [...words] : words.filter((word) => !asking.includes(word) && !BESIDE.has(word));
}

/** What a wish asks of rights and place, and the words that it says this with. */
export function readAsked(folded: string): { asked: Askable[]; words: string[] } {
  const asked = new Set<Askable>();
  const words: string[] = [];
  for (const [pattern, meant] of SAID) {
    const said = pattern.exec(folded)?.[0];
    if (said === undefined) continue;
    for (const one of meant) asked.add(one);
    words.push(...said.split(' '));
  }
  return { asked: askables.filter((one) => asked.has(one)), words };
}

/**
 * Whether something of it is sold one time for good, or nothing of it costs anything: no subscription either way. A plan
 * that is called free stands beside paid ones, read or not.
 */
function needsNoSubscription(plans: readonly Pick<Plan, 'name' | 'price'>[]): boolean {
  const isSoldOnce = plans.some(({ price }) => price?.period === 'once' && price.amount !== 0);
  return (
    isSoldOnce || (plans.length > 0 && plans.every(({ name, price }) => price?.amount === 0 && !/^free/i.test(name)))
  );
}

/** What of it a tool can answer with yes, by its facts and by what its texts say. */
export function grantedBy(
  tool: Pick<
    Tool,
    | 'rights'
    | 'priceOfYes'
    | 'ethicallyTrained'
    | 'description'
    | 'pros'
    | 'idealUseCases'
    | 'pricing'
    | 'plans'
    | 'baseRights'
    | 'standardPricing'
    | 'tasks'
  >,
): Askable[] {
  const { rights, tasks } = tool;
  const texts = [tool.description, ...tool.pros, tool.idealUseCases, tool.pricing.details, tool.standardPricing].join(
    ' ',
  );
  const works = (one: Askable) => WORKS[one]?.test(texts) ?? false;
  const granted: Record<Askable, boolean> = {
    'paid work': paidWorkOf(tool) === 2,
    'licensed data': isEthicallyTrained(tool),
    indemnity: isOnSomePlan(tool, 'indemnity'),
    'no training': rights.trainsOnUploads === 'no',
    'open source': OPEN.test(texts),
    'paid once': needsNoSubscription(tool.plans),
    'on a phone': works('on a phone'),
    'on a mac': works('on a mac'),
    'on windows': works('on windows'),
    'in a browser': works('in a browser'),
    'plug-in': works('plug-in'),
    api: works('api'),
    'own computer':
      OWN.test(texts) || tasks.some(({ task, fit }) => fit !== 'can' && tasksAbout(['own computer']).includes(task)),
  };
  return askables.filter((one) => granted[one]);
}
