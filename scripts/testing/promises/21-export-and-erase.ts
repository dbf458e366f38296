import { randomUUID } from 'node:crypto';
import type { DataExport } from '#api/data-export.contract.ts';
import { impersonalStores, personalStores } from '#netlify/personal-data/registry.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { LocalMail } from '@yak/emulator-mail';
import { formProof, honestBodies } from '../honest-bodies.ts';
import { loadFunctions } from '../load-functions.ts';
import { deployWithMadeTools, madeToolId } from '../made-tools.ts';
import { PICTURES, startPictures } from '../picture-server.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type Person, adminEmail, ask, liveSubscription, startSiteUnderTest } from '../site-under-test.ts';
import { storedText } from '../stored-text.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();

/** What a person has left behind: a word that is nowhere else, wherever words may be typed. */
interface Planted {
  person: Person;
  /** Marks that must be in the export, and after the deletion nowhere. */
  marks: string[];
}

/** Everything about a person can be had, and nothing of anybody else; once deleted it is nowhere. */
export const promise: ProductPromise = {
  id: 21,
  title: "An export holds all of a person's marks and none of another's; after the deletion the whole store holds none",
  async run() {
    const site = await startSiteUnderTest({
      deployFiles: deployWithMadeTools(),
      captureLog: true,
      waitsForStore: true,
    });
    const mail = await site.startMail();
    await site.startPayments();
    const admin = await site.signUp({ email: adminEmail });
    const pictures = await startPictures();
    site.setEnvironment({ YAK_PICTURE_WEB: pictures.url });
    const plantFor = async (name: string) => {
      const profileImageUrl = `${PICTURES}/portrait.png?${name}-face-mark`;
      return plant(await site.signUp({ email: `${name}-mark@yak.test`, profileImageUrl }), name, mail, admin);
    };
    const [ada, eve] = [await plantFor('ada'), await plantFor('eve')];
    await pictures.close();

    const cases: Case[] = [];
    const before = [...(await storedText(site.blobs)).values()].join('\n');
    const text = await exportText(ada.person);
    for (const mark of ada.marks)
      cases.push({
        name: `mark ${mark}`,
        problem: !before.includes(mark) ? 'was never stored' : text.includes(mark) ? null : 'is not in the export',
      });
    for (const mark of eve.marks)
      cases.push({ name: `mark ${mark}`, problem: text.includes(mark) ? 'is in the export of another person' : null });

    mail.behave('well');
    const { status } = await ask(functions('account'), 'DELETE', '/api/account', { person: ada.person });
    cases.push({ name: 'DELETE /api/account', problem: status === 200 ? null : String(status) });
    const after = await storedText(site.blobs);
    for (const [place, content] of after) {
      const found = ada.marks.find((mark) => content.includes(mark));
      cases.push({
        name: place,
        problem: found
          ? `still holds ${found}`
          : place.includes(ada.person.id)
            ? 'is still named after the person'
            : null,
      });
    }
    const remaining = [...after.values()].join('\n');
    for (const mark of eve.marks)
      cases.push({ name: `mark ${mark}`, problem: remaining.includes(mark) ? null : 'went with another person' });
    cases.push(...unknownStores([...after.keys()]));
    await site.close();
    return verdictOf(
      cases,
      `${ada.marks.length} marks in ${personalStores.length} stores: all exported, none of another person; after deletion in none of ${after.size} records`,
    );
  },
};

/** Leaves something in every place where a person can leave something. The mail server is down, so that mails wait. */
async function plant(person: Person, name: string, mail: LocalMail, admin: Person): Promise<Planted> {
  const mark = (place: string) => `${name}-${place}-mark`;
  const send = (functionName: string, path: string, body?: unknown) =>
    ask(functions(functionName), 'POST', path, body === undefined ? { person } : { person, body });
  mail.behave('down');
  await send('profile', '/api/profile', { firstName: mark('first'), lastName: mark('last') });
  await send('saved-tools', '/api/saved-tools', { toolId: madeToolId(name.length) });
  await send('recommendations', '/api/recommendations', {
    department: 'brand',
    goals: ['analysis'],
    budget: 'low',
    experience: 'beginner',
    teamSize: 'solo',
  });
  await send('preferences', '/api/preferences', {
    freshDrops: true,
    toolUpdates: true,
    weeklyDigest: true,
    marketing: true,
  });
  await ask(functions('profile-image'), 'GET', '/api/profile-image', { person });
  const collection = randomUUID();
  const notes = [{ toolId: madeToolId(name.length), note: mark('note') }];
  await send('kits', '/api/kits', {
    do: 'make',
    id: collection,
    name: mark('kit'),
    intro: mark('intro'),
    tools: notes,
  });
  await changeUser(person.id, (user) => ({ write: { ...user, subscription: liveSubscription() }, outcome: null }));
  await send('own-rules', '/api/own-rules', {
    do: 'keep',
    id: randomUUID(),
    name: `<img src=x onerror=hax=1>${mark('rules')}`,
    client: `</script><script>hax=1</script>${mark('client')}`,
    note: `<svg onload=hax=1>${mark('ruling')}`,
    rules: { paidWork: true },
  });
  await send('kit-shares', '/api/kit-shares', { kit: collection, byName: mark('by') });
  await changeUser(person.id, (user) => ({ write: { ...user, subscription: null }, outcome: null }));
  const project = randomUUID();
  const rules = { paidWork: true };
  await send('projects', '/api/projects', {
    id: project,
    name: mark('project'),
    client: mark('project-client'),
    rules,
    note: mark('project-note'),
  });
  await send('project-lines', `/api/projects/${project}/lines`, {
    ...honestBodies['/api/projects/:id/lines'],
    toolId: madeToolId(name.length),
    asset: mark('asset'),
    account: mark('line-account'),
    human: mark('human'),
  });
  const shared = await send('project-share', `/api/projects/${project}/share`, { byName: mark('sheet-by') });
  const { share } = (await shared.json()) as { share: { key: string } };
  const { hash } = (await (await ask(functions('shared-sheet'), 'GET', `/api/shared-sheets/${share.key}`)).json()) as {
    hash: string;
  };
  await send('shared-sheet', `/api/shared-sheets/${share.key}`, { name: mark('seen-by'), hash });
  await send('create-checkout-session', '/api/create-checkout-session');
  await send('data-export', '/api/data-export');
  const proof = formProof();
  await send('contact', '/api/contact', {
    ...proof,
    name: mark('sender'),
    email: person.email,
    company: mark('company'),
    subject: mark('subject'),
    message: mark('message'),
  });
  await ask(functions('admin-messages'), 'POST', '/api/admin/messages', {
    person: admin,
    body: { id: proof.attempt, attempt: randomUUID(), do: 'answer', text: mark('answer'), as: 'open', seen: 0 },
  });
  const submission = {
    ...honestBodies['/api/tool-submissions'],
    ...formProof(),
    toolName: mark('tool'),
    submitterName: mark('submitter'),
    submitterEmail: person.email,
    additionalInfo: mark('besides'),
  };
  await send('tool-submissions', '/api/tool-submissions', submission);
  await send('email-subscriptions', '/api/email-subscriptions', {
    email: person.email,
    context: 'tool-updates',
    toolName: 'Midjourney',
    subscribedAt: new Date().toISOString(),
  });
  const { customerId } = await person.stored();
  return {
    person,
    marks: [
      person.email,
      person.id,
      mark('first'),
      mark('last'),
      customerId ?? 'no customer',
      ...[
        'face',
        'sender',
        'company',
        'subject',
        'message',
        'answer',
        'tool',
        'submitter',
        'besides',
        'note',
        'kit',
        'intro',
        'by',
        'project',
        'project-client',
        'project-note',
        'asset',
        'line-account',
        'human',
        'sheet-by',
        'seen-by',
        'rules',
        'client',
        'ruling',
      ].map(mark),
    ],
  };
}

async function exportText(person: Person): Promise<string> {
  const data = (await (
    await ask(functions('data-export'), 'POST', '/api/data-export', { person })
  ).json()) as DataExport;
  return JSON.stringify(data);
}

/** A store that holds something but stands in no list. */
function unknownStores(places: readonly string[]): Case[] {
  const known = new Set(
    [...personalStores.map(({ store }) => store), ...Object.keys(impersonalStores)].map((store) => `site:dev-${store}`),
  );
  return [...new Set(places.map((place) => place.split('/')[0] ?? ''))].map((store) => ({
    name: store,
    problem: known.has(store) ? null : 'is in neither list of the registry',
  }));
}

if (import.meta.main) await runAlone(promise);
