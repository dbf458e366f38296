import { isPriceUnconfirmed, moneyText, priceText } from '#domain/tool/plan/price.ts';
import { pricePeriods } from '#domain/tool/tool-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { type PageElement, readTree, type TextNode } from './page-tree.ts';

type Priced = Pick<Tool, 'id' | 'slug' | 'name' | 'pricing' | 'standardPricing' | 'evidence' | 'plans'>;

const FREE = priceText({ amount: 0, period: 'month' });
/** A price as `priceText` writes it, with or without the mark behind it. */
const PRICE = new RegExp(`((?:[$€£¥]|\\b[A-Z]{3} )[\\d,.]+\\/(?:${pricePeriods.join('|')})|${FREE})(\\*?)`, 'g');
/** An amount of money, with or without the mark behind it. */
const MONEY = /((?:[$€£¥]|\b[A-Z]{3} )\d+(?:,\d{3})*(?:\.\d+)?)(?![\d/]|[.,]\d)(\*?)/g;
/** An amount that says what it is paid for: files for machines print others that are no prices. */
const PAID_MONEY = new RegExp(
  `${MONEY.source}(?= (?:per person|a month|a year|once|by use|billed yearly|an? [a-z]+\\b))`,
  'g',
);
/** Words of others, which no mark may change. */
const QUOTES = new Set(['blockquote', 'q']);
/** In the head of a column 'Free' is the name of a plan. */
const HEADS = new Set(['th']);
/** So it is in the small words of a cell: they name the plans that the cell is about. */
const CELLS = new Set(['td']);
/** In the head of a table a drawing has its scale: round amounts, which are nobody's price. */
const DRAWINGS = new Set(['svg']);
/** Two amounts against each other, as the alternatives say them. */
const AGAINST = /\$[\d,.]+(\*?) against \$[\d,.]+(\*?) an? /g;
const TOOL_ADDRESS = /^\/tool[a-z-]*\/(\d+)/;
const SLUG_ADDRESS = /^\/alternatives\/([a-z0-9-]+)/;

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
      ...(node.text.trim() === 'Free' && !isPlanName(node.parent) ? unmarked(FREE, around(node)) : []),
      ...[...node.text.matchAll(PRICE)]
        .filter(([, , mark]) => mark === '')
        .flatMap(([, price = '']) => unmarked(price, around(node))),
      ...[...node.text.matchAll(AGAINST)].flatMap(([words, first, second]) =>
        isAgainstUnmarked(around(node), own, [first, second]) ? [`“${words.trim()}” lacks a mark`] : [],
      ),
      ...unmarkedAmounts(node, around(node)),
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
    .flatMap(([, price = '']) => unmarked(price, tools))
    .concat(unmarkedPlans(text, PAID_MONEY, tools));
}

/** Amounts of plans that nobody has read, without their mark: an amount that some plan has in its words is that one. */
function unmarkedPlans(text: string, amounts: RegExp, candidates: readonly Priced[]): string[] {
  return [...text.matchAll(amounts)]
    .filter(([, , mark]) => mark === '')
    .flatMap(([, amount = '']) => {
      const plans = candidates.flatMap((tool) => tool.plans.flatMap((plan) => pricesOf(tool, plan, amount)));
      const [first] = plans;
      return first && plans.every(({ isRead }) => !isRead) ? [`${amount} for ${first.name} lacks its mark`] : [];
    });
}

/** Amounts of the one tool that is talked of; amounts against each other are judged apart. */
function unmarkedAmounts({ text, parent }: TextNode, around: readonly Priced[]): string[] {
  const isOfScale = isInside(parent, DRAWINGS) && isInside(parent, HEADS);
  if (around.length !== 1 || isInside(parent, QUOTES) || isOfScale) return [];
  return unmarkedPlans(text.replace(AGAINST, ''), MONEY, around);
}

function pricesOf(tool: Priced, { name, price, priceYearly }: Priced['plans'][number], amount: string) {
  const plain = (money: string) => money.replaceAll(',', '');
  return [price, priceYearly]
    .filter((one) => one != null && one.amount !== null && plain(moneyText(one.amount, one.currency)) === plain(amount))
    .map((one) => ({ name: `${name} of ${tool.name}`, isRead: one !== null && one.evidence.length > 0 }));
}

function isPlanName(element: PageElement): boolean {
  return isInside(element, HEADS) || (element.name === 'small' && isInside(element, CELLS));
}

function isInside(element: PageElement, names: ReadonlySet<string>): boolean {
  for (let at: PageElement | null = element; at; at = at.parent) if (names.has(at.name)) return true;
  return false;
}

function unmarked(price: string, candidates: readonly Priced[]): string[] {
  const priced = candidates.filter(({ pricing }) => priceText(pricing) === price);
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

/** A machine would drop the mark: a statement names no price that nobody has read. */
function offeredUnconfirmed(statement: string, tools: readonly Priced[]): string[] {
  const found: string[] = [];
  JSON.parse(statement, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('offers' in value) || !('name' in value)) return value;
    const tool = tools.find(({ name }) => name === value.name);
    if (!tool) return value;
    const read = new Set(tool.plans.flatMap(readAmounts));
    const unread = [value.offers].flat().filter((offer) => !read.has((offer as { price: number }).price));
    if (unread.length > 0) found.push(`a statement offers ${tool.name} at a price that nobody has confirmed`);
    return value;
  });
  return found;
}

function readAmounts({ price, priceYearly }: Priced['plans'][number]): (number | null)[] {
  return [price, priceYearly].flatMap((one) => (one && one.evidence.length > 0 ? [one.amount] : []));
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
