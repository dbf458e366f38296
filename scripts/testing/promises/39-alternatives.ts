import fresh from './fresh-alternatives.json' with { type: 'json' };
import { judgeAlternatives } from './judge-alternatives.ts';
import judged from './judged-alternatives.json' with { type: 'json' };
import { fileTools } from '#testing/built-catalogue.ts';
import { type ProductPromise, runAlone } from './promise.ts';

/** Share of the tools judged before the order was changed whose first five alternatives are sensible; later ones are printed apart. */
const SENSIBLE_AT_LEAST = 0.95;

/** The alternatives to a tool are what a professional would name. `--mistakes` prints those that are not. */
export const promise: ProductPromise = {
  id: 39,
  title: 'At least 95 % of the judged tools get sensible alternatives',
  run() {
    const tools = fileTools;
    const [mistakes, later] = [judgeAlternatives(tools, judged), judgeAlternatives(tools, fresh)];
    if (process.argv.includes('--mistakes')) {
      for (const { slug, first, right, absurd } of [...mistakes, ...later])
        console.log(`${slug}: ${first.join(' ')} (${right} right; absurd: ${absurd.join(' ') || 'none'})`);
    }
    const sensible = judged.length - mistakes.length;
    return Promise.resolve({
      ok: sensible / judged.length >= SENSIBLE_AT_LEAST,
      figure: `${sensible} of ${judged.length} judged tools have sensible alternatives; of those judged later ${fresh.length - later.length} of ${fresh.length}`,
    });
  },
};

if (import.meta.main) await runAlone(promise);
