/** What pages say under rules in force; fetched only when there are some (on-demand.ts). */
import { VerdictLine } from './verdict-line.ts';
import { VerdictList } from './verdict-list.ts';
import { VerdictSum } from './verdict-sum.ts';
import { VerdictWhole } from './verdict-whole.ts';
import sheet from './verdicts.css?url';

// As a file of its own: what a script imports as a style is printed into every page.
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
const begin = () => {
  customElements.define('verdict-line', VerdictLine);
  customElements.define('verdict-sum', VerdictSum);
  customElements.define('verdict-list', VerdictList);
  customElements.define('verdict-whole', VerdictWhole);
};
// Lines that are drawn before their style would move when it comes; without it they are plain.
link.addEventListener('load', begin);
link.addEventListener('error', begin);
document.head.append(link);
