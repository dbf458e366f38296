import { expect, test } from 'vitest';
import { eventKey, readEventKey } from './event-key.ts';

test('a key tells week and event, and nothing else is one', () => {
  const key = eventKey('2026-W47', 'task-remove-a-background', '0123456789ab');
  expect(readEventKey(key)).toEqual({ week: '2026-W47', name: 'task-remove-a-background' });
  expect(readEventKey('a'.repeat(64))).toBeNull();
});
