import { counted } from '#domain/text/counted.ts';
import { andList } from '#domain/text/list-text.ts';
import type { LineVersion, ProjectLines } from './project.ts';
import type { SourceType } from './source-types.ts';

/** What generative models had a part in, the largest part first: an asset of several lines counts once, in the first. */
const parts: readonly { type: SourceType; says(one: boolean): string }[] = [
  { type: 'trainedAlgorithmicMedia', says: (one) => `${one ? 'was' : 'were'} created using generative AI` },
  { type: 'compositeWithTrainedAlgorithmicMedia', says: (one) => `${one ? 'was' : 'were'} edited using generative AI` },
  { type: 'compositeSynthetic', says: (one) => `${one ? 'contains' : 'contain'} elements made with generative AI` },
];

/**
 * What the public is told of a work: 'Of 12 assets, 3 were created using generative AI (Midjourney and Runway) and 1 was
 * edited using generative AI (Photoshop).' Empty without lines.
 */
export function disclosureOf({ lines, facts }: Pick<ProjectLines, 'lines' | 'facts'>): string {
  const current = lines.flatMap(({ versions }) => versions.at(-1) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
  const assets = Map.groupBy(current, ({ asset }) => asset);
  if (assets.size === 0) return '';
  const left = new Map(assets);
  const told = parts.flatMap(({ type, says }) => {
    const own = [...left].filter(([, versions]) => versions.some(({ sourceType }) => sourceType === type));
    for (const [asset] of own) left.delete(asset);
    if (own.length === 0) return [];
    const tools = own.flatMap(([, versions]) => versions.filter(({ sourceType }) => sourceType === type));
    return [`${own.length} ${says(own.length === 1)} (${andList(namesOf(tools, facts))})`];
  });
  if (told.length === 0)
    return assets.size === 1
      ? 'The one asset was made and edited without generative AI, as its makers state.'
      : `The ${assets.size} assets were made and edited without generative AI, as their makers state.`;
  return `Of ${counted(assets.size, 'asset')}, ${andList(told)}.`;
}

function namesOf(versions: readonly LineVersion[], facts: ProjectLines['facts']): string[] {
  return [...new Set(versions.map((version) => facts[version.facts]?.tool.name ?? `tool no. ${version.toolId}`))];
}
