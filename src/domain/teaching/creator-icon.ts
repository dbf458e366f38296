/** The mark of the tool whose makers teach it themselves, so that the channel bears its name: null for everybody else. */
export function creatorIcon(name: string, tools: readonly { name: string; icon: string | null }[]): string | null {
  return tools.find((tool) => tool.name === name)?.icon ?? null;
}
