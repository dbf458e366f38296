import { describe, expect, it } from 'vitest';
import { checkFunctions } from './check-functions.ts';

describe('functions', () => {
  const limit = "rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] }";
  const contract = {
    path: 'src/api/tools.contract.ts',
    text: "export const tools = { path: '/api/tools', methods: {} } as const;",
  };
  const fields = (text: string, path = 'netlify/functions/tools/tools.ts') =>
    checkFunctions([{ path, text }], [contract]).map(({ field, remedy }) => field ?? remedy);
  it('accepts an inline literal with the path of the contract', () =>
    expect(fields(`export const config: Config = { path: '/api/tools', ${limit} };`)).toEqual([]));
  it('refuses a function that states no rate limit and no reason (B8)', () => {
    const config = "export const config: Config = { path: '/api/tools' };";
    expect(fields(config)).toEqual(['config.rateLimit']);
    expect(fields(`// No rate limit: x\n${config}`)).toEqual(['config.rateLimit']);
    expect(fields(`// No rate limit: each message proves itself by its signature.\n${config}`)).toEqual([]);
    expect(fields(`const a = 1; // No rate limit: each message proves itself by its signature.\n\n${config}`)).toEqual([
      'config.rateLimit',
    ]);
  });
  it.each(['#netlify/billing/read-billing.ts', '#netlify/personal-data/export-data.ts'])(
    'refuses one with %s that has no limit per person (B8)',
    (room) => {
      const config = `export const config: Config = { path: '/api/tools', ${limit} };`;
      expect(fields(`import { a } from '${room}';\n${config}`)).toEqual([expect.stringContaining('spendAllowance')]);
      expect(fields(`import { a } from '${room}';\nawait spendAllowance(session, 'export', now);\n${config}`)).toEqual(
        [],
      );
    },
  );
  it('asks no limit per person of what other servers call, by its contract', () => {
    const text = `import { a } from '#netlify/billing/handle-event.ts';\nexport const config: Config = { path: '/api/tools', ${limit} };`;
    const server = { ...contract, text: `${contract.text} // fromServers: true` };
    expect(checkFunctions([{ path: 'netlify/functions/tools/tools.ts', text }], [server])).toEqual([]);
  });
  it.each([
    "export const config = { path: '/api/tools' } satisfies Config;",
    "export const config = { path: '/api/tools' };",
    "import { config } from './elsewhere.ts'; export { config };",
    "export const config: Config = { path: '/api/tools' } as const;",
    'export const config: Config = shared;',
    "const config: Config = { path: '/api/tools' };",
    "export let config: Config = { path: '/api/tools' };",
    "export const config: Config = { ...shared, path: '/api/tools' };",
    "export const config: Config = { path: '/api/tools', rateLimit: limits };",
    "export const config: Config = { path: '/api/tools', get method() { return 'GET'; } };",
  ])('refuses %s', (text) => expect(fields(text)).toEqual(['config']));
  it('compares the path', () =>
    expect(fields(`export const config: Config = { path: '/api/tool', ${limit} };`)).toEqual(['config.path']));
  it('refuses a method and a rate limit for everybody at once', () => {
    expect(
      fields(
        "export const config: Config = { path: '/api/tools', method: 'GET', rateLimit: { windowSize: 60, aggregateBy: 'ip' } };",
      ),
    ).toEqual(['config.method', 'config.rateLimit.aggregateBy']);
  });
  it('misses the function of a contract, and the contract of a function', () => {
    expect(checkFunctions([], [contract])).toHaveLength(1);
    const config = `export const config: Config = { path: '/api/x', ${limit} };`;
    expect(fields(config, 'netlify/functions/x/x.ts')).toHaveLength(2);
  });
  it.each(['helper.ts', 'helper.mjs', 'tools/index.ts'])('finds %s, which would be deployed by itself', (name) => {
    expect(checkFunctions([{ path: `netlify/functions/${name}`, text: '' }], [])).toHaveLength(1);
  });
  it('lets a background function have no contract and no path, but only when it asks who starts it', () => {
    const background = (text: string) =>
      fields(`${text}\nexport const config: Config = { background: true };`, 'netlify/functions/y/y.ts').length;
    expect(background('const job = await askedJob(request);')).toBe(1); // the contract that this group knows has no function
    expect(background('')).toBe(2);
  });
  it('wants no contract of what runs by the clock, but a job of the list, recorded, with the schedule that the list says', () => {
    const job = (name: string, schedule: string, defined = name) =>
      checkFunctions(
        [
          {
            path: `netlify/functions/${name}/${name}.ts`,
            text: `export default defineJob('${defined}', work);\nexport const config: Config = { schedule: '${schedule}' };`,
          },
        ],
        [],
      ).length;
    expect(job('finish-deletions', '@hourly')).toBe(0);
    expect(job('finish-deletions', '@daily')).toBe(1);
    expect(job('finish-deletions', '@hourly', 'another')).toBe(1);
    expect(job('sweep', '@hourly')).toBe(1);
  });
  it('misses a job that may run out of time where nothing goes on with it', () => {
    const job = {
      path: 'netlify/functions/finish-deletions/finish-deletions.ts',
      text: "export default defineJob('finish-deletions', async () => ({ ranOut: true }));\nexport const config: Config = { schedule: '@hourly' };",
    };
    const goesOn = (text: string) => ({
      path: 'netlify/functions/continue-job/continue-job.ts',
      text: `${text}\nawait askedJob(request);\nexport const config: Config = { background: true };`,
    });
    const known = goesOn("import finishDeletions from '../finish-deletions/finish-deletions.ts';");
    expect(checkFunctions([job, known], [])).toEqual([]);
    expect(checkFunctions([job, goesOn('')], []).map(({ file, field }) => [file, field])).toEqual([
      [job.path, 'ranOut'],
    ]);
  });
});
