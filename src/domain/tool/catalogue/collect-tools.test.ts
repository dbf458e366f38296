import { describe, expect, it } from 'vitest';
import { collectTools } from './collect-tools.ts';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import type { ListingRule } from './listing.schema.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';

const names = (tools: { name: string }[]) => tools.map(({ name }) => name);

const draws = makeTool({ id: 1, name: 'Draws', category: 'AI image generation, image editing', freeUse: 'yes' });
const films = makeTool({
  id: 2,
  name: 'Films',
  category: 'video AI',
  badge: 'Video',
  departments: ['production'],
  goals: ['content-creation'],
  pricing: { amount: 99, period: 'month', details: '' },
  experienceLevel: ['advanced'],
  teamSizes: ['large'],
  description: 'Turns a storyboard into moving pictures, shot by shot and take by take.',
  rights: { commercialUse: 'depends', trainsOnUploads: 'no', indemnity: 'yes' },
  status: { state: 'watch', note: 'For sale.', since: null, replacedBy: null },
  evidence: { ...noEvidence(), commercialUse: makeEvidence(), price: makeEvidence({ kind: 'press' }) },
});
const gone = makeTool({
  id: 3,
  name: 'Gone',
  status: { state: 'shut down', note: 'Closed.', since: null, replacedBy: 1 },
});
const catalogue = [films, gone, draws];

describe('each kind of demand', () => {
  it.each<[ListingRule, string[]]>([
    [{ categories: ['image editing'] }, ['Draws']],
    [{ categories: ['ai IMAGE generation'] }, ['Draws']],
    [{ categories: ['image'] }, []],
    [{ badges: ['Video'] }, ['Films']],
    [{ departments: ['production'] }, ['Films']],
    [{ goals: ['design-visual'] }, ['Draws']],
    [{ budgets: ['free'] }, ['Draws']],
    [{ experienceLevels: ['advanced'] }, ['Films']],
    [{ teamSizes: ['large'] }, ['Films']],
    [{ criteria: ['storyboarding'] }, ['Films']],
    [{ criteria: ['storyboarding', 'under-10'] }, ['Films']],
    [{ states: ['watch'] }, ['Films']],
    [{ commercialUse: ['yes'] }, ['Draws']],
    [{ trainsOnUploads: ['no'] }, ['Films']],
    [{ indemnity: ['yes'] }, ['Films']],
    [{ confirmedFacts: ['commercialUse'] }, ['Films']],
    [{ confirmedFacts: ['commercialUse', 'price'] }, []],
  ])('%j lets in %j', (rule, expected) => {
    expect(names(collectTools(catalogue, rule))).toEqual(expected);
  });
});

describe('together', () => {
  it('needs any word within a kind, sorted by name', () => {
    expect(names(collectTools(catalogue, { categories: ['video AI', 'image editing'] }))).toEqual(['Draws', 'Films']);
  });
  it('needs every kind', () => {
    expect(names(collectTools(catalogue, { categories: ['video AI', 'image editing'], budgets: ['free'] }))).toEqual([
      'Draws',
    ]);
  });
  it('leaves out what is shut down unless the rule asks for it', () => {
    expect(names(collectTools(catalogue, { categories: ['AI image generation'] }))).toEqual(['Draws']);
    expect(names(collectTools(catalogue, { states: ['shut down'] }))).toEqual(['Gone']);
  });
});
