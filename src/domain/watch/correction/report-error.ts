import { type FactName, factNames, factTitles } from '#domain/tool/evidence/evidence.ts';

/** The fact that a reader writes about. */
export interface AboutFact {
  toolId: number;
  fact: FactName;
}

/** A tool of the page that a reader came from. */
export interface ReportedTool {
  id: number;
  name: string;
}

/** What an address of a report says: the tools it may be about, and the fact where it names one. */
export interface Report {
  tools: ReportedTool[];
  fact: FactName | null;
}

/** Letters of a tool's name that a report takes over at most. */
const MAX_NAME = 60;

/** The contact form, which then asks which fact of which of these tools is wrong. */
export function reportPath(tools: readonly ReportedTool[]): string {
  return `/contact?${new URLSearchParams(
    tools.flatMap(({ id, name }) => [
      ['tool', String(id)],
      ['name', name],
    ]),
  )}`;
}

/** What such an address says; null for any other. */
export function readReport(search: string): Report | null {
  const given = new URLSearchParams(search);
  const names = given.getAll('name').map((name) => name.slice(0, MAX_NAME).trim());
  const tools = given.getAll('tool').map((id, index) => ({ id: Number(id), name: names[index] ?? '' }));
  if (tools.length === 0 || !tools.every(({ id, name }) => Number.isSafeInteger(id) && id > 0 && name !== ''))
    return null;
  return { tools, fact: factNames.find((name) => name === given.get('fact')) ?? null };
}

/** How the form begins, as far as tool and fact are chosen. */
export function reportWords(tool: ReportedTool | undefined, fact: FactName | null) {
  const what = [tool?.name, fact && factTitles[fact].toLowerCase()].filter(Boolean);
  return {
    subject: ['Something wrong', what.join(', ')].filter(Boolean).join(': '),
    message: `What the guide says${tool ? ` about ${tool.name}` : ''}${tool && fact ? ` (${factTitles[fact].toLowerCase()})` : ''} is not right. It should say: \n\nThe page that says so: `,
  };
}
