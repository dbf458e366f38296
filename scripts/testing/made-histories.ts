import type { TermsHistory } from './terms-histories.ts';
import { seededRandom } from './promises/seeded-random.ts';

/** Documents, and texts of each: as often as one is recorded in nine months. */
const DOCUMENTS = 12;
const TEXTS = 40;

const clauses = [
  'You own all rights, title and interest in what you generate with the service.',
  'You grant us a licence to host and show your content so that we can provide the service.',
  'We do not use the content of customers on a paid plan to train our models.',
  'On the free plan you may use outputs for personal purposes only.',
  'The Pro plan costs $12 per month and renews until you cancel it in your settings.',
  'We will defend you against claims that our models infringe the intellectual property of others.',
  'Disputes are settled by binding arbitration in the city of San Francisco.',
  'You must be at least 18 years old to create an account with us.',
  'We may suspend accounts that break these rules, and we tell you why in writing.',
  'Our support team answers questions by mail on every working day of the week.',
];
/** What changes what somebody may do: each replaces the clause of that number. */
const aboutRights: readonly [number, string][] = [
  [0, 'We own what you generate with the service unless you are on a paid plan.'],
  [1, 'You grant us a perpetual licence to sell and show your content to anybody.'],
  [2, 'We use the content of customers on every plan to train our models.'],
  [3, 'On the free plan you may use outputs for commercial purposes with attribution.'],
  [5, 'You will indemnify us against claims that arise from what you generate.'],
];
const aboutOther: readonly [number, string][] = [
  [4, 'The Pro plan costs $15 per month and renews until you cancel it in your settings.'],
  [6, 'Disputes are settled by the courts of the state of Delaware alone.'],
  [7, 'You must be at least 16 years old to create an account with us.'],
  [9, 'Our support team answers questions in the chat on every day of the week.'],
];

/** What a visit finds: the document with something about it that is no change, or with one, or no document at all. */
type Visit = 'same' | 'dated' | 'menu' | 'moved' | 'layout' | 'challenge' | 'script only' | 'rights' | 'other';
const quiet: readonly Visit[] = ['same', 'dated', 'menu', 'moved', 'layout', 'challenge', 'script only'];

/** A history that was made, and the texts of it that hold a change at all. */
export interface MadeHistory extends TermsHistory {
  changed: ReadonlySet<string>;
}

/** Histories in which one text in five says something else, and every second of those about rights. */
export function madeHistories(seed: number): MadeHistory[] {
  const random = seededRandom(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: DOCUMENTS }, (_, number) => {
    const texts: { name: string; text: string }[] = [];
    const [changed, judged] = [new Set<string>(), new Set<string>()];
    let now = clauses.map((clause) => `${clause} This is rule ${number + 1} of Example Labs.`);
    const original = now;
    for (let day = 0; day < TEXTS; day += 1) {
      const name = `${String(day).padStart(3, '0')}.txt`;
      const drawn = day === 0 ? 'same' : random() < 0.2 ? one(['rights', 'other'] as const) : one(quiet);
      if (drawn === 'rights' || drawn === 'other') {
        const [at, words] = one(drawn === 'rights' ? aboutRights : aboutOther);
        const before = now[at];
        const after = before === words ? (original[at] ?? '') : words;
        now = now.with(at, after);
        changed.add(name);
        if (drawn === 'rights') judged.add(name);
      }
      texts.push({ name, text: textOf(now, drawn, day) });
    }
    return {
      document: `document-${number}`,
      texts: texts.map(({ name, text }) => ({ name, read: () => text })),
      aboutRights: judged,
      changed,
    };
  });
}

function textOf(now: readonly string[], visit: Visit, day: number): string {
  const page = (sentences: readonly string[], between = '\n\n') => sentences.join(between);
  const date = new Date(Date.UTC(2026, 0, 1 + day * 7));
  const noted = `Last updated: ${date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
  switch (visit) {
    case 'dated':
      return page([noted, ...now, `Read by ${1000 + day * 37} people.`]);
    case 'menu':
      return page([
        'Home',
        'Pricing',
        'Sign in',
        'Accept cookies',
        ...now,
        'About us',
        'Careers',
        '© 2026 Example Labs',
      ]);
    case 'moved':
      return page([...now.slice(4), ...now.slice(0, 4)]);
    case 'layout':
      return page(
        now.map((sentence, index) => `${index + 1}. ${sentence.replaceAll(' ', '  ')}`),
        '\n',
      );
    case 'challenge':
      return 'Just a moment...\nChecking your browser before you go on. Please enable cookies.';
    case 'script only':
      return 'You need to enable JavaScript to run this app.';
    default:
      return page(now);
  }
}
