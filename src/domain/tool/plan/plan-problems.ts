import { openPlans } from './open-plans.ts';
import { monthlyDollars, pricedAt } from './plan-price.ts';
import { mayBeInShort } from './right-words.ts';
import type { Plan, PlanPrice, PlanRight, PlanRightName, PlanRights } from './plan.schema.ts';
import type { Sources, Witness } from '#domain/tool/evidence/source.schema.ts';
import type { ToolProblem } from '#domain/tool/editing/tool-problem.ts';
import type { ToolRecord } from '#domain/tool/tool.schema.ts';

type Facts = Pick<ToolRecord, 'sources' | 'plans' | 'noFreePlan' | 'baseRights' | 'ethicsEvidence' | 'statusEvidence'>;

/**
 * What plans, rights and sources say more than was read: words without their page, an amount that is not in its words, an
 * answer that hangs on something and does not say on what.
 */
export function planProblems(tool: Facts): ToolProblem[] {
  return [
    ...tool.plans.flatMap((plan, index) => [
      ...priceProblems(plan.price, `plans.${index}.price`),
      ...priceProblems(plan.priceYearly, `plans.${index}.priceYearly`),
      ...rightsProblems(plan.rights, `plans.${index}.rights`),
    ]),
    ...rightsProblems(tool.baseRights, 'baseRights'),
    ...witnessesOf(tool).flatMap(({ witness, field }) => wordProblems(witness, tool.sources, field)),
  ];
}

/**
 * What a file may not leave as an upload may: answers without words, plans that do not begin with the cheapest or stand
 * twice, a yearly price among the monthly ones, pages that nothing is from.
 */
export function untidyFacts(tool: Facts): ToolProblem[] {
  return [
    ...tool.plans.flatMap(({ rights }, index) => wordlessAnswers(rights, `plans.${index}.rights`)),
    ...closedProblems(tool.plans),
    ...wordlessAnswers(tool.baseRights, 'baseRights'),
    ...namesakes(tool.plans),
    ...yearlyAmongMonthly(tool.plans),
    ...orderProblems(tool.plans),
    ...unusedSources(tool),
  ];
}

/** Every word that is said to prove something, and where it stands. */
export function witnessesOf(tool: Facts): { witness: Witness; field: string }[] {
  const at = (list: readonly Witness[], field: string) =>
    list.map((witness, index) => ({ witness, field: `${field}.${index}` }));
  const ofRights = (rights: PlanRights, field: string) =>
    Object.entries(rights).flatMap(([name, right]) => (right ? at(right.evidence, `${field}.${name}.evidence`) : []));
  return [
    ...tool.plans.flatMap(({ closedToNew, price, priceYearly, rights }, index) => [
      ...at(closedToNew?.evidence ?? [], `plans.${index}.closedToNew.evidence`),
      ...at(price?.evidence ?? [], `plans.${index}.price.evidence`),
      ...at(priceYearly?.evidence ?? [], `plans.${index}.priceYearly.evidence`),
      ...ofRights(rights, `plans.${index}.rights`),
    ]),
    ...ofRights(tool.baseRights, 'baseRights'),
    ...at(tool.noFreePlan, 'noFreePlan'),
    ...at(tool.ethicsEvidence, 'ethicsEvidence'),
    ...at(tool.statusEvidence, 'statusEvidence'),
  ];
}

/** Words in which makers call a price nothing. */
const NOTHING = /\bfree\b|freemium|\b0(\.00)?\b|gratis|kostenlos|gratuit|無料|免费|免費|무료|ฟรี/i;

function priceProblems(price: PlanPrice | null, field: string): ToolProblem[] {
  if (price === null || price.amount === null || price.evidence.length === 0) return [];
  const words = price.evidence.map(({ quote }) => quote).join(' ');
  const isSaid = price.amount === 0 ? NOTHING.test(words) : numbersIn(words).includes(price.amount);
  return isSaid
    ? []
    : [
        {
          field: `${field}.amount`,
          value: String(price.amount),
          remedy: 'the amount is not in the words behind it: quote the words that name it, or leave them out',
        },
      ];
}

/** Figures as they are written in English and elsewhere: '1,200', '12.99', '12,99'. */
function numbersIn(words: string): number[] {
  const plain = words.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d{2}(?!\d))/g, '.');
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
}

function rightsProblems(rights: PlanRights, field: string): ToolProblem[] {
  return Object.entries(rights).flatMap(([name, right]) =>
    right ? rightProblems(name as PlanRightName, right, `${field}.${name}`) : [],
  );
}

function rightProblems(name: PlanRightName, right: PlanRight, field: string) {
  const { answer, condition, inShort, amountUSD, evidence } = right;
  const problems: ToolProblem[] = [];
  const say = (part: string, remedy: string) =>
    void problems.push({ field: `${field}.${part}`, value: answer, remedy });
  if (answer === 'depends' && condition === '')
    say(
      'condition',
      'say on what it depends: a region, a model, a kind of account; what plans decide stands at the plans',
    );
  if (answer === 'opt-out' && condition === '')
    say('condition', 'name the setting, where it is, and how it stands at first');
  if (answer === 'not read' && evidence.length > 0 && evidence.some(({ about }) => about === undefined))
    say('answer', 'something was read: state the answer, or leave its words out');
  if (answer === 'maker silent' && evidence.length === 0)
    say('evidence', 'name the page that was read and says nothing, or write “not read”');
  if (evidence.length > 0 && evidence.every(({ about }) => about !== undefined) && answer !== 'not read')
    say('evidence', 'words about the API, the model weights or one feature prove nothing of the app: write “not read”');
  if (name === 'revenueCap' && answer === 'yes' && amountUSD === undefined)
    say('amountUSD', 'name the revenue in US dollars a year up to which it may be used');
  if (name !== 'revenueCap' && amountUSD !== undefined) say('amountUSD', 'only a cap on revenue has an amount');
  if (inShort !== undefined && !mayBeInShort(name, right))
    say('inShort', 'only a yes to paid work that has a condition, or a cap on revenue, has a short form: leave it out');
  if (inShort !== undefined && !FOLLOWS.test(inShort))
    say(
      'inShort',
      'let it follow “paid work” in a list: begin with for, with, if, except or the like, without comma or stop',
    );
  return problems;
}

/** What follows 'paid work' in a list of prices, whose parts are told apart by commas. */
const FOLLOWS = /^(as|except|for|if|in|subject to|under|unless|until|up to|while|with|within|without) [^,;.]+$/;

/** Markdown that its shape lets through: *emphasis*, _emphasis_, escapes. One star behind a figure is the page's own. */
const EMPHASIS = /(^|\s)([*_])(?! )[^*_\n]+\2(?=$|[\s.,;:])|\\[$*_#[\]]/;

function wordProblems({ source, quote, english }: Witness, sources: Sources, field: string): ToolProblem[] {
  const marks = EMPHASIS.exec(quote)?.[0].trim();
  const marked =
    marks === undefined
      ? []
      : [{ field: `${field}.quote`, value: marks, remedy: 'quote the words without the marks of Markdown' }];
  const read = Object.hasOwn(sources, source) ? sources[source] : undefined;
  if (read === undefined)
    return [
      ...marked,
      {
        field: `${field}.source`,
        value: source,
        remedy: 'the tool names no source of this name: choose one, or add it',
      },
    ];
  return read.language !== 'en' && english === undefined
    ? [
        ...marked,
        { field: `${field}.english`, remedy: `say in English what these words say (language: ${read.language})` },
      ]
    : marked;
}

function wordlessAnswers(rights: PlanRights, field: string): ToolProblem[] {
  return Object.entries(rights).flatMap(([name, right]) =>
    right === undefined ||
    right.evidence.length > 0 ||
    ['not read', 'does not apply', 'maker silent'].includes(right.answer)
      ? []
      : [
          {
            field: `${field}.${name}`,
            value: right.answer,
            remedy: 'quote the words that say it, or write “not read”',
          },
        ],
  );
}

/** Plans that are closed without words, and a tool of which nobody could take anything any more. */
function closedProblems(plans: readonly Plan[]): ToolProblem[] {
  const wordless = plans.flatMap(({ closedToNew }, index) =>
    closedToNew && closedToNew.evidence.length === 0
      ? [{ field: `plans.${index}.closedToNew`, remedy: 'quote the words that close it, or take the state out' }]
      : [],
  );
  const isClosed = plans.length > 0 && openPlans(plans).length === 0;
  return isClosed
    ? [
        ...wordless,
        { field: 'plans', remedy: 'every plan is closed: add the one that is sold, or say that the tool is shut down' },
      ]
    : wordless;
}

function namesakes(plans: readonly Plan[]): ToolProblem[] {
  return plans.flatMap(({ name }, index) =>
    plans.findIndex((plan) => plan.name === name) < index
      ? [{ field: `plans.${index}.name`, value: name, remedy: 'two plans have this name: make them one' }]
      : [],
  );
}

function yearlyAmongMonthly(plans: readonly Plan[]): ToolProblem[] {
  return plans.flatMap(({ name, price }, index) =>
    price?.billed === 'yearly' && price.amount !== null
      ? [{ field: `plans.${index}.price`, value: name, remedy: 'what is paid by the year is its priceYearly' }]
      : [],
  );
}

function orderProblems(plans: readonly Plan[]): ToolProblem[] {
  const amounts = plans.map((plan) => {
    const price = pricedAt(plan);
    return price === null ? null : price.amount === 0 ? 0 : monthlyDollars({ ...price, minimumPeople: null });
  });
  return amounts.flatMap((amount, index) =>
    amount !== null && amounts.slice(0, index).some((before) => before !== null && before > amount)
      ? [{ field: `plans.${index}`, value: plans[index]?.name ?? '', remedy: 'list the plans from the cheapest on' }]
      : [],
  );
}

function unusedSources(tool: Facts): ToolProblem[] {
  const used = new Set(witnessesOf(tool).map(({ witness }) => witness.source));
  return Object.keys(tool.sources)
    .filter((name) => !used.has(name))
    .map((name) => ({ field: `sources.${name}`, remedy: 'no words are from this page: quote it, or leave it out' }));
}
