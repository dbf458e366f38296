import type { Page } from 'playwright-core';
import { openToolMenu } from './open-tool-menu.ts';

/** A page as a reader may meet it. */
interface PageState {
  name: string;
  path: string;
  /** Needs a reader who is signed in. */
  isSignedIn?: boolean;
  /** Window's width in px where it matters for the state. */
  width?: number;
  /** Brings the page from its first paint to the state. */
  reach?(page: Page): Promise<void>;
}

const quizAddress = '/?department=brand&goals=content-creation&budget=low&experience=intermediate&teamSize=small';

const plainStates: readonly PageState[] = [
  { name: 'home', path: '/' },
  { name: 'home: quiz', path: '/', reach: startQuiz },
  {
    name: 'home: shortlist',
    path: '/?words=logo',
    reach: (page) => page.locator('main section > h2 a').first().waitFor(),
  },
  {
    name: 'home: results',
    path: quizAddress,
    reach: (page) => page.locator('h2 a[href^="/tool-fluid/"]').first().waitFor(),
  },
  { name: 'questionnaire', path: '/quiz', reach: settle },
  {
    name: 'quiz results, none yet',
    path: '/quiz/results',
    reach: (page) => page.getByText('No answers, no picks').waitFor(),
  },
  { name: 'quiz results', path: `/quiz/results${quizAddress.slice(1)}`, reach: openResults },
  { name: 'tasks', path: '/tasks' },
  { name: 'one task', path: '/tasks/remove-a-background' },
  { name: 'map of the field', path: '/map' },
  { name: 'map of the field: one desk open, and the drawn map', path: '/map', reach: openMap },
  { name: 'desk', path: '/desks/creative' },
  { name: 'desk on a phone', path: '/desks/strategy', width: 390 },
  {
    name: 'catalogue, found otherwise',
    path: '/tools?q=remove background',
    reach: (page) => page.getByRole('heading', { name: /^\d+ tools? for “/ }).waitFor(),
  },
  { name: 'home: finds while typing', path: '/', reach: typeInHero },
  { name: 'catalogue with open filters', path: '/tools', reach: openFilters },
  {
    name: 'catalogue, nothing found',
    path: '/tools?q=zzzzzz',
    reach: (page) => page.getByRole('heading', { name: 'No tools found' }).waitFor(),
  },
  {
    name: 'catalogue behind the gate',
    path: '/tools?q=a&pricing=under-10',
    reach: (page) => page.getByText('This address asks for filters').waitFor(),
  },
  { name: 'search palette with finds', path: '/about', reach: (page) => search(page, 'video') },
  { name: 'search palette without finds', path: '/about', width: 390, reach: (page) => search(page, 'zzzzzz') },
  {
    name: 'sheet for a client',
    path: '/rules/client?for=confidential&t=1,2,3,7,12,20,24,30&title=Autumn',
    reach: openSheet,
  },
  {
    name: 'sheet for a client, of an own list',
    path: '/rules/client?paid=1&training=off&name=Acme&note=No+faces&t=1,2,3,7,12&title=Autumn',
    reach: openSheet,
  },
  {
    name: 'sheet for a client on a phone',
    path: '/rules/client?for=client-work&people=5&t=1,2,3,7,12,20,24,30',
    width: 390,
    reach: openSheet,
  },
  { name: 'rights, side by side', path: '/tools/rights' },
  { name: 'rights, side by side on a phone', path: '/tools/rights', width: 390 },
  { name: 'rights, side by side, under rules', path: '/tools/rights', reach: putRulesInForce },
  { name: 'tool under rules', path: '/tool-fluid/1', reach: unfoldVerdict },
  { name: 'catalogue under rules', path: '/tools', reach: putRulesInForce },
  { name: 'catalogue from A to Z', path: '/tools/a-z' },
  { name: 'collection', path: '/tools/video' },
  { name: 'tool', path: '/tool-fluid/1' },
  { name: 'developers', path: '/developers' },
  { name: 'alternatives', path: '/alternatives/canva' },
  { name: 'two tools', path: '/versus/kling-vs-runway' },
  { name: 'two tools without a page', path: '/versus/canva-vs-zapier' },
  { name: 'tool as an index card', path: '/tool/2' },
  { name: 'tool as a review', path: '/tool-old/2' },
  { name: 'tool as a profile', path: '/tool-wnw/2' },
  { name: 'tool as plates', path: '/tool-behance/2' },
  { name: 'contents page', path: '/new-home' },
  { name: 'front page', path: '/old' },
  { name: 'layout of cards', path: '/layouts' },
  { name: 'layout of a search', path: '/layouts', reach: (page) => page.getByLabel('Search First').check() },
  { name: 'layout of a sentence', path: '/layouts', reach: (page) => page.getByLabel('Minimal').check() },
  { name: 'card catalogue', path: '/altaloma-mockup' },
  { name: 'poster wall', path: '/wnw-mockup' },
  { name: 'gallery with more loaded', path: '/behance-mockup', reach: loadMore },
  { name: 'font demo', path: '/font-demo' },
  { name: 'font test', path: '/font-test' },
  { name: 'Fresh Drops', path: '/all-updates' },
  { name: 'login', path: '/login' },
  {
    name: 'dashboard, signed out',
    path: '/dashboard',
    reach: (page) => page.getByText('What changed for your tools').waitFor(),
  },
  {
    name: 'collections, none yet',
    path: '/collections',
    reach: (page) => page.getByText('No collection yet').waitFor(),
  },
  { name: 'collection of a reader', path: '/collections', reach: fillCollection },
  {
    name: 'project files, none yet',
    path: '/projects',
    reach: (page) => page.getByText('Each line keeps the terms of its day.').waitFor(),
  },
  { name: 'project file of a reader', path: '/projects', reach: fillProject },
  { name: 'sheet of a project', path: '/projects', reach: openProjectSheet },
  {
    name: 'sheet without a project',
    path: '/projects/sheet?p=none',
    reach: (page) => page.getByText('No project to print').waitFor(),
  },
  {
    name: 'sheet under a link that was taken back',
    path: '/sheet?k=none',
    reach: (page) => page.getByText('Nothing under this link').waitFor(),
  },
  { name: 'putting into a collection', path: '/tool-fluid/1', reach: openCollectDialog },
  {
    name: 'brief',
    path: '/brief?t=1,2,7,12&title=Autumn',
    reach: (page) => page.getByRole('heading', { name: 'Autumn' }).waitFor(),
  },
  {
    name: 'sheet for a client, without tools',
    path: '/rules/client',
    reach: (page) => page.getByText('What passes for your client').waitFor(),
  },
  {
    name: 'brief without a list',
    path: '/brief',
    reach: (page) => page.getByText('Your tools on one sheet').waitFor(),
  },
  { name: 'tutorials', path: '/tutorials' },
  { name: 'tutorial', path: '/tutorial/1' },
  { name: 'lesson', path: '/lessons/one-talk-five-clips' },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipe', path: '/recipes/clips-from-a-talk' },
  { name: 'creators', path: '/creators' },
  { name: 'creator', path: '/creator/blender' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/getting-started' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'freshness', path: '/freshness' },
  { name: 'corrections', path: '/corrections' },
  { name: 'how we rank', path: '/how-we-rank' },
  { name: 'client rules', path: '/rules' },
  { name: 'client rules, judged', path: '/rules?for=client-work', reach: openVerdicts },
  { name: 'client rules, to be kept', path: '/rules?for=client-work', reach: nameRules },
  { name: 'rules dialog', path: '/about', reach: openRulesDialog },
  { name: 'rules dialog with rules in force', path: '/tasks', reach: changeRules },
  { name: 'not found', path: '/nowhere' },
  {
    name: 'tool not found',
    path: '/tool-fluid/999999',
    reach: (page) => page.getByRole('heading', { name: 'Tool not found' }).waitFor(),
  },
  { name: 'creator not found', path: '/creator/nobody' },
  { name: 'upgrade dialog', path: '/tools', reach: openUpgradeDialog },
  { name: 'subscribe dialog', path: '/all-updates', reach: openSubscribeDialog },
  { name: 'subscribe dialog, wrong address', path: '/tool-fluid/1', reach: typeWrongAddress },
  { name: 'email preferences without a link', path: '/email-preferences', reach: settle },
  { name: 'tool with its menu on a phone', path: '/tool-fluid/1', width: 390, reach: openToolMenu },
  { name: 'mobile menu', path: '/about', width: 390, reach: openMobileMenu },
  {
    name: 'dashboard',
    path: '/dashboard',
    isSignedIn: true,
    reach: (page) => page.getByText('No saved tools yet').waitFor(),
  },
  { name: 'dashboard: jobs of the saved tools', path: '/dashboard', isSignedIn: true, reach: openCover },
  { name: 'plans', path: '/subscribe' },
  { name: 'contact with mistakes', path: '/contact', reach: (page) => sendEmpty(page, 'Send Message') },
  {
    name: 'tool submission with mistakes',
    path: '/submit-tool',
    reach: (page) => sendEmpty(page, 'Submit Tool for Review'),
  },
  {
    name: 'submission, link unknown',
    path: '/submission?key=nothing',
    reach: (page) => page.getByText('Nothing under this link').waitFor(),
  },
  { name: 'comparison', path: '/compare', isSignedIn: true, reach: settle },
  { name: 'account', path: '/account', isSignedIn: true, reach: settle },
  { name: 'billing', path: '/billing', isSignedIn: true, reach: settle },
  { name: 'privacy', path: '/privacy', isSignedIn: true, reach: settle },
  { name: 'privacy: deleting', path: '/privacy', isSignedIn: true, reach: openDeletion },
  { name: 'privacy, signed out', path: '/privacy', reach: (page) => page.getByText('Sign In Required').waitFor() },
  { name: 'toast', path: '/tool-fluid/1', isSignedIn: true, reach: showToast },
  { name: 'user menu', path: '/about', isSignedIn: true, reach: openUserMenu },
  { name: 'search palette under rules', path: '/tasks/remove-a-background', reach: searchUnderRules },
];

/** Pages whose lists say what rules in force come to, and have no state of their own for it. */
const judgedStates: ReadonlySet<string> = new Set([
  'home: shortlist',
  'home: results',
  'quiz results',
  'one task',
  'catalogue, found otherwise',
  'collection',
  'alternatives',
  'two tools',
  'collection of a reader',
  'brief',
]);

/** Every page type, and everything that opens over one; what judges tools also under rules. */
export const pageStates: readonly PageState[] = [
  ...plainStates,
  ...plainStates
    .filter(({ name }) => judgedStates.has(name))
    .map(({ name, reach, ...state }) => ({
      ...state,
      name: `${name}, under rules`,
      reach: async (page: Page) => {
        await reach?.(page);
        await putRulesInForce(page);
      },
    })),
];

/** The tools of the sheet are judged by a call. */
function openSheet(page: Page): Promise<void> {
  return page.getByText('This is no legal advice.').waitFor();
}

/** Waits until everything that the page asks for is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

async function openRulesDialog(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Rules/ });
  if (!(await opener.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await opener.click();
  await page.getByRole('dialog', { name: 'What does your client allow?' }).waitFor();
}

/** Put in force for this page alone: the next one is opened without rules. */
async function putRulesInForce(page: Page): Promise<void> {
  await openRulesDialog(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confidential/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // At each tool, or in the one sentence over a pair.
  await page.locator('verdict-line[data-verdict]:visible, main verdict-sum a:visible').first().waitFor();
  await page.evaluate(() => localStorage.removeItem('rulesInForce'));
}

async function searchUnderRules(page: Page): Promise<void> {
  await putRulesInForce(page);
  await search(page, 'video');
  await page.locator('[role="option"] verdict-line[data-verdict]').first().waitFor();
}

async function unfoldVerdict(page: Page): Promise<void> {
  await putRulesInForce(page);
  for (const summary of await page.locator('verdict-whole summary').all()) await summary.click();
}

async function changeRules(page: Page): Promise<void> {
  await openRulesDialog(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confidential/ })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openRulesDialog(page);
  await page.evaluate(() => localStorage.removeItem('rulesInForce'));
}

async function nameRules(page: Page): Promise<void> {
  await openVerdicts(page);
  await page.getByRole('button', { name: 'Keep these rules' }).click();
  await page.getByLabel('Client', { exact: true }).waitFor();
}

async function startQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take the full quiz' }).click();
  await page.getByText('Question 1 of').waitFor();
}

async function loadMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByText(/^24 of/).waitFor();
}

/** The results with an answer open, a tool asked about, and the order changed. */
async function openVerdicts(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Unknown \d+$/ }).click();
  await page.locator('li[data-verdict="unknown"] summary').first().click();
  await page.getByText('What it rests on').first().click();
}

async function openResults(page: Page): Promise<void> {
  await page.locator('#edit-answers').waitFor({ state: 'attached' });
  const fold = page.locator('[aria-controls="edit-answers"]');
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: /^What may it cost/ }).click();
  await page.getByLabel(/^Free/).check();
  await page.getByText(/(is first now|stays first)/).waitFor();
  await page.getByLabel('A tool you expected here').fill('Suno');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('link', { name: 'Suno', exact: true }).waitFor();
}

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await page.getByRole('option').or(page.getByText('Nothing answers to')).first().waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('region', { name: 'Filters' }).waitFor();
}

async function openUpgradeDialog(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByLabel(/^Under \$10/).click();
  await page.getByRole('dialog').waitFor();
}

async function openSubscribeDialog(page: Page): Promise<void> {
  await openToolMenu(page);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByRole('dialog').waitFor();
}

async function typeWrongAddress(page: Page): Promise<void> {
  await openSubscribeDialog(page);
  await page.getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address').waitFor();
}

/** Saves the tool or takes it back: either is answered by a notice, which stays while it has the focus. */
async function showToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save Tool|Saved)$/ }).click();
  await page.getByRole('button', { name: 'Close the notice' }).waitFor();
  await page.keyboard.press('F8');
}

/** A collection with two tools in it, kept in this browser. */
async function fillCollection(page: Page): Promise<void> {
  const tools = [1, 2].map((toolId) => ({ toolId, note: 'For the boards', addedAt: '2026-11-22T12:00:00.000Z' }));
  const collection = { id: '0b7f2d6e-52a3-4c0e-8c43-1d2f5b6a7c80', name: 'Autumn', intro: '', tools, share: null };
  const times = { createdAt: '2026-11-22T12:00:00.000Z', changedAt: '2026-11-22T12:00:00.000Z' };
  const kept = JSON.stringify([{ ...collection, ...times, isWholeInExports: false }]);
  await page.evaluate((text) => localStorage.setItem('keptCollections', text), kept);
  await page.reload();
  await page.getByLabel('Why it is here').nth(1).waitFor();
  await page.evaluate(() => localStorage.removeItem('keptCollections'));
}

/** The first desk with its jobs, and the drawn map. */
async function openMap(page: Page): Promise<void> {
  await page.locator('section > details > summary').first().click();
  await page.getByText('Draw them as one map').click();
  await page.locator('[data-box]').waitFor();
}

/** Two saves that are gone again once they are drawn. */
async function openCover(page: Page): Promise<void> {
  const change = (method: 'POST' | 'DELETE') =>
    page.evaluate(async (how) => {
      for (const toolId of [2, 5]) {
        const [path, body] =
          how === 'POST' ? ['/api/saved-tools', JSON.stringify({ toolId })] : [`/api/saved-tools/${toolId}`, null];
        await fetch(path, { method: how, headers: { 'content-type': 'application/json' }, body });
      }
    }, method);
  await change('POST');
  await page.reload();
  await page.getByText(/^Your tools do \d/).waitFor();
  await page.getByText('Creative', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Job', exact: true }).waitFor();
  await change('DELETE');
}

async function fillProject(page: Page): Promise<void> {
  await beginProject(page);
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Correct', exact: true }).waitFor();
  await page.evaluate(() => localStorage.removeItem('localProjects'));
}

async function openProjectSheet(page: Page): Promise<void> {
  await beginProject(page);
  await page.getByRole('link', { name: 'The sheet', exact: true }).click();
  await page.getByRole('heading', { name: 'Autumn' }).waitFor();
  await page.evaluate(() => localStorage.removeItem('localProjects'));
}

async function beginProject(page: Page): Promise<void> {
  await page.getByLabel('New project').fill('Autumn');
  await page.getByRole('button', { name: 'Make a project' }).click();
  await page.getByRole('searchbox').last().fill('Midjourney');
  await page.getByRole('button', { name: 'Midjourney', exact: true }).click();
  await page.getByLabel('Plan of Midjourney').selectOption({ index: 1 });
  await page.getByLabel('What was made, one a line').fill('poster-a.png');
  await page.getByRole('button', { name: 'Add and freeze the facts' }).click();
  await page.locator('summary', { hasText: 'poster-a.png' }).waitFor();
}

async function openCollectDialog(page: Page): Promise<void> {
  await openToolMenu(page);
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByLabel('New collection').waitFor();
}

async function openDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function sendEmpty(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByText(/fields need another look\.$/).waitFor();
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

async function openUserMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).waitFor();
}

async function typeInHero(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'What are you looking for?' }).pressSequentially('remove background');
  await page.getByRole('option').first().waitFor();
}
