import { briefVerdictLine, sharedVerdictLine, verdictLine } from '#domain/rules/verdict-line.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { $verdicts, askVerdicts } from '#state/rules-in-force.ts';
import { makeElement } from './make-element.ts';

/**
 * `<verdict-line tool="12">`: whether a tool may be used under the rules in force, in one line; `tool="12 7"`: the same of
 * several, once it is the same for all of them; `brief`: by the names of the rules at issue alone. It stands in printed rows and in those of islands alike; nobody else writes into it.
 */
export class VerdictLine extends HTMLElement {
  static readonly observedAttributes = ['tool'];
  #shown: readonly VerdictStatement[] = [];
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = $verdicts.subscribe(() => this.#show());
    askVerdicts(this.#ids());
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  attributeChangedCallback(): void {
    if (!this.isConnected) return;
    this.#show();
    askVerdicts(this.#ids());
  }

  #ids(): number[] {
    return (this.getAttribute('tool') ?? '').split(' ').map(Number);
  }

  #show(): void {
    const ids = this.#ids();
    const statements = ids.flatMap((id) => $verdicts.get().get(id) ?? []);
    const isShown =
      statements.length === this.#shown.length && statements.every((one, index) => one === this.#shown[index]);
    // What a page brought along in its rows, as it stood when they were copied, is drawn anew.
    if (isShown && (statements.length > 0 || this.childNodes.length === 0)) return;
    this.#shown = statements;
    const [statement] = statements.length === ids.length ? statements : [];
    const lineOf = this.hasAttribute('brief') ? briefVerdictLine : verdictLine;
    const line = statement && (ids.length > 1 ? sharedVerdictLine(statements, lineOf) : lineOf(statement));
    if (!line) {
      delete this.dataset['verdict'];
      delete this.dataset['against'];
      this.replaceChildren();
      return;
    }
    const mark = makeElement('span', line.sign);
    mark.ariaHidden = 'true';
    this.dataset['verdict'] = statement.verdict;
    this.dataset['against'] = statement.reasons
      .flatMap(({ verdict, rule }) => (verdict === 'fails' ? rule : []))
      .join(' ');
    this.replaceChildren(mark, ' ', makeElement('b', line.head), line.rest);
  }
}
