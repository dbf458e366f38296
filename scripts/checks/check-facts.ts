import { type FactName, factNames } from '#domain/tool/evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DataFile, DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

/** Sites where people talk about makers: what they say is not the maker's word, nor press, nor a dated transcription. */
const HEARSAY =
  /(^|\.)(reddit|quora|g2|capterra|trustpilot|producthunt|medium|openllmlist|shotkit)\.com$|(^|\.)(forum|community|discuss)\./;
/** Words of a maker that gives something away for good. */
const FREE_PLAN = /^free\b|\bfree plan\b|free forever|free tier/i;
const NO_FREE_PLAN = /\bno (standing )?free (plan|tier)|no free plan/i;
/** Doubt that the page marks by itself. */
const DOUBT = /by our last knowledge|last we knew|at last look|no published prices/i;

/** Evidence that counts, values that agree with it and with each other; no day lies in the future of `today` (YYYY-MM-DD). */
export function checkFacts({ tools, drops }: DataSet, today: string): Problem[] {
  return [
    ...tools.flatMap((file) => [...evidenceProblems(file, today), ...contradictions(file)]),
    ...drops.flatMap(({ file, content }): Problem[] => [
      ...(content.sourceUrl === null
        ? [{ file, field: 'sourceUrl', remedy: 'name the page that says it: Fresh Drops promises a source for each' }]
        : []),
      ...(content.releaseDate > today
        ? [
            {
              file,
              field: 'releaseDate',
              value: content.releaseDate,
              remedy: 'a drop is dated on or before the day it is written',
            },
          ]
        : []),
    ]),
  ];
}

function evidenceProblems({ file, content }: DataFile<Tool>, today: string): Problem[] {
  return factNames.flatMap((name): Problem[] => {
    const evidence = content.evidence[name];
    if (evidence === null) return [];
    const field = `evidence.${name}`;
    const { source, readOn, pageDate } = evidence;
    if (readOn > today || (pageDate !== null && pageDate > today))
      return [{ file, field, value: readOn, remedy: 'a page cannot have been read, or dated, in the future' }];
    if (HEARSAY.test(new URL(source).hostname))
      return [
        {
          file,
          field,
          value: source,
          remedy:
            'a forum, a review or a list does not count: name a page of the maker, a terms archive, a dated transcription or press, or write null',
        },
      ];
    if (/\S@\S+\.\w/.test(evidence.quote))
      return [
        { file, field, value: evidence.quote, remedy: 'quote the words without the mail address: pages print none' },
      ];
    if (!isStated(content, name))
      return [{ file, field, remedy: `nothing is said to ${name}: state the value that was read, or write null` }];
    return [];
  });
}

/** Whether the tool says anything that evidence of this name could stand behind. */
function isStated(tool: Tool, name: FactName): boolean {
  if (name === 'freeUse') return tool.freeUse !== 'not read';
  if (name === 'commercialUse' || name === 'trainsOnUploads' || name === 'indemnity')
    return tool.rights[name] !== 'not read';
  return name === 'ethics' ? tool.ethicallyTrained !== '' : true;
}

/** Values of one tool that cannot both be true, or that claim more than was read. */
function contradictions({ file, content: tool }: DataFile<Tool>): Problem[] {
  const { pricing, standardPricing, freeUse, rights, evidence, status, ethicallyTrained } = tool;
  const problems: Problem[] = [];
  const say = (field: string, value: string, remedy: string) => void problems.push({ file, field, value, remedy });
  for (const right of ['commercialUse', 'trainsOnUploads', 'indemnity'] as const)
    if (rights[right] === 'maker silent' && evidence[right] === null)
      say(
        `rights.${right}`,
        'maker silent',
        "name the page that was read and says nothing as evidence, or write 'not read'",
      );
  const isDead = status.state === 'shut down';
  if (isDead && pricing.amount !== null)
    say('pricing.amount', String(pricing.amount), 'a tool that is shut down has no price: write null');
  if (!isDead && freeUse === 'yes' && pricing.amount !== 0 && pricing.amount !== null)
    say('pricing.amount', String(pricing.amount), 'it is useful without paying: the cheapest way in is 0');
  if (freeUse === 'no' && pricing.amount === 0)
    say('freeUse', 'no', 'the amount is 0: say yes or trial, or name the cheapest price');
  if (freeUse === 'no' && FREE_PLAN.test(standardPricing) && !NO_FREE_PLAN.test(standardPricing))
    say('freeUse', 'no', 'the price list speaks of a free plan: say yes or trial, or correct the list');
  for (const [field, text] of [
    ['pricing.details', pricing.details],
    ['standardPricing', standardPricing],
  ] as const)
    if (DOUBT.test(text))
      say(field, text, 'the page marks what is not confirmed: leave the doubt out, or write null as the amount');
  if (ethicallyTrained !== '' && evidence.ethics === null)
    say(
      'ethicallyTrained',
      ethicallyTrained,
      'a statement on training data needs evidence.ethics; else leave it empty',
    );
  return problems;
}
