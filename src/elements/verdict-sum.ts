import { tallyText } from '#domain/rules/order-under-rules.ts';
import { passingCostText } from '#domain/rules/passing-cost.ts';
import { rulesQuery } from '#domain/rules/rules-address.ts';
import { verdictOfSeveral } from '#domain/rules/verdicts-side-by-side.ts';
import { $rulesInForce, $verdicts, $verdictsFailed, askVerdicts, isAnswered } from '#state/rules-in-force.ts';
import { againButton } from './again-button.ts';
import { makeElement } from './make-element.ts';

/** What an order says of itself. */
const orders: Record<string, string> = {
  'passes first': 'What passes stands first, what fails last.',
  'passes first in each part': 'Each part: what passes first, what fails last.',
  'fails last': 'What fails stands last.',
  'fails last in each part': 'What fails stands last in each part.',
};

/**
 * `<verdict-sum tools="12 7 …" of="175" order="passes first">`: how many tools of a list pass under the rules in force, with
 * the way to those rules; or that it could not be read, with the way to try again. `of`: all that the list is a part of;
 * `costs`: the list is bought as a whole, so what passes is added up; `names`: those of the tools, in
 * their order, where they stand side by side: then it says in a sentence which of them pass.
 */
export class VerdictSum extends HTMLElement {
  static readonly observedAttributes = ['tools', 'names'];
  #text = '';
  #stops: (() => void)[] = [];

  connectedCallback(): void {
    this.setAttribute('role', 'status');
    const show = () => this.#show();
    this.#stops = [$rulesInForce.listen(show), $verdicts.listen(show), $verdictsFailed.listen(show)];
    this.#ask();
  }

  disconnectedCallback(): void {
    for (const stop of this.#stops) stop();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#ask();
  }

  #ids(): number[] {
    return (this.getAttribute('tools') ?? '').split(' ').filter(Boolean).map(Number);
  }

  #ask(): void {
    askVerdicts(this.#ids());
    this.#show();
  }

  #show(): void {
    const [inForce, ids] = [$rulesInForce.get(), this.#ids()];
    const judged = ids.flatMap((id) => $verdicts.get().get(id) ?? []);
    const order = orders[this.getAttribute('order') ?? ''] ?? '';
    if (inForce === null || ids.length === 0) this.#say('', []);
    else if ($verdictsFailed.get())
      this.#say('failed', ['The verdicts could not be read; the list is as it was. ', againButton()]);
    else if (this.hasAttribute('names') ? !ids.every(isAnswered) : judged.length === 0)
      this.#say('judging', [`Under “${inForce.name}”: judging …`]);
    else if (this.hasAttribute('names')) {
      const names = JSON.parse(this.getAttribute('names') ?? '[]') as string[];
      const tools = ids.flatMap((id, place) => {
        const statement = judged.find(({ toolId }) => toolId === id);
        return statement ? { name: names[place] ?? '', statement } : [];
      });
      const [before, after] = verdictOfSeveral(tools, inForce.name);
      const address = `/rules?${rulesQuery(inForce.rules)}`;
      const link = Object.assign(makeElement('a', inForce.name), { href: address });
      this.#say(`${before}${inForce.name}${after} ${address}`, [before, link, after]);
    } else {
      const isPart = Number(this.getAttribute('of') ?? 0) > ids.length;
      const text = `Under “${inForce.name}”: ${tallyText(judged, isPart)}`;
      const address = `/rules?${rulesQuery(inForce.rules)}`;
      const isIdle = order.startsWith('What fails') && judged.every(({ verdict }) => verdict !== 'fails');
      const cost = this.hasAttribute('costs') ? passingCostText(judged) : '';
      const rest = `. ${isIdle ? '' : order}${cost === '' ? '' : ` ${cost}.`}`;
      this.#say(`${text}${rest} ${address}`, [Object.assign(makeElement('a', text), { href: address }), rest]);
    }
  }

  /** @param text names what is said, so that it is not said twice */
  #say(text: string, parts: readonly (string | Node)[]): void {
    if (text === this.#text && this.childNodes.length > 0) return;
    this.#text = text;
    this.replaceChildren(...parts);
  }
}
