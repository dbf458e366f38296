import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { signIn } from './sign-in.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { useOwnSite } from './use-own-site.ts';

const shared =
  '/quiz/results?department=brand&goals=content-creation.design-visual&budget=low&experience=intermediate&teamSize=small';

let browser: Browser;
let site: OwnSite;

useOwnSite((own) => ({ browser, site } = own));

test('by mouse: steps wait for answers, a reload loses nothing, results are kept and come again without a call', async () => {
  const { page, calls, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/quiz`);
  await page.getByText('Step 1 of 5').waitFor();
  const back = page.getByRole('button', { name: 'Back', includeHidden: true });
  expect([await back.isDisabled(), await back.isVisible()]).toEqual([true, false]);
  await choose(page, 'Brand');
  await choose(page, 'Social');
  expect(await page.locator('fieldset :checked').count()).toBe(1);
  await next(page);
  await choose(page, 'Making content');
  await choose(page, 'Design and visuals');
  await choose(page, 'Design and visuals');
  await choose(page, 'Making content');
  await expect.poll(() => page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await choose(page, 'Automation');

  await page.reload();
  await page.getByText('Step 2 of 5').waitFor();
  expect(await page.getByLabel(/^Automation/).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel(/^Social/).isChecked()).toBe(true);
  await next(page);
  await next(page);
  await choose(page, 'Low');
  await next(page);
  await choose(page, 'Beginner');
  await next(page);
  await choose(page, 'Just me');
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Get My Recommendations' }).click();
  await page.waitForURL(
    `${site.url}/quiz/results?department=social&goals=automation&budget=low&experience=beginner&teamSize=solo`,
  );
  const names = await pickNames(page);
  expect(names.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => localStorage.getItem('quizResults') !== null)).toBe(true);
  expect(calls).toEqual(['POST /api/recommendations']);

  await page.goto(`${site.url}/quiz/results`);
  expect(await pickNames(page)).toEqual(names);
  // Each card says each thing once, and when to leave the tool; what holds for several is said above them.
  for (const card of await page.getByRole('region', { name: 'The picks' }).locator('ol > li').allTextContents()) {
    expect(card.match(/Uploads[:,] /g)).toHaveLength(1);
    expect(card.match(/Skip it if/g)).toHaveLength(1);
    expect(card).not.toContain('points of each other');
  }
  expect(calls).toEqual(['POST /api/recommendations']);
  expect(complaints).toEqual([]);
  await close();
});

test('by keyboard alone, at 320 px: from the first step to an answer changed in place', async () => {
  const { page, complaints, close } = await openPage(browser, { viewport: { width: 320, height: 640 } });
  await page.goto(`${site.url}/quiz`);
  await page.waitForLoadState('networkidle');
  for (const step of [1, 2, 3, 4, 5]) {
    await page.getByText(`Step ${step} of 5`).waitFor();
    if (step > 1) await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await tabTo(page, page.locator('fieldset input').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: step === 5 ? 'Get My Recommendations' : 'Next' }));
    await page.keyboard.press('Enter');
  }
  await pickNames(page);
  const question = page.getByRole('button', { name: /^What may it cost/ });
  expect(await question.isVisible()).toBe(false);
  await tabTo(page, page.getByRole('button', { name: / · Free · .+ Change$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/(is first now|stays first|stays as it was)/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(page.url()).toContain('budget=low');
  expect(complaints).toEqual([]);
  await close();
});

test('answers that could not be sent stay, and are sent again', async () => {
  const { page, close } = await openPage(browser);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('questionnaire'))
      sessionStorage.setItem(
        'questionnaire',
        JSON.stringify({
          step: 4,
          answers: { goals: ['analysis'], department: 'brand', experience: 'beginner', budget: 'low' },
        }),
      );
  });
  await page.goto(`${site.url}/quiz`);
  await choose(page, 'Just me');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Get My Recommendations' }).click();
  await page.getByRole('alert').getByText('Failed to submit quiz').waitFor();
  await page.context().setOffline(false);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/recommendations', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Get My Recommendations' }).click();
  expect(await page.getByRole('button', { name: 'Getting Recommendations...' }).isDisabled()).toBe(true);
  held.resolve();
  await pickNames(page);
  await close();
});

test('a link shows its list to somebody else and leaves theirs alone until they change an answer', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(site.url + shared);
  const names = await pickNames(page);
  await page.getByRole('button', { name: /Change$/ }).click();
  await page.getByText('These answers came with a link.').waitFor();
  expect(await kept(page)).toBeNull();
  const other = await openPage(browser);
  await other.page.goto(site.url + shared);
  expect(await pickNames(other.page)).toEqual(names);
  await other.close();

  await page.getByRole('button', { name: /^What may it cost/ }).click();
  await page.getByLabel(/^Free/).check();
  await page.getByText(/(is first now|stays first)/).waitFor();
  expect(await pickNames(page)).not.toEqual(names);
  expect(page.url()).toContain('budget=free');
  expect(await kept(page)).toContain('"budget":"free"');
  expect(await page.getByText('These answers came with a link.').count()).toBe(0);

  await page.getByRole('button', { name: /^What’s your job/ }).click();
  await page.getByRole('button', { name: /^What should cost/ }).click();
  for (const name of ['Making content', 'Design and visuals'])
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
  await page.getByText('One has to stay.').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a tool one expected is explained: its rank and the answers it fails, a gate, or that nobody has it', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(site.url + shared);
  const [first = ''] = await pickNames(page);
  const ask = async (name: string) => {
    await page.getByLabel('A tool you expected here').fill(name);
    await page.getByRole('button', { name: 'Ask' }).click();
  };
  const asked = Promise.withResolvers<void>();
  await page.route('**/tools-index.json', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await ask(first); // before the names are there
  asked.resolve();
  await page.getByText(/^It is on your list, at rank 1 of \d+\.$/).waitFor();
  await ask('Upscayl');
  await page.getByText(/^(Rank \d+ of \d+\.|Not ranked)/).waitFor();
  await page.getByText(/^It fails \d of your 5 answers: /).waitFor();
  await ask('Zzyzx');
  await page.getByRole('alert').getByText('“Zzyzx” is not in our catalogue.').waitFor();

  // The first pick says what can be done with it; of the others one sign keeps it, the other one opens the rest.
  const [lead, second] = [page.locator('ol > li').first(), page.locator('ol > li').nth(1)];
  expect(await lead.getByRole('link', { name: `See ${first}` }).getAttribute('href')).toMatch(/^\/tool-fluid\//);
  expect(await lead.getByRole('button', { name: 'Add to Compare' }).isVisible()).toBe(true);
  expect(await second.getByRole('button', { name: 'Save Tool' }).getAttribute('title')).toBe('Save Tool');
  await second.getByRole('button', { name: /^More about / }).click();
  await second.getByRole('button', { name: 'Add to Compare' }).click();
  await second.getByRole('button', { name: 'In comparison' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('prints on one sheet, with where each price was read', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(
    `${site.url}/quiz/results?department=creative&goals=design-visual&budget=high&experience=intermediate&teamSize=small`,
  );
  const names = await pickNames(page);
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .getByText(
        /(Confirmed \d+ \w+ 20\d\d: |.+, copied by .+, \d+ \w+ 20\d\d|Press: .+, \d+ \w+ 20\d\d|Not confirmed yet)/,
      )
      .filter({ visible: true })
      .count(),
  ).toBeGreaterThanOrEqual(names.length);
  await close();
});

test('signed-out picks are kept, offered after a later sign-in and saved by one at once; comparing asks for Core', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(site.url + shared);
  const names = await pickNames(page);
  await page.getByRole('button', { name: /^Save all/ }).click();
  await page.getByText('Kept in this browser').first().waitFor();
  await page.locator('summary').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Compare the first/ }).click();
  await page.waitForURL(`${site.url}/login?returnTo=%2Fcompare%3Ft%3D**`);

  await page.goto(`${site.url}/about`); // who reads on without signing in has let go of the click
  await signIn(page, site.url, 'quiz-fringe@yak.test', '/dashboard');
  await page.getByRole('heading', { name: `You kept ${names.length} recommendations` }).waitFor();
  const other = await openPage(browser);
  await other.page.goto(site.url + shared);
  await pickNames(other.page);
  await other.page.getByRole('button', { name: /^Save all/ }).click();
  await other.page.getByText('Kept in this browser').first().waitFor();
  await signIn(other.page, site.url, 'quiz-at-once@yak.test', shared);
  await other.page.getByText(`3 of ${names.length} saved`).first().waitFor();
  await other.close();

  await page.goto(site.url + shared);
  await pickNames(page);
  await page.locator('summary').getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: /^Compare the first/ }).click();
  await page.getByRole('dialog', { name: 'Lift the fringe with Yak Core' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Save all/ }).click();
  await page.getByText(`3 of ${names.length} saved`).first().waitFor();
  await page
    .getByText(`Not saved: ${names.slice(3).join(', ')}.`)
    .first()
    .waitFor();
  await close();
});

test('on /quiz Back returns to the step before with its answers, Forward goes on, and no step is passed unanswered', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(`${site.url}/about`);
  await page.goto(`${site.url}/quiz`);
  await choose(page, 'Social');
  await next(page);
  await choose(page, 'Automation');
  await next(page);
  await page.getByText('Step 3 of 5').waitFor();
  await page.goBack();
  await page.getByText('Step 2 of 5').waitFor();
  expect(await page.getByLabel(/^Automation/).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Step 1 of 5').waitFor();
  await page.goForward();
  await page.getByText('Step 2 of 5').waitFor();
  await page.reload();
  await page.getByText('Step 2 of 5').waitFor();
  await page.goBack();
  await page.getByText('Step 1 of 5').waitFor();
  await page.goForward();
  await page.getByText('Step 2 of 5').waitFor();
  await choose(page, 'Automation'); // out again
  await page.goForward();
  await page.getByText('Step 2 of 5').waitFor();
  expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/quiz');
  expect(complaints).toEqual([]);
  await close();
});

test('words typed in the hero stand above the picks; Back returns from results by quiz and shortlist to the hero, and own points are no link', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(site.url);
  await page.getByPlaceholder('What AI tools are you looking for?').fill('remove background');
  await page.getByRole('button', { name: 'See tools' }).click();
  await page.getByRole('button', { name: '4 questions' }).click();
  await page.getByText('For “remove background”').waitFor();
  for (const answer of ['Creative', 'Free', 'Beginner', 'Just me']) {
    await page.locator('fieldset label').filter({ hasText: answer }).first().click();
    await page.getByRole('button', { name: /^(Next|Get My Recommendations)$/ }).click();
  }
  await page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }).waitFor();
  await page.getByText('You typed “remove background”').waitFor();
  await page
    .locator('ol > li')
    .getByText(/^Take it to .+\.$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'See the Points' }).click();
  await pickNames(page);
  await page.getByText('You typed “remove background”').waitFor();
  expect(await page.getByText('These answers came with a link.').count()).toBe(0);

  await page.goBack();
  await page.getByRole('heading', { name: 'Your Perfect AI Tool Match' }).waitFor();
  await page.goBack();
  await page.getByText('Question 4 of 4').waitFor();
  for (const question of [3, 2, 1]) {
    await page.goBack();
    await page.getByText(`Question ${question} of 4`).waitFor();
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /tools for “remove background”$/ }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Take the full quiz' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

async function choose(page: Page, option: string) {
  await page.locator('fieldset label').filter({ hasText: option }).click();
}

async function next(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Names of the picks once they are there, in their order. */
async function pickNames(page: Page): Promise<string[]> {
  const names = page.locator('ol h3 a');
  await names.first().waitFor();
  return names.allTextContents();
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('quizResults'));
}
