import { describe, expect, test } from 'vitest';
import { noEvidence } from '#domain/tool/evidence/evidence.ts';
import { makeEvidence, makeTool } from '#domain/tool/editing/make-tool.ts';
import { planPriceSchema, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { unmarkedInText, unmarkedPrices } from './unmarked-prices.ts';

const priced = (id: number, amount: number, isRead: boolean) =>
  makeTool({
    id,
    slug: `tool-${id}`,
    name: `Tool ${id}`,
    pricing: { amount, period: 'month', details: '' },
    standardPricing: `Solo $${amount}, Team $99`,
    evidence: { ...noEvidence(), price: isRead ? makeEvidence() : null },
  });
const tools = [priced(1, 10, false), priced(2, 10, true), priced(3, 0, false), priced(4, 25, false)];
const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body><main>${body}</main></body></html>`;
const found = (body: string, path = '/tools') => unmarkedPrices(path, page(body), tools);
const row = (id: number, price: string) =>
  `<li><a href="/tool-fluid/${id}"><b>Tool ${id}</b><span>${price}</span></a></li>`;

describe('prices on a page', () => {
  test('a marked one, a confirmed one and one on request are fine', () => {
    expect(
      found(
        `<ul>${row(1, '$10/month*')}${row(2, '$10/month')}${row(3, 'Free plan*')}${row(4, 'Price on request')}</ul>`,
      ),
    ).toEqual([]);
  });
  test('a row without its mark is found, though another tool has that price confirmed', () => {
    expect(found(`<ul>${row(1, '$10/month')}${row(2, '$10/month')}</ul>`)).toEqual([
      '$10/month of Tool 1 lacks its mark',
    ]);
    expect(found(`<ul>${row(3, 'Free plan')}</ul>`)).toEqual(['Free plan of Tool 3 lacks its mark']);
  });
  test('a price in another currency needs its mark too', () => {
    const inEuro = {
      ...priced(6, 9, false),
      pricing: { amount: 9, period: 'month', details: '', currency: 'EUR' },
    } as const;
    expect(unmarkedPrices('/tools', page(row(6, '€9/month')), [inEuro])).toEqual(['€9/month of Tool 6 lacks its mark']);
    expect(unmarkedPrices('/tools', page(row(6, '€9/month*')), [inEuro])).toEqual([]);
  });
  test('a price without a link is that of the page’s tool', () => {
    expect(found('<p><b>$10/month</b></p>', '/tool-fluid/1')).toEqual(['$10/month of Tool 1 lacks its mark']);
    expect(found('<p><b>$10/month</b></p>', '/tool-fluid/2')).toEqual([]);
    expect(found('<p>Tool 1 today: $10/month.</p>', '/alternatives/tool-1')).toHaveLength(1);
  });
  test('amounts against each other are marked one by one', () => {
    const loses = (words: string) => `<li><a href="/tool-fluid/4">Tool 4</a><p>Loses money (${words})</p></li>`;
    expect(found(loses('$25* against $10* a month'), '/alternatives/tool-1')).toEqual([]);
    expect(found(loses('$25* against $10 a month'), '/alternatives/tool-1')).toHaveLength(1);
    expect(found(loses('$25 against $10 a month'), '/alternatives/tool-2')).toHaveLength(1);
  });
  test('an amount of a plan needs words of its own, or its mark', () => {
    const price = (amount: number, isRead: boolean) =>
      planPriceSchema.parse({
        amount,
        period: 'month',
        billed: 'monthly',
        perPerson: true,
        evidence: isRead ? [{ source: 'pricing', quote: `Solo $${amount}` }] : [],
      });
    const planned = makeTool({
      id: 5,
      name: 'Tool 5',
      sources: {
        pricing: {
          page: 'https://a.example/',
          copy: null,
          kind: 'maker',
          readOn: '2026-11-01',
          pageDate: null,
          language: 'en',
        },
      },
      plans: [
        planSchema.parse({ name: 'Solo', price: price(12, true), priceYearly: price(9, false) }),
        planSchema.parse({ name: 'Team', price: price(40, false), priceYearly: price(1200, false) }),
      ],
    });
    const onPage = (body: string) => unmarkedPrices('/tool-fluid/5', page(body), [...tools, planned]);
    expect(onPage('<table><tr><td>$12 a month</td><td>$9* a month</td><td>$40* a month</td></tr></table>')).toEqual([]);
    expect(onPage('<table><tr><td>$12 a month</td><td>$9 a month</td></tr></table>')).toEqual([
      '$9 for Solo of Tool 5 lacks its mark',
    ]);
    expect(onPage('<p>Team: $40, for each of you</p>')).toEqual(['$40 for Team of Tool 5 lacks its mark']);
    expect(onPage('<p>Team: $1,200, for each of you</p>')).toEqual(['$1,200 for Team of Tool 5 lacks its mark']);
    expect(onPage('<table><thead><tr><th>Free</th></tr></thead></table>')).toEqual([]);
    const free = (cell: string) => found(`<table><tbody><tr><td>${cell}</td></tr></tbody></table>`, '/tool-fluid/3');
    expect(free('<small>Free</small><b>Yes</b>')).toEqual([]);
    expect(free('<b>Free</b>')).toEqual(['Free plan of Tool 3 lacks its mark']);
    expect(onPage('<blockquote>Team $40</blockquote>')).toEqual([]);
    const drawn = '<svg><text>$40</text></svg>';
    expect(onPage(`<table><thead><tr><th>${drawn}</th></tr></thead></table>`)).toEqual([]);
    expect(onPage(`<table><tbody><tr><td>${drawn}</td></tr></tbody></table>`)).toHaveLength(1);
    expect(unmarkedInText('"Solo $12 a month; Team $40 a month"', [planned])).toEqual([
      '$40 for Team of Tool 5 lacks its mark',
    ]);
  });
  test('what an island is given, and what machines read, is looked through too', () => {
    expect(found('<astro-island props="{&quot;price&quot;:&quot;$25/month&quot;}"></astro-island>')).toHaveLength(1);
    const offer = (name: string) =>
      `<script type="application/ld+json">{"@graph":[{"name":"${name}","offers":{"price":10}}]}</script>`;
    expect([found(offer('Tool 1')), found(offer('Tool 2'))]).toEqual([[expect.any(String)], []]);
    expect([unmarkedInText('"$25/month"', tools), unmarkedInText('"$25/month*", "$10/month"', tools)]).toEqual([
      ['$25/month of Tool 4 lacks its mark'],
      [],
    ]);
  });
});
