import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSentences } from './read-sentences.ts';
import { tellChanges } from './tell-changes.ts';

const terms = [
  'These Terms of Service (the "Terms") form an agreement between you and Example Labs, Inc. (“we” or “us”).',
  'You own all rights, title and interest in the images that you generate with the Service.',
  'You grant us a non-exclusive, royalty-free licence to host and show your content so that we can provide the Service.',
  'We do not use the content of customers on a paid plan to train our models.',
  'On the free plan you may use outputs for personal purposes only.',
  'The Pro plan costs $12 per month and renews automatically until you cancel it in your settings.',
  'We will defend you against claims that our models infringe the intellectual property of others.',
  'Disputes are settled by binding arbitration in San Francisco, unless you opt out within 30 days.',
  'You must be at least 18 years old to create an account, or have the permission of your parents.',
  'We may suspend accounts that break these rules, and we will tell you why in writing when we do.',
];
const asPage = (sentences: readonly string[]) => sentences.join('\n\n');
const told = (before: string, after: string) => tellChanges(readSentences(before), readSentences(after));
const page = asPage(terms);
const replaced = (from: string, to: string) => page.replace(from, to);

test('a sentence on training that is reworded stands first, with what stood there before', () => {
  const after = replaced(
    'We do not use the content of customers on a paid plan',
    'We use the content of customers on every plan',
  )
    .replace('at least 18 years old', 'at least 16 years old')
    .replace('$12', '$15');
  const changes = told(page, after);
  expect(changes?.map(({ kind, topics }) => [kind, topics[0]])).toEqual([
    ['reworded', 'training'],
    ['reworded', 'price'],
    ['reworded', undefined],
  ]);
  expect(changes?.[0]).toMatchObject({
    before: 'We do not use the content of customers on a paid plan to train our models.',
    after: 'We use the content of customers on every plan to train our models.',
  });
});

test.each([
  ['rights', 'You may use outputs for commercial purposes on every paid plan.'],
  ['rights', 'Images of the free plan carry a watermark that you must not remove.'],
  ['training', 'We may use your prompts and uploads to improve our models unless you switch it off.'],
  ['ownership', 'You assign all rights in translations that you submit to us.'],
  ['rights', 'Music must not in substantial part be composed by artificial intelligence'],
  ['training', 'WE USE YOUR CONTENT TO TRAIN OUR MODELS.'],
  ['training', 'We may retain your Content when our systems flag data for a possible breach of these rules.'],
  ['training', 'We have updated this policy: your chats train our models unless you object.'],
  ['ownership', 'You keep what you own; including: sketches; songs; and you assign no rights in them to us.'],
  ['rights', 'Our features never upload any of your files to third parties.'],
  ['indemnity', 'You will indemnify us against claims that arise from what you upload.'],
  ['price', 'Unused credits are forfeited at the end of each month.'],
  ['plans', 'Members of a team account share one folder.'],
  ['arbitration', 'The laws of Texas apply and you waive class actions.'],
])('an added sentence about %s is told as that', (topic, sentence) => {
  expect(told(page, `${page}\n${sentence}`)).toEqual([
    { kind: 'added', before: '', after: sentence, topics: expect.arrayContaining([topic]) },
  ]);
});

test('one word that turns a sentence round, another amount and a removed sentence are changes', () => {
  expect(told(page, replaced('We do not use', 'We do use'))).toHaveLength(1);
  expect(told(page, replaced('$12', '$14'))?.[0]).toMatchObject({
    kind: 'reworded',
    topics: expect.arrayContaining(['price']),
  });
  expect(told(page, asPage(terms.filter((_, at) => at !== 6)))).toMatchObject([
    { kind: 'removed', before: terms[6], after: '' },
  ]);
});

const navigation =
  'Products\nPricing\nLog in\nGet started\n[Image Models][Video Models][Explore More]\nSkip to main content\n';
const disguises: [string, string][] = [
  [
    'days',
    `Last updated: May 28, 2026\nVersion: June 1, 2026 (Latest)\n${page}\n© Example Labs, 2026. All rights reserved.`,
  ],
  ['counters', `${page}\n1,204 views\n38 out of 40 found this helpful`],
  ['navigation', `${navigation}${page}\n${navigation}`],
  [
    'a cookie banner',
    `We use cookies to improve your experience. By continuing you agree to our use of cookies.\nAccept all cookies\n${page}`,
  ],
  ['an address', `${page}\n\nEmail: hello@example.com\nPhone: +1 (510) 555-0100`],
  ['numbers of clauses', terms.map((sentence, at) => `${at + 1}.${at + 2}. ${sentence}`).join('\n')],
  ['Markdown', terms.map((sentence) => `*   **${sentence.slice(0, 9)}**${sentence.slice(9)}`).join('\n')],
  ['links', page.replace('the Service', '[the Service(opens in a new tab)](https://example.com/service?v=2)')],
  ['quotes and dashes', page.replaceAll('"', '“').replaceAll('non-exclusive', 'non‑exclusive')],
  ['lines that are cut', page.replace(/(.{60}\S*) /g, '$1\n')],
  ['sentences on one line', terms.join(' ')],
  ['a copy of the whole', `${page}\n\n${page}`],
  [
    'a banner of the day',
    `Our newest model for films is now live on Example! 🚀\nRun all of our models in one place\n${page}`,
  ],
  [
    'links to other pages',
    `${page}\n\n[Listening clubs](/1)[How we collect royalties on your behalf](/2)[How do I sell prints on Example and get paid?](/3)`,
  ],
  [
    'headings',
    `${page}\n\n**12.3 Termination of License and of Your Account.**\n\n6.2 Ownership of Trademarks and Feedback.`,
  ],
  ['rules of its looks', `p.p1 {margin: 0.0px 0.0px 12.0px 0.0px; font: 12.0px Times; color: #0000e9}\n${page}`],
  [
    'layout in Markdown',
    page.replace('You own', '<br><br>You own').replace('The Pro plan', '<span id="pro">The Pro plan</span>'),
  ],
  ['a site of another country', `${page.replace('San Francisco,', 'San Francisco (example.green),')}`],
  [
    'articles and joined words',
    page.replace('a non-exclusive', 'nonexclusive').replace('the permission', 'permission'),
  ],
  ['a spelling', page.replace('licence', 'license')],
  ['the ‘and’ of a list', page.replace('rights, title and interest', 'rights, title, interest')],
  [
    'a note on its edition',
    `We’ve updated our Terms of Service.\nPlease take a look before the changes take effect on July 1, 2026.\nThe updates go into effect on March 20, 2026.\nThis page is the updated agreement; for the version effective until July 1, 2026, click here.\n${page}`,
  ],
];
test.each(disguises)('no change, neither on the way there nor back: %s', (_, other) => {
  expect(told(page, other)).toEqual([]);
  expect(told(other, page)).toEqual([]);
});

test.each([
  ['a challenge', 'Just a moment… Checking your browser before you can go on. This may take a few seconds.'],
  ['a page of scripts', ''],
  ['a page that moved', 'Redirecting to legal.example.com'],
  [
    'the home page',
    'Make images that people remember. Thousands of studios work with Example every day.\nLoved by teams in forty countries.\nStart for free and bring your friends along today.\nSee how Ada Studio made a film within one afternoon.\nOur newest model is faster than anything before it.\nJoin our community and show what you have made.',
  ],
])('%s is no reading of the document', (_, other) => expect(told(page, other)).toBeNull());

test('terms that were written anew are told, not taken for another page', () => {
  const anew = [
    'This agreement governs how you work with the platform of Example Labs and its affiliates.',
    'All outputs belong to you, and we assign whatever right in them we might have to you.',
    'We need a limited licence for the files that you upload, and nothing more than that.',
    'Files of free accounts are used to train models until their owner switches it off.',
    'A subscription costs 20 dollars and may be cancelled at any time before it renews.',
  ];
  expect(told(page, asPage(anew))?.length).toBeGreaterThan(5);
});

test('a list of links that states something, or a price in one, is still told', () => {
  for (const line of ['[You may use outputs for commercial purposes.](/1)', '[Pro plan: $40 a month](/pro)'])
    expect(told(page, `${page}\n\n${line}`)).toHaveLength(1);
});

const order = fc.shuffledSubarray(terms, { minLength: terms.length, maxLength: terms.length });
test('whatever the order of the sentences and the gaps between them, nothing is told', () => {
  fc.assert(
    fc.property(
      order,
      fc.array(fc.constantFrom(' ', '\n', '\n\n', '\n*   ', '\n> '), { minLength: 10, maxLength: 10 }),
      (sentences, gaps) => {
        expect(told(page, sentences.map((sentence, at) => `${sentence}${gaps[at]}`).join(''))).toEqual([]);
      },
    ),
  );
});

test('what is removed on the way there is added on the way back, and all of it is told', () => {
  fc.assert(
    fc.property(fc.subarray(terms, { minLength: 4 }), (kept) => {
      const [there, back] = [told(page, asPage(kept)), told(asPage(kept), page)];
      expect(there?.map(({ before }) => before).sort()).toEqual(terms.filter((one) => !kept.includes(one)).sort());
      expect(back?.map(({ after }) => after).sort()).toEqual(there?.map(({ before }) => before).sort());
    }),
  );
});

const chinese = [
  '你在使用本服务过程中生成的内容归你所有,你可以将其用于商业用途。',
  '未经你的同意,我们不会使用你上传的内容训练我们的模型。',
  '本协议适用中华人民共和国法律,因本协议产生的争议由法院管辖。',
  '我们可能会根据运营需要修改本服务的功能,并会提前通知你。',
];
test('a document in a writing without spaces is read: what changed in it stands first, and its numbers are no change', () => {
  const numbered = (first: number) => chinese.map((sentence, at) => `${first}.${at + 1} ${sentence}`).join('\n');
  expect(told(numbered(8), numbered(9))).toEqual([]);
  expect(told(numbered(8), chinese.join(''))).toEqual([]);
  const after = numbered(8).replace('未经你的同意,我们不会使用', '我们会使用');
  expect(told(numbered(8), `${after}\n8.5 免费用户的图片带有水印。`)).toMatchObject([
    { kind: 'reworded', before: chinese[1], after: '我们会使用你上传的内容训练我们的模型。', topics: ['rights'] },
    { kind: 'added', before: '', after: '免费用户的图片带有水印。', topics: ['rights'] },
  ]);
});
