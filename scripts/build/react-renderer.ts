import react from '@astrojs/react/server.js';
import { drawOnce } from './draw-once.ts';

/** How pages draw React: as `@astrojs/react` does, without doing the same work for each of ten thousand pages. */
export default drawOnce(react);
