import { verdictLine } from '#domain/rules/verdict-line.ts';
import type { VerdictStatement } from '#domain/rules/verdict-statement.ts';
import { verdictCell } from '#domain/rules/verdicts-side-by-side.ts';
import { $verdicts, askVerdicts } from '#state/rules-in-force.ts';
import { makeElement } from './make-element.ts';

/**
 * `<verdict-line tool="12">`: whether a tool may be used under the rules in force, in one line; `brief`: as one answer among
 * others. It stands in printed rows and in those of islands alike; nobody else writes into it.
 */
export class VerdictLine extends HTMLElement {
  static readonly observedAttributes = ['tool', 'brief'];
  #shown: VerdictStatement | undefined;
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.#stop = $verdicts.subscribe(() => this.#show());
    askVerdicts([this.#id()]);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name !== 'tool') this.#shown = undefined;
    this.#show();
    askVerdicts([this.#id()]);
  }

  #id(): number {
    return Number(this.getAttribute('tool'));
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
    this.dataset['verdict'] = statement.verdict;
    this.dataset['against'] = statement.reasons
      .flatMap(({ verdict, rule }) => (verdict === 'fails' ? rule : []))
      .join(' ');
    this.replaceChildren(...(this.hasAttribute('brief') ? cellParts(statement) : lineParts(statement)));
  }
}

function lineParts(statement: VerdictStatement): (string | Node)[] {
  const { sign, head, rest } = verdictLine(statement);
  return [signElement(sign), ' ', makeElement('b', head), rest];
}

function cellParts(statement: VerdictStatement): (string | Node)[] {
  const { sign, word, fact, limit, on } = verdictCell(statement);
  // Beside its word a cell has room for one thing on which it hangs.
  const [hung = '', ...more] = limit.split(', ');
  const below = [...more, fact || on].filter(Boolean).join(', ');
  return [
    signElement(sign),
    ' ',
    makeElement('b', word, ...(hung === '' ? [] : [makeElement('i', `, ${hung}`)])),
    ...(below === '' ? [] : [' ', makeElement('small', below)]),
  ];
}

function signElement(sign: string): HTMLElement {
  const mark = makeElement('span', sign);
  mark.ariaHidden = 'true';
  return mark;
}
