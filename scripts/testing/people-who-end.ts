import { randomUUID } from 'node:crypto';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { notifiedTools, wantsDigest, wantsNews } from '#domain/letters/mail-consent.ts';
import { birthOf } from '#domain/person/birth.ts';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { planOf } from '#domain/person/subscription.ts';
import { readerOf } from '#netlify/letters/mail-reader.ts';
import { readerLinks } from '#netlify/letters/reader-link.ts';
import { keepSubmission, submissions } from '#netlify/stores/submission-store.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { formProof, honestBodies } from './honest-bodies.ts';
import type { Functions } from './load-functions.ts';
import { madeToolId } from './made-tools.ts';
import { deliver, eventsOf, sdk, subscriber } from './paying-person.ts';
import { type Person, type SiteUnderTest, adminEmail, ask } from './site-under-test.ts';
import { storedText } from './stored-text.ts';

/** Something that a person has, and ends. */
export interface Endable {
  name: string;
  /** Ends it, as the person does. */
  end(): Promise<unknown>;
  /** Whether it works, on the site whose settings hold at this moment. */
  isThere(site: SiteUnderTest): Promise<boolean>;
}

/** The parts that people meet. */
interface Surroundings {
  site: SiteUnderTest;
  functions: Functions;
  mail: LocalMail;
  payments: StripeEmulator;
}

/** People who each have one thing that they will end. */
export async function peopleWhoEnd(around: Surroundings): Promise<Endable[]> {
  return [
    ...(await sessions(around)),
    ...(await links(around)),
    ...(await feeds(around)),
    ...(await choices(around)),
    ...(await accounts(around)),
    await subscription(around),
    await suggestion(around),
  ];
}

/** The same things of people who end nothing. */
export async function peopleWhoStay(around: Surroundings): Promise<Omit<Endable, 'end'>[]> {
  const { site, functions } = around;
  const [link] = await links(around);
  const [feed] = await feeds(around);
  const [choice, , , subscribed] = await choices(around);
  const saver = await site.signUp();
  const toolId = madeToolId(7);
  await call(functions, 'saved-tools', 'POST', '/api/saved-tools', saver, { toolId });
  const saves = { name: 'saves', isThere: async () => savesOf(saver.id).then((ids) => ids.includes(toolId)) };
  return [link, feed, choice, subscribed, await subscription(around), saves].flatMap((one) => one ?? []);
}

async function sessions({ site, functions, mail }: Surroundings): Promise<Endable[]> {
  const isOpen = async (person: Person) => (await ask(functions('auth-user'), 'GET', '/api/auth/user', { person })).ok;
  const email = `${randomUUID()}@yak.test`;
  const [device, first, second] = [await site.signUp(), await site.signUp({ email }), await site.signUp({ email })];
  await call(functions, 'data-export', 'POST', '/api/data-export', first);
  const letter = (await mail.list()).find(({ recipients }) => recipients.includes(email));
  const link = letter?.text.match(/https?:\S+data-export\S+/)?.[0] ?? 'http://nowhere';
  const { pathname, search } = new URL(link);
  const everywhere = () => call(functions, 'sign-out-everywhere', 'POST', '/api/sign-out-everywhere', first);
  return [
    {
      name: 'the session of a device that was signed out',
      end: () => call(functions, 'logout', 'POST', '/api/logout', device),
      isThere: () => isOpen(device),
    },
    { name: 'a session of a person who signed out everywhere', end: everywhere, isThere: () => isOpen(second) },
    {
      name: 'the link to the data of a person who signed out everywhere',
      end: async () => undefined,
      isThere: async () => (await ask(functions('data-export'), 'GET', pathname + search)).ok,
    },
  ];
}

async function links({ site, functions }: Surroundings): Promise<Endable[]> {
  const shared = async (byName: string) => {
    const person = await site.signUp({ plan: 'core' });
    const collection = randomUUID();
    await call(functions, 'kits', 'POST', '/api/kits', person, {
      do: 'make',
      id: collection,
      name: 'K',
      intro: '',
      tools: [],
    });
    const answer = await call(functions, 'kit-shares', 'POST', '/api/kit-shares', person, { kit: collection, byName });
    const { share } = (await answer.json()) as { share: { key: string } };
    const change = (body: object) => call(functions, 'kits', 'POST', '/api/kits', person, { ...body, kit: collection });
    const page = () => ask(functions('shared-kit'), 'GET', `/api/shared-kits/${share.key}`);
    return { person, kit: collection, change, page, isThere: async () => (await page()).ok };
  };
  const sheet = async (byName: string) => {
    const person = await site.signUp();
    const body = { name: 'Film', client: '', rules: {}, note: '' };
    const made = await call(functions, 'projects', 'POST', '/api/projects', person, body);
    const path = `/api/projects/${((await made.json()) as { id: string }).id}`;
    const naming = (name: string) =>
      call(functions, 'project-share', 'POST', `${path}/share`, person, { byName: name });
    const { share } = (await (await naming(byName)).json()) as { share: { key: string } };
    const page = () => ask(functions('shared-sheet'), 'GET', `/api/shared-sheets/${share.key}`);
    return { person, path, naming, page, isThere: async () => (await page()).ok };
  };
  const [taken, deleted, named] = [await shared(''), await shared(''), await shared('Ada of Yak')];
  const [takenSheet, deletedSheet, namedSheet] = [await sheet(''), await sheet(''), await sheet('Ada of Yak')];
  return [
    {
      name: 'the link of a sheet',
      end: () => call(functions, 'project-share', 'DELETE', `${takenSheet.path}/share`, takenSheet.person),
      isThere: takenSheet.isThere,
    },
    {
      name: 'the link of a project that was deleted',
      end: () => call(functions, 'project', 'DELETE', deletedSheet.path, deletedSheet.person),
      isThere: deletedSheet.isThere,
    },
    {
      name: 'the name on the link of a sheet',
      end: () => namedSheet.naming(''),
      isThere: async () => (await (await namedSheet.page()).text()).includes('Ada of Yak'),
    },
    { name: 'a shared link', end: () => taken.change({ do: 'unshare' }), isThere: taken.isThere },
    {
      name: 'the link of a collection that was deleted',
      end: () => deleted.change({ do: 'delete' }),
      isThere: deleted.isThere,
    },
    {
      name: 'the name on a shared link',
      end: () => call(functions, 'kit-shares', 'POST', '/api/kit-shares', named.person, { kit: named.kit, byName: '' }),
      isThere: async () => (await (await named.page()).text()).includes('Ada of Yak'),
    },
  ];
}

async function feeds({ site, functions }: Surroundings): Promise<Endable[]> {
  const made = async () => {
    const person = await site.signUp({ plan: 'core' });
    const send = (body: object) => call(functions, 'drop-feed', 'POST', '/api/drop-feed', person, body);
    const { address } = (await (await send({ do: 'make' })).json()) as { address: string };
    const { pathname, search } = new URL(address);
    return { send, isThere: async () => (await ask(functions('drop-feed'), 'GET', pathname + search)).ok };
  };
  const [taken, renewed] = [await made(), await made()];
  const renew = async () => {
    await renewed.send({ do: 'revoke' });
    await renewed.send({ do: 'make' });
  };
  return [
    { name: 'a private feed', end: () => taken.send({ do: 'revoke' }), isThere: taken.isThere },
    { name: 'the address of a feed before it was renewed', end: renew, isThere: renewed.isThere },
  ];
}

async function choices({ site, functions }: Surroundings): Promise<Endable[]> {
  const [switcher, leaver] = [await site.signUp({ keepsMail: true }), await site.signUp({ keepsMail: true })];
  const news = await site.signUp({ keepsMail: true });
  const all = { freshDrops: true, toolUpdates: true, weeklyDigest: true, marketing: true };
  const choose = (person: Person, change: object) =>
    call(functions, 'preferences', 'POST', '/api/preferences', person, { ...all, ...change });
  const births = new Map<string | null, string>();
  for (const person of [switcher, leaver, news]) {
    await choose(person, {});
    births.set(person.id, birthOf(await person.stored()));
  }
  const [reader, follower] = [`${randomUUID()}@reader.test`, `${randomUUID()}@reader.test`];
  const topics = [makeTopic('general', null), makeTopic('tool-updates', 'Krea'), makeTopic('tool-updates', 'Runway')];
  for (const address of [reader, follower]) await subscribe(address, topics);
  const holder = (address: string, userId: string | null = null) => ({
    address,
    userId,
    birth: births.get(userId),
    list: 'digest' as const,
  });
  const leave = async (address: string, userId: string | null) => {
    const { pathname, search } = new URL((await readerLinks(holder(address, userId))).unsubscribe);
    return ask(functions('unsubscribe'), 'POST', pathname + search);
  };
  const keepOneTool = async () => {
    const { preferences } = await readerLinks(holder(follower));
    const body = { general: true, freshDrops: false, tools: ['Krea'], account: null };
    const key = new URL(preferences).searchParams.get('key');
    return call(functions, 'email-preferences', 'POST', '/api/email-preferences', null, { key, ...body });
  };
  const read = (person: Person) => readerOf(holder(person.email, person.id));
  return [
    {
      name: 'a switch for mails',
      end: () => choose(switcher, { weeklyDigest: false }),
      isThere: async () => wantsDigest(await read(switcher)),
    },
    {
      name: 'the digest that an account refused by its link',
      end: () => leave(leaver.email, leaver.id),
      isThere: async () => wantsDigest(await read(leaver)),
    },
    {
      name: 'the consent to news',
      end: () => choose(news, { marketing: false }),
      isThere: async () => wantsNews(await read(news)),
    },
    {
      name: 'the digest that an address refused by its link',
      end: () => leave(reader, null),
      isThere: async () => wantsDigest(await readerOf(holder(reader))),
    },
    {
      name: 'one of several tools that an address follows',
      end: keepOneTool,
      isThere: async () => notifiedTools(await readerOf(holder(follower))).includes('Runway'),
    },
  ];
}

async function subscribe(address: string, topics: Parameters<typeof chooseTopics>[1]): Promise<void> {
  const now = new Date();
  await subscribers.change(addressKey(address), (current) => ({
    write: chooseTopics(current ?? subscriberOf(address, now), topics, now),
    outcome: null,
  }));
}

async function accounts({ site, functions }: Surroundings): Promise<Endable[]> {
  const toolId = madeToolId(3);
  const made = async (name: string) => {
    const email = `${name}-${randomUUID()}@yak.test`;
    const person = await site.signUp({ email, plan: 'core', keepsMail: true });
    const mark = `${name}-mark-${randomUUID()}`;
    await call(functions, 'saved-tools', 'POST', '/api/saved-tools', person, { toolId });
    await call(functions, 'profile', 'POST', '/api/profile', person, { firstName: mark, lastName: '' });
    const collection = { do: 'make', id: randomUUID(), name: mark, intro: '', tools: [] };
    await call(functions, 'kits', 'POST', '/api/kits', person, collection);
    await call(functions, 'kit-shares', 'POST', '/api/kit-shares', person, { kit: collection.id, byName: mark });
    const film = await call(functions, 'projects', 'POST', '/api/projects', person, { name: mark, lines: [] });
    const path = `/api/projects/${((await film.json()) as { id: string }).id}`;
    await call(functions, 'project-lines', 'POST', `${path}/lines`, person, {
      ...honestBodies['/api/projects/:id/lines'],
      human: mark,
    });
    await call(functions, 'project-share', 'POST', `${path}/share`, person, { byName: mark });
    const contact = { ...honestBodies['/api/contact'], ...formProof(), email, message: mark };
    await call(functions, 'contact', 'POST', '/api/contact', person, contact);
    const tool = { ...honestBodies['/api/tool-submissions'], ...formProof(), submitterEmail: email, toolName: mark };
    await call(functions, 'tool-submissions', 'POST', '/api/tool-submissions', person, tool);
    await subscribe(email, [makeTopic('general', null)]);
    return { person, marks: [mark, email, person.id] };
  };
  const [gone, back] = [await made('gone'), await made('back')];
  const remove = (person: Person) => call(functions, 'account', 'DELETE', '/api/account', person);
  return [
    {
      name: 'a deleted account, and all that was stored about its person',
      end: () => remove(gone.person),
      isThere: async ({ blobs }) =>
        [...(await storedText(blobs))].some(([place, text]) =>
          gone.marks.some((mark) => place.includes(mark) || text.includes(mark)),
        ),
    },
    {
      name: 'a deleted account whose person has made a new one',
      end: async () => {
        await remove(back.person);
        await site.signUp({ email: back.person.email });
      },
      isThere: async () => (await savesOf(back.person.id)).includes(toolId),
    },
  ];
}

async function subscription({ site, payments }: Surroundings): Promise<Endable> {
  const { person, subscription: id } = await subscriber(site, payments);
  const sent = new Set<string>();
  const tell = async () => {
    for (const event of eventsOf(payments, person)) if (!sent.has(event.id)) await deliver(event);
    for (const { id: told } of eventsOf(payments, person)) sent.add(told);
  };
  await tell();
  return {
    name: 'a subscription',
    end: async () => {
      await sdk(payments).subscriptions.cancel(id);
      await tell();
    },
    isThere: async () => planOf((await readUser(person.id))?.user.subscription ?? null, new Date()) === 'core',
  };
}

async function suggestion({ site, functions }: Surroundings): Promise<Endable> {
  const { id } = await keepSubmission(makeSubmission({ id: randomUUID(), website: `https://${randomUUID()}.test/` }));
  const admin = await site.signUp({ email: adminEmail });
  const body = { id, attempt: randomUUID(), decision: 'decline', reason: 'It is no tool.' };
  return {
    name: 'a suggested tool that waits',
    end: () => call(functions, 'admin-submissions', 'POST', '/api/admin/submissions', admin, body),
    isThere: async () => (await submissions.read(id))?.decision === null,
  };
}

async function savesOf(userId: string): Promise<number[]> {
  return (await readUser(userId))?.user.saves.map(({ toolId }) => toolId) ?? [];
}

/** Calls a function as a person's page does. @throws Error with the refusal */
async function call(
  functions: Functions,
  name: string,
  method: string,
  path: string,
  person: Person | null,
  body?: object,
): Promise<Response> {
  const answer = await ask(functions(name), method, path, { person, ...(body && { body }) });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
