import { rulesKey } from './rules-opening.ts';

/** Rules as the page is marked with them. */
interface Marked {
  name: string;
  rules: object;
}

/**
 * Names the rules in force on the page, where styles put them into the header, and what they ask, by which tables order
 * their rows; layouts/first-paint.ts does the same before anything is drawn. @param inForce null takes it away
 */
export function markRules(inForce: Marked | null): void {
  const { dataset, style } = document.documentElement;
  if (inForce === null) delete dataset['rules'];
  else
    dataset['rules'] = Object.entries(inForce.rules)
      .flatMap(([rule, asked]) => (asked ? rule : []))
      .join(' ');
  style.setProperty('--rules', inForce && JSON.stringify(inForce.name));
}

/** Names those that the browser keeps: another tab, or another page that the reader came back from, may have changed them. */
export function markLocalRules(): void {
  let [name, rules]: unknown[] = [];
  try {
    ({ name, rules } = JSON.parse(localStorage.getItem(rulesKey) ?? '{}') as Record<string, unknown>);
  } catch {
    // a closed storage, or what somebody else wrote
  }
  markRules(typeof name === 'string' ? { name, rules: Object(rules) as object } : null);
}
