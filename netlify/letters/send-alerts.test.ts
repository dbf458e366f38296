import { describe, expect, test } from 'vitest';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { makeTool } from '#domain/tool/editing/make-tool.ts';
import { plans } from '#netlify/catalog/plans.ts';
import {
  drops,
  mail,
  mailsTo,
  makeUser,
  monday,
  newAddress,
  site,
  subscribe,
  lockedDrops,
  useMailingSite,
} from '#testing/use-mailing-site.ts';
import { sendAlerts } from './send-alerts.ts';

useMailingSite();

describe('alerts', () => {
  const runway = makeTool({ id: 1, name: 'Runway' });
  const alerts = (tools: readonly (typeof runway)[], allDrops: readonly Drop[]) =>
    sendAlerts({ now: monday, tools, drops: allDrops, plans, until: performance.now() + 20_000 });

  test('first take note; then tell Core what changed in saved tools, and those who asked about a tool its drops', async () => {
    const { preferences } = await (await site.signUp({ keepsMail: true })).stored();
    const wanting = {
      preferences: { ...preferences, toolUpdates: true, freshDrops: false },
      saves: [{ toolId: 1, savedAt: monday.toISOString() }],
    };
    const core = await makeUser({ plan: 'core' }, wanting);
    const fringe = await makeUser({}, wanting);
    const log = await makeUser({ plan: 'core' }, { saves: wanting.saves });
    const asked = await subscribe(newAddress(), makeTopic('tool-updates', 'Krea'));
    const digestOnly = await subscribe(newAddress(), makeTopic('fresh-drops', null));

    expect(await alerts([runway], [])).toEqual({ sent: 0, isDone: true });
    expect(await mail.list()).toEqual([]);

    const moreExpensive = { ...runway, pricing: { ...runway.pricing, amount: 12 } };
    await alerts([moreExpensive], drops);
    const [change] = await mailsTo(core.email);
    expect(change?.subject).toBe('Runway: Price: $10 → $12 a month');
    expect(change?.text).not.toContain('Words of drop');
    expect(change?.headers['list-unsubscribe']).toContain('/api/unsubscribe');
    expect((await mailsTo(log.email))[0]?.text).toContain('Words of drop 9');
    const [named] = await mailsTo(asked);
    expect(named?.subject).toBe('Krea has a fresh drop');
    for (const words of lockedDrops) expect(named?.raw).not.toContain(words);
    for (const address of [fringe.email, digestOnly]) expect(await mailsTo(address)).toEqual([]);

    mail.clear();
    expect(await alerts([moreExpensive], drops)).toEqual({ sent: 0, isDone: true });
    expect(await mail.list()).toEqual([]);
  });

  test('a change during an unfinished round is told in the next one, each once', async () => {
    const { preferences } = await (await site.signUp({ keepsMail: true })).stored();
    const core = await makeUser(
      { plan: 'core' },
      {
        preferences: { ...preferences, toolUpdates: true, freshDrops: false },
        saves: [{ toolId: 1, savedAt: monday.toISOString() }],
      },
    );
    const priced = (amount: number) => [{ ...runway, pricing: { ...runway.pricing, amount } }];
    await alerts(priced(20), drops);
    mail.clear();
    await sendAlerts({ now: monday, tools: priced(30), drops, plans, until: performance.now() }); // no time for anybody
    await alerts(priced(40), drops);
    await alerts(priced(40), drops);
    await alerts(priced(40), drops);
    expect((await mailsTo(core.email)).map(({ subject }) => subject)).toEqual([
      'Runway: Price: $20 → $30 a month',
      'Runway: Price: $30 → $40 a month',
    ]);
  });
});
