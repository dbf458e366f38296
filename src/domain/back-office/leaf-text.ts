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
  title: 'Headline',
  reason: 'Why',
  state: 'Where it stands',
  showsOn: 'Shown from',
};

/** Parts of a source as their fields are called. */
const sourceParts: Record<string, string> = {
  source: 'its page',
  kind: 'its kind',
  quote: 'its words',
  readOn: 'the day it was read',
  pageDate: 'the page’s own date',
};

/** A place of a tool or document as the desk names it: 'Price', 'Source of “Price”, its words', 'Tasks 2, note'. */
export function leafTitle(field: string): string {
  const [, fact, part] = /^evidence\.(\w+)(?:\.(\w+))?$/.exec(field) ?? [];
  if (fact !== undefined)
    return `Source of “${factTitles[fact as keyof typeof factTitles] ?? fact}”${part ? `, ${sourceParts[part] ?? part}` : ''}`;
  const [, list, place, inside] = /^(\w+)\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
  if (list !== undefined) return `${leafTitle(list)} ${Number(place) + 1}${inside ? `, ${inside}` : ''}`;
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
