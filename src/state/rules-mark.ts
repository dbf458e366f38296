import { rulesKey } from './rules-opening.ts';

/**
 * Names the rules in force on the page, where styles put them into the header; layouts/first-paint.ts does the same before
 * anything is drawn. @param name null takes it away
 */
export function markRules(name: string | null): void {
  const { dataset, style } = document.documentElement;
  if (name === null) delete dataset['rules'];
  else dataset['rules'] = '';
  style.setProperty('--rules', name && JSON.stringify(name));
}

/** Names those that the browser keeps: another tab, or another page that the reader came back from, may have changed them. */
export function markLocalRules(): void {
  let name: unknown = null;
  try {
    name = (JSON.parse(localStorage.getItem(rulesKey) ?? 'null') as { name?: unknown } | null)?.name;
  } catch {
    // a closed storage, or what somebody else wrote
  }
  markRules(typeof name === 'string' ? name : null);
}
