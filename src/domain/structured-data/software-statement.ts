import type { Site } from '#domain/site/site.schema.ts';
import { publisherName } from '#domain/structured-data/site-statements.ts';
import type { Statement } from '#domain/structured-data/statement.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { standingOf } from '#domain/tool/evidence.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * A tool, with the yak's take as a review without a rating. A price only when somebody has read it at its source and
 * the tool is still sold: the page can add 'Not confirmed yet', a machine would drop it.
 */
export function softwareStatement(tool: Tool, page: string, site: Site): Statement {
  const { amount } = tool.pricing;
  const isPriced = standingOf(tool.evidence.price) !== 'unconfirmed' && tool.status.state !== 'shut down';
  return {
    '@type': 'SoftwareApplication',
    name: tool.name,
    description: tool.description,
    applicationCategory: categoryTerms(tool.category).join(', '),
    ...(tool.link !== '' && { url: tool.link }),
    mainEntityOfPage: page,
    ...(isPriced && amount !== null && { offers: offer(tool, amount) }),
    review: {
      '@type': 'Review',
      author: publisherName(site, new URL(page).origin),
      reviewBody: tool.yakOpinion,
      positiveNotes: notes(tool.pros),
      negativeNotes: notes(tool.cons),
    },
  };
}

function offer({ pricing: { period }, standardPricing }: Tool, amount: number): Statement {
  return {
    '@type': 'Offer',
    description: standardPricing,
    price: amount,
    priceCurrency: 'USD',
    ...(amount > 0 && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'USD', unitText: period },
    }),
  };
}

function notes(texts: readonly string[]): Statement {
  return {
    '@type': 'ItemList',
    itemListElement: texts.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}
