/** What pages say under rules in force; fetched only when there are some (on-demand.ts). */
import './verdict-line.ts';
import './verdict-sum.ts';
import './verdict-list.ts';
import './verdict-whole.ts';
import './verdicts.css';
