import { createHash, randomUUID } from 'node:crypto';
import { stripeClient } from '#netlify/billing/stripe-client.ts';
import { handleEvent } from '#netlify/billing/handle-event.ts';
import finishDeletions from '../../../netlify/functions/finish-deletions/finish-deletions.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { loadScheduled } from '../load-scheduled.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '../site-under-test.ts';
import { storedText } from '../stored-text.ts';

const functions = await loadFunctions();
const scheduled = await loadScheduled();

const SAVES = 50;
const WEBHOOKS = 5;
const KITS = 10;

/** Deleting an account while everything else goes on leaves nothing, whoever comes first. */
export const promise: ProductPromise = {
  id: 10,
  title: `Deleting an account while ${SAVES} saves, ${WEBHOOKS} webhooks and the mails run: no record comes back`,
  async run(effort) {
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    await site.startMail();
    await site.startPayments();
    const rounds = effort === 'full' ? 40 : 4;
    const left: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      site.blobs.setLatency(() => (round % 2 === 0 ? 0 : Math.random() * 20));
      left.push(...(await deleteAmidWork(site, round)));
    }
    await site.close();
    return {
      ok: left.length === 0,
      figure:
        left.length === 0
          ? `${rounds} accounts: no record, no customer, no word of them left`
          : left.slice(0, 3).join(' | '),
    };
  },
};

/** @returns what is left of the person afterwards */
async function deleteAmidWork(site: SiteUnderTest, round: number): Promise<string[]> {
  const person = await site.signUp({ email: `leaver-${round}@yak.test` });
  await ask(functions('create-checkout-session'), 'POST', '/api/create-checkout-session', { person });
  const { customerId } = await person.stored();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.allSettled([
    ...Array.from({ length: SAVES }, (_, index) => pause(index).then(() => save(person, index))),
    ...Array.from({ length: KITS }, (_, index) => pause(index * 4).then(() => collect(person, index))),
    ...Array.from({ length: WEBHOOKS }, (_, index) =>
      pause(index * 10).then(() => handleOf(customerId ?? '', `${round}-${index}`)),
    ),
    ...scheduled.map((run) => pause(Math.random() * 30).then(run)),
    pause(Math.random() * 40).then(() => ask(functions('account'), 'DELETE', '/api/account', { person })),
  ]);
  await finishDeletions();
  const hash = createHash('sha256').update(person.email).digest('hex');
  const texts = [...(await storedText(site.blobs))].filter(
    ([place, text]) => place.includes(person.id) || text.includes(person.email) || place.includes(hash),
  );
  const customer = await (await stripeClient()).customers.retrieve(customerId ?? '');
  return [
    ...texts.map(([place]) => `round ${round}: ${place} is left`),
    ...(customer.deleted ? [] : [`round ${round}: the customer is left`]),
  ];
}

function save(person: Person, index: number): Promise<Response> {
  return ask(functions('saved-tools'), 'POST', '/api/saved-tools', { person, body: { toolId: madeToolId(index) } });
}

function collect(person: Person, index: number): Promise<Response> {
  const body = {
    do: 'adopt',
    id: randomUUID(),
    name: `Kit ${index}`,
    intro: '',
    tools: [{ toolId: madeToolId(index), note: '' }],
  };
  return ask(functions('kits'), 'POST', '/api/kits', { person, body });
}

/** A webhook about the customer, as its verified event. */
function handleOf(customer: string, id: string): Promise<void> {
  const event = { id: `evt_${id}`, type: 'customer.subscription.updated', created: 1, data: { object: { customer } } };
  return handleEvent(event as unknown as Parameters<typeof handleEvent>[0]);
}

if (import.meta.main) await runAlone(promise);
