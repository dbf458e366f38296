import { randomUUID } from 'node:crypto';
import type { User } from '#domain/person/user.ts';
import { moveMark, readSince } from '#netlify/since/person-since.ts';
import { termsNotified, notifiedKey } from '#netlify/stores/terms-store.ts';
import { listNotified } from '#netlify/facts/notified-terms.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { fileTools } from '../built-catalogue.ts';
import { type Person, type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom } from './seeded-random.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const CHANGES = 50;
const DAY_MS = 86_400_000;
/** How far the clock is turned, to either side. */
const MAX_TURN_MS = 400 * DAY_MS;
const tools = fileTools.slice(0, 3).map(({ id }) => id);

/** What changed reaches a person once, whatever device they open and whatever the clock says. */
export const promise: ProductPromise = {
  id: 44,
  title:
    'Since you looked: two devices, 50 changes, the clock turned before each: every change shown exactly once, none lost, the mark never back',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const seeds = Array.from({ length: effort === 'full' ? 20 : 3 }, (_, seed) => seed + 1);
    const cases: Case[] = [];
    for (const seed of seeds) cases.push(...(await oneLife(site, seed)));
    await site.close();
    return verdictOf(
      cases,
      `${seeds.length} people with two devices: ${CHANGES} changes each, shown once; clocks turned by up to 400 days, marks sent late, twice and out of order`,
    );
  },
};

async function oneLife(site: SiteUnderTest, seed: number): Promise<Case[]> {
  const random = seededRandom(seed);
  const person = await site.signUp({ plan: 'core' });
  await saveTools(person);
  const clock = () => new Date(Date.now() + (random() * 2 - 1) * MAX_TURN_MS);
  const user = async () => (await readUser(person.id))?.user as User;
  await readSince(await user(), new Date()); // the first visit
  const made: string[] = [];
  const shown = new Map<string, number>();
  const sentMarks: string[] = [];
  const change = async () => void made.push(await confirm(tools[Math.floor(random() * tools.length)] ?? 0, clock()));

  /** Either device: what it lists it shows, and says so; meanwhile more may happen. */
  const open = async () => {
    const { entries } = await readSince(await user(), clock());
    for (const { id } of entries) shown.set(id, (shown.get(id) ?? 0) + 1);
    if (made.length < CHANGES && random() < 0.4) await change();
    const [newest] = entries;
    if (newest) await moveMark(await user(), newest.id, clock());
    if (newest) sentMarks.push(newest.id);
    const old = sentMarks[Math.floor(random() * sentMarks.length)];
    if (old !== undefined && random() < 0.5) await moveMark(await user(), old, clock());
  };
  while (made.length < CHANGES) {
    for (let some = Math.ceil(random() * 4); some > 0 && made.length < CHANGES; some -= 1) await change();
    await open();
    if (random() < 0.5) await open();
  }
  await open();
  await open();
  const { entries } = await readSince(await user(), clock());
  for (const toolId of tools) await termsNotified.remove(notifiedKey(toolId));
  return [
    ...made.map((id): Case => {
      const times = shown.get(id) ?? 0;
      return { name: `seed ${seed}, ${id}`, problem: times === 1 ? null : `was shown ${times} times` };
    }),
    { name: `seed ${seed}, in the end`, problem: entries.length === 0 ? null : `${entries.length} are new for ever` },
    {
      name: `seed ${seed}, of others`,
      problem: shown.size === made.length ? null : `${shown.size} shown, ${made.length} made`,
    },
  ];
}

async function saveTools(person: Person): Promise<void> {
  const savedAt = new Date().toISOString();
  const saves = tools.map((toolId) => ({ toolId, savedAt }));
  await changeUser(person.id, (user) => ({ write: { ...user, saves }, outcome: null }));
}

/** An editor confirms a changed sentence, by whatever the clock says. @returns the id of what is told of it */
async function confirm(toolId: number, at: Date): Promise<string> {
  const id = randomUUID();
  const words = { meaning: 'Uploads train its models now', before: '', after: 'We train.' };
  const one = { id, changeId: id.slice(0, 8), at: at.toISOString(), source: 'https://maker.example/terms' };
  await listNotified(toolId);
  await termsNotified.change(notifiedKey(toolId), (current) => ({
    write: { toolId, told: [...(current?.told ?? []), { ...one, ...words, fact: 'trainsOnUploads' }] },
    outcome: null,
  }));
  return `correction-${id}-terms`;
}

if (import.meta.main) await runAlone(promise);
