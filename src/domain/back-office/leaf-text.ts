import { factTitles } from '#domain/tool/evidence.ts';

const titles: Record<string, string> = {
  pricing: 'Price',
  standardPricing: 'Price list',
  freeUse: 'Useful without paying',
  'rights.commercialUse': 'Commercial use',
  'rights.trainsOnUploads': 'Trains on your uploads',
  'rights.indemnity': 'Indemnity',
  ethicallyTrained: 'Training data',
  status: 'Life',
  link: 'Address',
  alsoKnownAs: 'Also known as',
  icon: 'Mark',
  yakOpinion: 'The yak’s take',
  skipItIf: 'Skip it if',
  yakPick: 'Editors’ choice',
  idealUseCases: 'Ideal use case',
  teamSizes: 'Team sizes',
  experienceLevel: 'Who can work with it',
  departments: 'Desks',
  toolName: 'Tool',
  toolId: '№ of the tool',
  updateTitle: 'Headline',
  updateDescription: 'Words',
  updateType: 'Type',
  releaseDate: 'Day of the release',
  sourceUrl: 'Source',
  isAuthentic: 'Read at the source',
  quote: 'Words of the source',
  supersededBy: 'Superseded by №',
  publishedOn: 'Day it carries',
  text: 'Text',
  says: 'What people type',
  useCase: 'Paid filter',
  paidBy: 'How it is paid for',
  fewTools: 'Why few tools do it',
  state: 'Where it stands',
  showsOn: 'Shown from',
};

/** A place of a tool as the desk names it: 'Price', 'Source of “Price”'. */
export function leafTitle(field: string): string {
  const fact = /^evidence\.(\w+)$/.exec(field)?.[1];
  if (fact !== undefined) return `Source of “${factTitles[fact as keyof typeof factTitles] ?? fact}”`;
  return titles[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** What stands at a place, in one line: groups by part, lists by comma. */
export function leafText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(leafText).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${leafText(part)}`)
    .join(', ');
}
