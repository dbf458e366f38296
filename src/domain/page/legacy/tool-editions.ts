/** The ways in which the guide has drawn a tool's entry; the first is the one that counts, the others are its variants. */
export const toolEditions = [
  { folder: 'tool-fluid', name: 'Field guide' },
  { folder: 'tool', name: 'Index card' },
  { folder: 'tool-old', name: 'Review' },
  { folder: 'tool-wnw', name: 'Profile' },
  { folder: 'tool-behance', name: 'Plates' },
] as const;
export type ToolEdition = (typeof toolEditions)[number]['folder'];

/** The address of a tool in one of its editions. */
export function toolEditionPath(folder: ToolEdition, id: number): string {
  return `/${folder}/${id}`;
}
