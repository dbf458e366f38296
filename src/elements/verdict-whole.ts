import { dayText } from '#domain/value/day-text.ts';
import { mailLink, makerQuestions } from '#domain/rules/maker-questions.ts';
import { planStandings, type StatedPlan } from '#domain/rules/plan-standings.ts';
import { ruleWords } from '#domain/rules/rule-words.ts';
import { reasonText, type StatedReason } from '#domain/rules/verdict-row.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { copierOf, NEW_TAB, pageName } from '#domain/tool/evidence/evidence.ts';
import { $rulesInForce, $verdicts, $verdictsFailed } from '#state/rules-in-force.ts';
import { againButton } from './again-button.ts';
import { makeElement } from './make-element.ts';

/**
 * `<verdict-whole tool="12" name="Canva">` on a tool's own page: the verdict in full, under the name of the rules in force,
 * and folded away what each plan comes to, each rule with the words, the page and the day that answer it, and what nobody
 * knows as a mail to the maker.
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
    else this.replaceChildren(makeElement('p', `Under “${inForce.name}”`), this.#line, ...this.#proof(statement));
  }

  /** Each plan with the rules that it fails or leaves open, each rule with its answer, and the questions, folded away as one. */
  #proof(statement: VerdictStatement | undefined): Node[] {
    if (statement === undefined || statement.reasons.length === 0) return [];
    const { reasons, reasonsOn, verdict } = statement;
    const standings = planStandings(statement);
    const ruleByRule = reasonsOn === null ? 'Rule by rule' : `Rule by rule, on ${reasonsOn}`;
    const plans = standings ? [makeElement('ul', ...standings.plans.map(planItem)), makeElement('p', ruleByRule)] : [];
    const rules = makeElement('ul', ...reasons.map(reasonItem));
    const questions =
      verdict === 'unknown' ? [makeElement('p', questionsLink(this.getAttribute('name') ?? '', statement))] : [];
    const summary = makeElement('summary', standings?.title ?? ruleByRule);
    return [makeElement('details', summary, ...plans, rules, ...questions)];
  }
}

function questionsLink(name: string, statement: VerdictStatement): HTMLElement {
  const link = makeElement('a', 'Questions for the maker, as a mail');
  return Object.assign(link, { href: mailLink(makerQuestions(name, statement)) });
}

function planItem({ plan, sign, verdict, says }: StatedPlan): HTMLElement {
  const mark = Object.assign(makeElement('span', sign), { ariaHidden: 'true' });
  const item = makeElement('li', mark, ' ', makeElement('b', plan), ` ${says}`);
  item.dataset['verdict'] = verdict;
  return item;
}

function reasonItem(reason: StatedReason): HTMLElement {
  const { rule, verdict, condition, quote, english, page, copy, day, read } = reason;
  const item = makeElement('li', makeElement('b', `${ruleWords[rule].title}: ${verdict}.`), ` ${reasonText(reason)}`);
  item.append(condition === '' ? '.' : `: ${condition}.`);
  if (quote === null || page === null || day === null || read === null) return item;
  // 'as copied on 15 September 2026 by owner/archive', up to its day.
  const [how = ''] = read.split(dayText(day));
  const copier = copy === null ? [] : [' by ', source(copy, copierOf(copy))];
  const said = `“${quote}”${english === null ? '' : ` (in English: ${english})`} `;
  item.append(makeElement('blockquote', said, source(page, pageName(page)), `, ${how}${dayText(day)}`, ...copier));
  return item;
}

function source(address: string, name: string): HTMLAnchorElement {
  const hint = Object.assign(makeElement('span', NEW_TAB), { className: 'visually-hidden' });
  return Object.assign(makeElement('a', name, hint), { href: address, target: '_blank', rel: 'noopener' });
}
