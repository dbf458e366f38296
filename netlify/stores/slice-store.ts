import { slicePlanSchema, sliceSchema } from '#domain/slice/slice.schema.ts';
import { documentStore } from './document-store.ts';

/** How some work on many records is cut, under its name and `-plan`. */
export const slicePlans = documentStore('slices', slicePlanSchema, (key) => key.endsWith('-plan'));
/** How far each slice is, under the name of the work and its prefix. */
export const slices = documentStore('slices', sliceSchema, (key) => !key.endsWith('-plan'));
