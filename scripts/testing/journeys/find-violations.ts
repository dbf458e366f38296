import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { findOverflow } from './find-overflow.ts';

/** The part of axe-core's answer that we print. */
interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose outcome depends on colours, without the one for the stricter level AAA. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Asks axe-core what is wrong with the page as it stands, by all of its rules or by those about colours only.
 * The page must come from a context with `bypassCSP`: our policy refuses foreign scripts.
 * @returns one line per fault with rule, place and reason; empty when there is none
 */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: colourRules }) };
  const findings = await page.evaluate<Finding[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = help }) => `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

/**
 * What is wrong with the page as it stands: by axe's rules, by the colours of both themes, and where it scrolls sideways on
 * a tablet or a small phone. It stays as narrow as the phone.
 */
export async function findFaults(page: Page): Promise<string[]> {
  const faults = await findViolations(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    faults.push(...(await findViolations(page, 'colours')));
  }
  for (const width of [834, 320]) {
    await page.setViewportSize({ width, height: 1112 });
    faults.push(...(await findOverflow(page)));
  }
  return faults;
}
