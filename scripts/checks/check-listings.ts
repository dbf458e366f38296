import { rightNames } from '#domain/tool/evidence/evidence-rules.ts';
import { collectTools } from '#domain/tool/catalogue/collect-tools.ts';
import { listingPath } from '#domain/tool/catalogue/listing-path.ts';
import type { Listing } from '#domain/tool/catalogue/listing.schema.ts';
import type { DataSet } from './data-set.ts';
import type { Problem } from './problem.ts';

const file = 'data/collections.json';

/** Rules use words of the vocabulary, every category has a page of its own, and no page is empty. */
export function checkListings(collections: readonly Listing[], { tools, categories }: DataSet): Problem[] {
  const terms = categories.categories.map(({ name }) => name);
  const badges = categories.badges.map(({ name }) => name);
  const all = tools.map(({ content }) => content);
  const listed = collections
    .filter(({ shelf: index }) => index === 'category')
    .flatMap(({ rule }) => rule.categories ?? []);
  return [
    ...collections.flatMap((collection) => [
      ...strangers(collection, 'categories', terms),
      ...strangers(collection, 'badges', badges),
    ]),
    ...terms
      .filter((term) => !listed.includes(term))
      .map(
        (value): Problem => ({
          file,
          field: 'collections',
          value,
          remedy: 'add a collection on the shelf category that lists it',
        }),
      ),
    ...collections.flatMap(unconfirmedRights),
    ...collections
      .filter(({ rule }) => collectTools(all, rule).length === 0)
      .map(
        (collection): Problem => ({
          file,
          field: 'rule',
          value: listingPath(collection),
          remedy: 'no tool meets the rule; widen it',
        }),
      ),
  ];
}

/** A list that promises a right shows only tools whose maker's own words were read for it. */
function unconfirmedRights(collection: Listing): Problem[] {
  const { rule } = collection;
  return rightNames
    .filter((right) => rule[right] !== undefined && !(rule.confirmedFacts ?? []).includes(right))
    .map((right) => ({
      file,
      field: `${listingPath(collection)} rule.confirmedFacts`,
      value: right,
      remedy: `the rule asks for ${right}: name it among the confirmed facts, so that no reported answer is promised`,
    }));
}

function strangers(collection: Listing, kind: 'categories' | 'badges', known: readonly string[]): Problem[] {
  return (collection.rule[kind] ?? [])
    .filter((word) => !known.includes(word))
    .map((value) => ({
      file,
      field: `${listingPath(collection)} rule.${kind}`,
      value,
      remedy: 'use a word of data/categories.json',
    }));
}
