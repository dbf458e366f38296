/**
 * How a work came to be, by the names of the IPTC digital source type vocabulary
 * (cv.iptc.org/newscodes/digitalsourcetype, revision of 17 September 2024), with its English names. Retired terms
 * (minorHumanEdits, digitalArt, softwareImage) are left out.
 */
export const sourceTypeNames = {
  trainedAlgorithmicMedia: 'Created using Generative AI',
  compositeWithTrainedAlgorithmicMedia: 'Edited using Generative AI',
  compositeSynthetic: 'Composite including generative AI elements',
  algorithmicallyEnhanced: 'Algorithmically-altered media',
  algorithmicMedia: 'Pure algorithmic media',
  humanEdits: 'Human-edited media',
  digitalCreation: 'Digital creation',
  dataDrivenMedia: 'Data-driven media',
  composite: 'Composite of elements',
  compositeCapture: 'Composite of captured elements',
  digitalCapture: 'Digital capture sampled from real life',
  computationalCapture: 'Multi-frame computational capture sampled from real life',
  screenCapture: 'Screen capture',
  virtualRecording: 'Virtual event recording',
  negativeFilm: 'Digitised from a transparent negative',
  positiveFilm: 'Digitised from a transparent positive',
  print: 'Digitised from a non-transparent medium',
} as const;
export type SourceType = keyof typeof sourceTypeNames;

/** The names, in the order in which they are offered: what generative tools make stands first. */
export const sourceTypes = Object.keys(sourceTypeNames) as [SourceType, ...SourceType[]];

/** Where the vocabulary defines a name: the value that a file's metadata carries. */
export function sourceTypeAddress(type: SourceType): string {
  return `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;
}
