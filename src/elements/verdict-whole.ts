import { siteName } from '#domain/page/site-name.ts';
import { dayText } from '#domain/calendar/day-text.ts';
import { planStandings, type StatedPlan } from '#domain/rules/plan-standings.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import { reasonText, type StatedReason } from '#domain/rules/verdict-row.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { $rulesInForce, $verdicts, $verdictsFailed } from '#state/rules-in-force.ts';
import { againButton } from './again-button.ts';
import { makeElement } from './make-element.ts';

/**
 * `<verdict-whole tool="12">` on a tool's own page: the verdict in full, under the name of the rules in force, and folded
 * away what each plan comes to, and each rule with the words, the page and the day that answer it.
 */
export class VerdictWhole extends HTMLElement {
  #stops: (() => void)[] = [];
  #drawn: unknown[] = [];
  #line = document.createElement('verdict-line');

  connectedCallback(): void {
    this.#line.setAttribute('tool', this.getAttribute('tool') ?? '');
    const show = () => this.#show();
    this.#stops = [$rulesInForce.listen(show), $verdicts.listen(show), $verdictsFailed.listen(show)];
    show();
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop();
  }

  #show(): void {
    const inForce = $rulesInForce.get();
    const statement = $verdicts.get().get(Number(this.getAttribute('tool')));
    const [before, hasFailed] = [this.#drawn, $verdictsFailed.get() && !statement];
    this.#drawn = [inForce?.name, statement, hasFailed];
    // What is unfolded stays so while other tools of the page are judged.
    if (this.#drawn.every((part, index) => part === before[index])) return;
    if (inForce === null) this.replaceChildren();
    else if (hasFailed)
      this.replaceChildren(makeElement('p', 'What these rules say of it could not be read. ', againButton()));
    else this.replaceChildren(makeElement('p', `Under ${inForce.name}`), this.#line, ...proofOf(statement));
  }
}

/** Each plan with the rules that it fails or leaves open, and each rule with its answer, folded away as one. */
function proofOf(statement: VerdictStatement | undefined): Node[] {
  if (statement === undefined || statement.reasons.length === 0) return [];
  const { reasons, reasonsOn } = statement;
  const standings = planStandings(statement);
  const ruleByRule = reasonsOn === null ? 'Rule by rule' : `Rule by rule, on ${reasonsOn}`;
  const rules = makeElement('ul', ...reasons.map(reasonItem));
  if (!standings) return [makeElement('details', makeElement('summary', ruleByRule), rules)];
  const plans = makeElement('ul', ...standings.plans.map(planItem));
  return [makeElement('details', makeElement('summary', standings.title), plans, makeElement('p', ruleByRule), rules)];
}

function planItem({ plan, sign, verdict, says }: StatedPlan): HTMLElement {
  const mark = Object.assign(makeElement('span', sign), { ariaHidden: 'true' });
  const item = makeElement('li', mark, ' ', makeElement('b', plan), ` ${says}`);
  item.dataset['verdict'] = verdict;
  return item;
}

function reasonItem(reason: StatedReason): HTMLElement {
  const { rule, verdict, condition, quote, english, page, copy, day } = reason;
  const item = makeElement('li', makeElement('b', `${ruleWords[rule].title}: ${verdict}.`), ` ${reasonText(reason)}`);
  item.append(condition === '' ? '.' : `: ${condition}.`);
  if (quote === null || page === null) return item;
  const when = day === null ? '' : `, ${dayText(day)}`;
  item.append(
    makeElement(
      'blockquote',
      `“${quote}”${english === null ? '' : ` (${english})`} `,
      source(page),
      when,
      ...(copy ? [', read in a copy at ', source(copy)] : []),
    ),
  );
  return item;
}

function source(address: string): HTMLAnchorElement {
  const link = makeElement('a', siteName(address));
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
  return link;
}
