import { isPriceUnconfirmed, priceText, UNCONFIRMED_MARK, pricePeriods } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type PageElement, readTree, type TextNode } from './page-tree.ts';

type Priced = Pick<Tool, 'id' | 'slug' | 'name' | 'pricing' | 'standardPricing' | 'evidence'>;

/** A price as `priceText` writes it, with or without the mark behind it. */
const PRICE = new RegExp(`(\\$[\\d.]+\\/(?:${pricePeriods.join('|')})|Free to start)(\\*?)`, 'g');
/** Two amounts against each other, as the alternatives say them. */
const AGAINST = /\$[\d.]+(\*?) against \$[\d.]+(\*?) an? /g;
const TOOL_ADDRESS = /^\/tool[a-z-]*\/(\d+)/;
const SLUG_ADDRESS = /^\/alternatives\/([a-z0-9-]+)/;
/** A 'list' that is one price only is marked like any other. */
const priceOnly = new RegExp(`^${PRICE.source}$`);
const CAVEAT = 'Not confirmed yet';

/**
 * Prices on a built page that nobody has confirmed and that carry no mark. A price belongs to the tool that heads its
 * column, or that the smallest element around it links to, else to the tool of the page. Where several tools stand there,
 * it must be the confirmed price of one of them.
 * @param path of the page, without origin
 * @returns what is wrong, in words; empty when each is marked
 */
export function unmarkedPrices(path: string, html: string, tools: readonly Priced[]): string[] {
  const tree = readTree(html);
  const own = toolsAt([path], tools);
  const around = ({ parent }: TextNode) => {
    const column = toolOfColumn(parent, tools);
    const near = column ? [column] : nearestTools(parent, tools);
    return near.length === 1 || own.length === 0 ? near : own;
  };
  return [
    ...tree.texts.flatMap((node) => [
      ...(node.text.trim() === 'Free' ? unmarked('Free to start', around(node)) : []),
      ...[...withoutLists(node.text, around(node)).matchAll(PRICE)]
        .filter(([, , mark]) => mark === '')
        .flatMap(([, price = '']) => unmarked(price, around(node))),
      ...[...node.text.matchAll(AGAINST)].flatMap(([words, first, second]) =>
        isAgainstUnmarked(around(node), own, [first, second]) ? [`“${words.trim()}” lacks a mark`] : [],
      ),
      ...unmarkedLists(node, around(node)),
    ]),
    ...tree.props.flatMap((props) =>
      [...props.matchAll(PRICE)]
        .filter(([, , mark]) => mark === '')
        .flatMap(([, price = '']) => unmarked(price, tools)),
    ),
    ...tree.statements.flatMap((statement) => offeredUnconfirmed(statement, tools)),
  ];
}

/** Prices in a file for machines (JSON, plain text, feeds): each is the confirmed price of some tool, or is marked. */
export function unmarkedInText(text: string, tools: readonly Priced[]): string[] {
  return [...text.matchAll(PRICE)]
    .filter(([, , mark]) => mark === '')
    .flatMap(([, price = '']) => unmarked(price, tools));
}

function unmarked(price: string, candidates: readonly Priced[]): string[] {
  const priced = candidates.filter(({ pricing }) => priceText(pricing, 'Free to start') === price);
  const isOfConfirmed = priced.some((tool) => !isPriceUnconfirmed(tool));
  return priced.length === 0 || isOfConfirmed ? [] : [`${price} of ${priced[0]?.name} lacks its mark`];
}

/** In 'A against B' the first amount is the listed tool's, the second that of the page's tool. */
function isAgainstUnmarked(
  listed: readonly Priced[],
  own: readonly Priced[],
  [first, second]: [string | undefined, string | undefined],
): boolean {
  const isUnsure = (of: readonly Priced[]) => of.length === 1 && of.every(isPriceUnconfirmed);
  return (isUnsure(listed) && first === '') || (isUnsure(own) && second === '');
}

/** The text without the price lists of these tools: those are judged as a whole. */
function withoutLists(text: string, tools: readonly Priced[]): string {
  return tools
    .flatMap(({ standardPricing, pricing }) => [standardPricing, pricing.details])
    .filter((list) => list !== '' && !priceOnly.test(list))
    .reduce((rest, list) => rest.replace(list, ''), text);
}

/** A price list in words is not marked itself: the caveat or the marked price stands beside it. */
function unmarkedLists({ text, parent }: TextNode, around: readonly Priced[]): string[] {
  return around
    .filter(
      (tool) => isPriceUnconfirmed(tool) && /\$\d/.test(tool.standardPricing) && text.includes(tool.standardPricing),
    )
    .filter((tool) => {
      const marked = `${priceText(tool.pricing, 'Free to start')}${UNCONFIRMED_MARK}`;
      for (let at: PageElement | null = parent; at; at = at.parent)
        if (at.text.includes(marked) || at.text.includes(CAVEAT)) return false;
      return true;
    })
    .map(({ name }) => `the price list of ${name} stands without its caveat`);
}

/** A machine would drop the mark: a statement names no price that nobody has confirmed. */
function offeredUnconfirmed(statement: string, tools: readonly Priced[]): string[] {
  const unsure = new Set(tools.filter(isPriceUnconfirmed).map(({ name }) => name));
  const found: string[] = [];
  JSON.parse(statement, (_, value: unknown) => {
    if (
      typeof value === 'object' &&
      value !== null &&
      'offers' in value &&
      'name' in value &&
      unsure.has(String(value.name))
    )
      found.push(`a statement offers ${String(value.name)} at a price that nobody has confirmed`);
    return value;
  });
  return found;
}

/** The tools that the smallest element around it with any link to a tool links to. */
function nearestTools(element: PageElement, tools: readonly Priced[]): Priced[] {
  for (let at: PageElement | null = element; at; at = at.parent) {
    const linked = toolsAt([...at.links], tools);
    if (linked.length > 0) return linked;
    if (at.name === 'main' || at.name === 'body') return [];
  }
  return [];
}

/** The tool whose name heads the column of the table in which an element stands. */
function toolOfColumn(element: PageElement, tools: readonly Priced[]): Priced | undefined {
  let cell: PageElement | null = element;
  while (cell && cell.name !== 'td') cell = cell.parent;
  const row = cell?.parent;
  const table = row?.parent?.parent;
  const heads = table?.children.find(({ name }) => name === 'thead')?.children[0]?.children;
  const head = cell && row ? heads?.[row.children.indexOf(cell)]?.text.trim() : undefined;
  return tools.find(({ name }) => name === head);
}

function toolsAt(addresses: readonly string[], tools: readonly Priced[]): Priced[] {
  const ids = new Set(addresses.flatMap((address) => TOOL_ADDRESS.exec(address)?.[1] ?? []).map(Number));
  const slugs = new Set(addresses.flatMap((address) => SLUG_ADDRESS.exec(address)?.[1] ?? []));
  return tools.filter(({ id, slug }) => ids.has(id) || slugs.has(slug));
}
