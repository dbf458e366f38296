import { type FactName, factNames, factTitles } from '#domain/tool/evidence.ts';

/** The fact that a reader writes about. */
export interface AboutFact {
  toolId: number;
  fact: FactName;
}

/** The contact form, prefilled with the fact that somebody thinks is wrong. */
export function somethingWrongPath({ toolId, fact }: AboutFact, toolName: string): string {
  return `/contact?${new URLSearchParams({ tool: String(toolId), fact, name: toolName })}`;
}

/** What such an address says: the fact, and how the form begins; null for any other. */
export function readSomethingWrong(search: string): { about: AboutFact; subject: string; message: string } | null {
  const given = new URLSearchParams(search);
  const toolId = Number(given.get('tool'));
  const fact = factNames.find((name) => name === given.get('fact'));
  const name = (given.get('name') ?? '').slice(0, 60).trim();
  if (!Number.isSafeInteger(toolId) || toolId < 1 || !fact || name === '') return null;
  const title = factTitles[fact].toLowerCase();
  return {
    about: { toolId, fact },
    subject: `Something wrong: ${name}, ${title}`,
    message: `What the guide says about ${name} (${title}) is not right. It should say: \n\nThe page that says so: `,
  };
}
