import type { FrozenFacts } from '#domain/project/frozen-facts.schema.ts';
import type { Sheet, SheetLine } from '#domain/project/sheet.schema.ts';
import { readyMadeRules } from '#domain/rules/ready-made-rules.ts';

const [{ rules }] = readyMadeRules as [(typeof readyMadeRules)[number]];
const wordless = { quote: null, english: null, page: null, copy: null, day: null, kind: null, read: null };
const words = {
  quote: 'You may use Outputs commercially.',
  english: null,
  page: 'https://runwayml.com/terms-of-use',
  copy: 'https://github.com/OpenTermsArchive/genai-contrib-versions/blob/1/Runway.md',
  day: '2026-09-15',
  kind: 'terms archive',
  read: 'as copied on 15 September 2026 by OpenTermsArchive/genai-contrib-versions',
} as const;

/** Facts as they are frozen, with other values where a test needs them. */
export function madeFacts(over: Partial<FrozenFacts> = {}): FrozenFacts {
  return {
    tool: {
      id: 7,
      name: 'Runway',
      maker: 'Runway AI',
      link: 'https://runwayml.com',
      state: 'active',
      note: '',
      since: null,
    },
    plan: { name: 'Standard', includes: '625 credits' },
    price: {
      amount: 15,
      currency: 'USD',
      period: 'month',
      unit: null,
      billed: 'monthly',
      perPerson: true,
      minimumPeople: null,
      ...words,
    },
    priceYearly: null,
    rights: {
      commercialUse: { answer: 'yes', condition: '', amountUSD: null, ...words },
      trainsOnUploads: {
        answer: 'opt-out',
        condition: 'Settings, Privacy; on to begin with',
        amountUSD: null,
        ...words,
      },
      indemnity: { answer: 'not read', condition: '', amountUSD: null, ...wordless },
    },
    rules,
    verdict: 'unknown',
    reasons: [
      { rule: 'paidWork', verdict: 'passes', says: 'yes', condition: '', ...words },
      { rule: 'noWatermark', verdict: 'unknown', says: 'not read', condition: '', ...wordless },
    ],
    ...over,
  };
}

/** One asset on a sheet. */
export function madeLine(over: Partial<SheetLine> = {}): SheetLine {
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    at: '2026-11-23T10:00:00.000Z',
    asset: 'hero-film-v3.mp4',
    toolId: 7,
    plan: 'Standard',
    account: 'studio@agency.example',
    day: '2026-11-20',
    human: 'Storyboard, edit, grade',
    sourceType: 'trainedAlgorithmicMedia',
    facts: 'f1',
    frozenOn: '2026-11-23',
    version: 1,
    ...over,
  };
}

/** A sheet with these lines and facts. */
export function madeSheet(over: Partial<Sheet> = {}): Sheet {
  return {
    form: 1,
    name: 'Spring film',
    client: 'Northwind Bank',
    rulesName: 'Client work',
    rules,
    disclosure: 'Of 1 asset, 1 was created using generative AI (Runway).',
    lines: [madeLine()],
    facts: { f1: madeFacts() },
    ...over,
  };
}
