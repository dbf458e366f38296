import { getDeployStore, getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { startBlobServer } from '@yak/emulator-netlify-blobs';
import { deployIdOf, publishDeploy, removeOtherDeploys } from './publish-deploy.ts';

const file = (key: string, text: string) => ({ key, body: Buffer.from(text) });

async function startServer() {
  const { url, token, close } = await startBlobServer({ file: ':memory:', pageSize: 2 });
  onTestFinished(close);
  const address = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url, consistency: 'strong' as const };
  const read = (deployID: string, key: string) =>
    getDeployStore({ ...address, deployID, region: 'us-east-2' }).get(key);
  return { target: { url, token, site: 'local' }, address, read };
}

test('each deploy reads its own, and one that nobody serves any more is removed whole; the site keeps what it stores', async () => {
  const { target, address, read } = await startServer();
  await getStore({ name: 'users', ...address }).set('tools', 'of the site');
  await publishDeploy(target, 'one', [file('tools', 'first'), file('tasks', 'a'), file('drops', 'b')]);
  await publishDeploy(target, 'two', [file('tools', 'second')]);
  expect([await read('one', 'tools'), await read('two', 'tools'), await read('two', 'tasks')]).toEqual([
    'first',
    'second',
    null,
  ]);
  await removeOtherDeploys(target, 'two');
  expect([await read('one', 'tools'), await read('one', 'drops'), await read('two', 'tools')]).toEqual([
    null,
    null,
    'second',
  ]);
  expect(await getStore({ name: 'users', ...address }).get('tools')).toBe('of the site');
});

test('a deploy is named after what is in it, as Netlify names deploys', () => {
  const id = deployIdOf([file('a', '1'), file('b', '2')]);
  expect(id).toMatch(/^\w{1,24}$/);
  expect(deployIdOf([file('a', '1'), file('b', '2')])).toBe(id);
  for (const other of [[file('a', '12'), file('b', '')], [file('a', '1')], [file('a', '1'), file('b', '3')]])
    expect(deployIdOf(other)).not.toBe(id);
});

test('a server that does not take it is told of', async () => {
  const { target } = await startServer();
  await expect(publishDeploy({ ...target, token: 'wrong' }, 'one', [file('tools', '')])).rejects.toThrow(
    'tools of the deploy was not taken: 401',
  );
});
