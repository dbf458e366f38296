import { afterEach, beforeEach, expect, test } from 'vitest';
import { EventLog } from './event-log.ts';
import { DatabaseFile } from './database-file.ts';

let file: DatabaseFile;
let log: EventLog;
beforeEach(() => {
  file = new DatabaseFile(':memory:');
  log = new EventLog(file);
});
afterEach(() => file.close());

const add = () => log.add('customer.created', { object: {} }, null, 1_000).id;

test('what was delivered stays so, whatever comes of its other copies', () => {
  const id = add();
  log.send(id, 'waiting', 0);
  log.update(id, 'delivered', 0, 0);
  log.update(id, 'waiting', 50, 1);
  expect(log.due(100)).toEqual([]);
  expect(log.need(id).pending_webhooks).toBe(0);
});

test('what waits is due from its moment on, in the order it happened', () => {
  const [first, second] = [add(), add()];
  log.send(second, 'waiting', 50);
  log.send(first, 'waiting', 60);
  expect(log.nextDue()).toBe(50);
  expect(log.due(55).map(({ event }) => event.id)).toEqual([second]);
  expect(log.due(60).map(({ event }) => event.id)).toEqual([first, second]);
  log.update(first, 'given-up', 0, 9);
  log.update(second, 'delivered', 0, 0);
  expect(log.nextDue()).toBeNull();
});
