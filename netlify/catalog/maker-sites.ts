import { readOnce } from '#netlify/stores/read-once.ts';
import { readPart } from './catalogue-parts.ts';

/** Where else than on its own site a maker publishes, by slug of the tool. @throws StoreUnavailable */
export const makerSites = readOnce(() => readPart('maker-sites'));
