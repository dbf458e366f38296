import { briefVerdictLine, shortVerdictLine, verdictLine } from '#domain/rules/verdict-line.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { $verdicts, askVerdicts } from '#state/rules-in-force.ts';
import { makeElement } from './make-element.ts';

/**
 * `<verdict-line tool="12">`: whether a tool may be used under the rules in force, in one line; `brief`: by the names of the
 * rules at issue alone; `short`: only what is open or broken, where the rules are named above. It stands in printed rows and in those of islands alike; nobody else writes into it.
 */
export class VerdictLine extends HTMLElement {
  static readonly observedAttributes = ['tool'];
  #shown: VerdictStatement | undefined;
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = $verdicts.subscribe(() => this.#show());
    askVerdicts([this.#id()]);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  attributeChangedCallback(): void {
    if (!this.isConnected) return;
    this.#show();
    askVerdicts([this.#id()]);
  }

  #id(): number {
    return Number(this.getAttribute('tool'));
  }

  #words(): typeof verdictLine {
    if (this.hasAttribute('short')) return shortVerdictLine;
    return this.hasAttribute('brief') ? briefVerdictLine : verdictLine;
  }

  #show(): void {
    const statement = $verdicts.get().get(this.#id());
    // What a page brought along in its rows, as it stood when they were copied, is drawn anew.
    if (statement === this.#shown && (statement !== undefined || this.childNodes.length === 0)) return;
    this.#shown = statement;
    if (!statement) {
      delete this.dataset['verdict'];
      delete this.dataset['against'];
      this.replaceChildren();
      return;
    }
    const line = this.#words()(statement);
    const mark = makeElement('span', line.sign);
    mark.ariaHidden = 'true';
    this.dataset['verdict'] = statement.verdict;
    this.dataset['against'] = statement.reasons
      .flatMap(({ verdict, rule }) => (verdict === 'fails' ? rule : []))
      .join(' ');
    this.replaceChildren(mark, ' ', makeElement('b', line.head), line.rest);
  }
}
