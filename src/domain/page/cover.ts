import { categoryTerms } from '#domain/tool/category-terms.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type Drawn, drawsOf } from './draw-cover.ts';
import { type Motif, motifs } from './cover-motifs.ts';

/** The motif of each category term, in lower case. */
const motifByTerm: Readonly<Record<string, Motif>> = {
  'ai image generation': 'picture',
  'video ai': 'film',
  'design assistant': 'layout',
  'content generation': 'wave',
  'marketing copy generator': 'copy',
  'content & strategy assistant': 'rings',
  'workspace assistant': 'deck',
  'ai assistant': 'talk',
  'image editing': 'grain',
  'video editing': 'tracks',
  'motion and vfx': 'curve',
  '3d': 'mesh',
  'audio and music': 'wave',
  voice: 'wave',
  'decks and documents': 'deck',
  'web and prototyping': 'browser',
  'social scheduling': 'calendar',
  research: 'rings',
  'transcription and meetings': 'talk',
  'automation and agents': 'steps',
  'upscaling and restoration': 'grain',
  'asset search': 'shelf',
  'enterprise suite': 'seal',
};
/** What a plate shows of a category that the guide does not know yet. */
const OTHERWISE: Motif = 'layout';

/** The plate of a page: a specimen of what is done there, the same for the same word in every build. */
export function coverOf(word: string, motif: Motif): Drawn {
  return motifs[motif](drawsOf(word));
}

/** The motif of a tool's category: of its first term. */
export function motifOfCategory(category: string): Motif {
  const [first = ''] = categoryTerms(category);
  return motifByTerm[first.toLowerCase()] ?? OTHERWISE;
}

/**
 * The motif that most of some tools stand for. A later term tells more than the first, which gives the colour: of a tool
 * filed under 'design assistant, 3D' the plate shows three dimensions.
 */
export function motifOfTools(tools: readonly Pick<Tool, 'category'>[]): Motif {
  const counts = new Map<Motif, number>();
  for (const { category } of tools) {
    for (const [index, term] of categoryTerms(category).entries()) {
      const motif = motifByTerm[term.toLowerCase()];
      if (motif) counts.set(motif, (counts.get(motif) ?? 0) + (index === 0 ? 2 : 3));
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? OTHERWISE;
}
