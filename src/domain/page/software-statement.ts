import type { Site } from '#domain/text/site.schema.ts';
import { publisherName } from './site-statements.ts';
import type { Statement } from './statement.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { openPlans } from '#domain/tool/plan/open-plans.ts';
import { pricedWays } from '#domain/tool/plan/plan-price.ts';
import { isDisputed } from '#domain/tool/plan/plan-rights.ts';
import type { Plan, PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * A tool, with the yak's take as a review without a rating. Of its plans only the prices that somebody has read at
 * their source, while the tool is sold: the page can add 'Not confirmed yet', a machine would drop it.
 */
export function softwareStatement(tool: Tool, page: string, site: Site): Statement {
  const offers = tool.status.state === 'shut down' ? [] : openPlans(tool.plans).flatMap(offersOf);
  return {
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.description,
    applicationCategory: categoryTerms(tool.category).join(', '),
    ...(tool.link !== '' && { url: tool.link }),
    mainEntityOfPage: page,
    ...(offers.length > 0 && { offers }),
    review: {
      '@type': 'Review',
      author: publisherName(site, new URL(page).origin),
      reviewBody: tool.yakOpinion,
      positiveNotes: notes(tool.pros),
      negativeNotes: notes(tool.cons),
    },
  };
}

/** The prices of a plan whose words were read and do not differ. */
function offersOf(plan: Plan): Statement[] {
  return [plan.price, plan.priceYearly].flatMap((price) =>
    price === null || price.amount === null || price.evidence.length === 0 || isDisputed(price.evidence)
      ? []
      : [offer(plan, price, price.amount)],
  );
}

function offer({ name, includes }: Plan, price: PlanPrice, amount: number): Statement {
  const { currency, billed, perPerson } = price;
  const terms = [
    ...(perPerson && amount > 0 ? ['per person'] : []),
    ...(billed === 'yearly' ? ['billed yearly'] : []),
    ...(includes === '' ? [] : [includes]),
  ].join(', ');
  return {
    '@type': 'Offer',
    name,
    ...(terms !== '' && { description: terms }),
    price: amount,
    priceCurrency: currency,
    ...(amount > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: currency,
        unitText: pricedWays({ ...price, minimumPeople: null }),
      },
    }),
  };
}

function notes(texts: readonly string[]): Statement {
  return {
    '@type': 'ItemList',
    itemListElement: texts.map((name) => ({ '@type': 'ListItem', name })),
  };
}
