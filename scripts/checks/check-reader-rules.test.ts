import { describe, expect, it } from 'vitest';
import { checkReaderRules } from './check-reader-rules.ts';

describe('rules of the browser', () => {
  const found = (path: string, text: string) => checkReaderRules([{ path, text }]).map(({ value }) => value);

  it.each([
    "if (error.message.startsWith('403')) leave();",
    "const full = message.includes('requiresUpgrade');",
    'const refused = /^40[04]:/.test(error.message);',
    "import { mayUse } from '#domain/plan/may-use.ts';",
  ])('does not let %s pass', (text) => {
    expect(found('src/state/saved-tools.ts', text)).toHaveLength(1);
  });
  it.each([
    ['src/state/plan.ts', "import { mayUse } from '#domain/plan/may-use.ts';"],
    ['src/state/checkout.ts', "if (refusalCode(error) === 'already_subscribed') leave();"],
    ['src/catalog/plans.ts', "import { mayUse } from '#domain/plan/may-use.ts';"],
    ['src/islands/contact/contact-desk.tsx', 'const { length } = form.message;'],
  ])('lets %s: %s pass', (path, text) => expect(found(path, text)).toEqual([]));
});
