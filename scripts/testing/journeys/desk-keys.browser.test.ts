import type { Browser, Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { WatchedPage } from './open-page.ts';
import type { OwnSite } from './own-site.ts';
import { hasFocus, tabTo } from './tab-to.ts';
import { openAsAdmin, useOwnSite, usePage } from './use-own-site.ts';
import { fileTexts } from '#testing/built-catalogue.ts';

/** Hundreds of keys, each waited for, on a machine that does much else. */

/** Nothing here is touched but keys: what an editor without a pointer does from /admin on. */

let site: OwnSite;
let browser: Browser;
let editor: WatchedPage;
let page: Page;
/** Tab keys pressed so far. */
let tabs = 0;

useOwnSite((own) => ({ browser, site } = own));

usePage(
  () => openAsAdmin({ browser, site }, { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] }),
  (opened) => {
    editor = opened;
    ({ page } = opened);
  },
);
beforeEach(async () => {
  tabs = 0;
  await page.goto(`${site.url}/admin`);
  await page.getByRole('heading', { name: 'Waiting' }).waitFor();
});

/** Walks to a control, on which the ring of the focus must be seen. */
async function to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  if (!(await hasFocus(target))) tabs += await tabTo(page, target, key);
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(ring, `the ring on ${String(target)}`).toBeGreaterThanOrEqual(2);
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await to(target);
  await page.keyboard.press(key);
}

async function type(label: string, text: string): Promise<void> {
  await to(page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** Goes down a list of choices from its top until the wanted one stands. */
async function choose(label: string, wanted: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await to(select);
  await page.keyboard.press('Home');
  for (let pressed = 0; pressed < 200; pressed += 1) {
    const chosen = await select.evaluate((field: HTMLSelectElement) =>
      field === document.activeElement ? field.selectedOptions[0]?.text.trim() : null,
    );
    if (chosen === null) throw new Error(`${label} lost the focus.`);
    if (chosen === wanted) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${label} does not offer ${wanted}.`);
}

/** Types a day into a field of month, day and year. */
async function typeDay(label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await type(label, `${month}${date}${year}`);
  expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(day);
}

/** Goes from /admin to a room, past its header, to what begins something new. */
async function begin(room: string, link: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: room, exact: true }));
  await page.getByRole('heading', { name: room, level: 1 }).waitFor();
  await press(page.getByRole('link', { name: 'Skip to the content' }));
  await press(page.getByRole('link', { name: link }));
  await page.getByLabel('Why', { exact: true }).waitFor();
  await press(page.getByRole('link', { name: 'Skip to the content' }));
}

/** Every control of the form is reached forwards and, in the same order, backwards. */
async function walkThrough(form: Locator): Promise<void> {
  // What a closed part holds is passed over; its summary opens it.
  const controls = form.locator('input, select, textarea, summary, button:not([disabled])').filter({ visible: true });
  const places = () => controls.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  const last = (await controls.count()) - 1;
  for (const [key, end] of [
    ['Shift+Tab', 0],
    ['Tab', last],
  ] as const)
    for (let pressed = 0, at = await places(); at !== end; pressed += 1) {
      await page.keyboard.press(key);
      const next = await places();
      expect(Math.abs(next - at), `${key} from control ${at} led to ${next}`).toBeLessThanOrEqual(1); // a day has parts
      at = next;
      expect(pressed).toBeLessThan(4 * last);
    }
}

/** Takes the newest change back; the focus is in the history afterwards, not lost. */
async function takeBack(told: string): Promise<void> {
  const history = page.getByRole('region', { name: 'History' });
  await press(page.getByRole('link', { name: 'Skip to the content' }));
  await press(page.getByRole('navigation', { name: 'Parts of this form' }).getByRole('link', { name: 'History' }));
  await press(history.getByRole('button', { name: /^Take (back|it down)/ }).first());
  await history.getByText('Took a change back').first().waitFor();
  await page.getByText(told, { exact: true }).waitFor();
  await expect.poll(() => hasFocus(history.locator('h2, button'))).toBe(true);
}

test('a tool is added: a refusal leads to the field, nothing traps, and a change is saved and taken back', async () => {
  await begin('Tools', 'Add a tool');
  await type('Name', 'Keyed Storyteller');
  await type('Why', 'Readers ask for it');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/^Description: at least/)
    .waitFor();
  editor.complaints.splice(0); // the refused call
  await expect.poll(() => hasFocus(page.locator('[aria-invalid="true"]'))).toBe(true);
  await walkThrough(page.locator('form').filter({ has: page.getByLabel('Skip it if …') }));
  await to(page.getByLabel('Name', { exact: true }), 'Shift+Tab');
  tabs = 0;
  await type('Address', 'https://keyed-storyteller.example/');
  await choose('Badge', 'Video');
  await choose('Categories, the first gives the colour, 1', 'video AI');
  await type('Description', 'Turns a script into a storyboard, frame by frame, with the same faces throughout.');
  await type('Pros', 'Keeps faces the same\nReads whole scripts\nExports plain pictures');
  await type('Cons', 'Draws no hands\nForgets the weather');
  await type(
    'The yak’s take',
    'A storyboard out of a script, before anybody has drawn a line. It keeps faces the same from frame to frame, which most do not, and it forgets the weather, which most do. Take it for a first look with a client who cannot read a script, and draw the final board by hand.',
  );
  await type('Skip it if …', 'you draw faster than you type');
  await type('Ideal use case', 'A first look at a scene');
  await choose('Desks, the one it is for first, 1', 'creative');
  await choose('Goals, the one it is for first, 1', 'design-visual');
  await choose('Who can work with it, 1', 'beginner');
  await choose('Team sizes, 1', 'solo');
  for (const [place, task] of ['Add or translate subtitles', 'Turn a picture into a video'].entries()) {
    await press(page.getByRole('button', { name: 'Add a task' }));
    await expect.poll(() => hasFocus(page.getByLabel(`Task ${place + 1}`, { exact: true }))).toBe(true);
    await choose(`Task ${place + 1}`, task);
    await type(`Why, or where it ends, of task ${place + 1}`, 'It keeps the faces');
  }
  await press(page.getByRole('button', { name: 'Take out task 2' }));
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Add a task' }))).toBe(true);
  await press(page.getByRole('button', { name: 'Add a source' }));
  const source = page.getByRole('group', { name: 'Source “page”' });
  await expect.poll(() => hasFocus(source.getByLabel('Name', { exact: true }))).toBe(true);
  await press(source.getByRole('button', { name: 'Take out source “page”' }));
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Add a source' }))).toBe(true);
  await press(page.getByRole('button', { name: 'Add the tool' }));
  await page.waitForURL(/\/admin\/tools\?id=2\d{4}$/);
  expect(tabs).toBeLessThanOrEqual(75);

  await page.getByRole('region', { name: 'History' }).getByText('Readers ask for it').first().waitFor();
  await press(page.getByRole('link', { name: 'Skip to the content' }));
  await press(page.getByRole('link', { name: 'Words', exact: true }));
  await type('Maker', 'Keys and Sons');
  await to(page.getByLabel('Skip it if …'));
  await press(page.getByLabel('Why', { exact: true }));
  await expect.poll(() => page.getByText('Say why in a few words', { exact: false }).first().isVisible()).toBe(true);
  await expect.poll(() => hasFocus(page.getByLabel('Why', { exact: true }))).toBe(true);
  await page.keyboard.type('Its maker has a name');
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('region', { name: 'History' }).getByText('Its maker has a name').first().waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'What changes' }))).toBe(true);
  const history = page.getByRole('region', { name: 'History' });
  await press(history.getByRole('button', { name: /^Take back/ }).first());
  await history.getByText('Took a change back').waitFor();
  await expect.poll(() => hasFocus(history.getByRole('heading', { name: 'History' }))).toBe(true);
  expect(await page.getByLabel('Maker', { exact: true }).inputValue()).toBe('');
});

test('a lesson is written from an empty form, published and taken down again', async () => {
  const [model] = fileTexts.lesson;
  if (!model) throw new Error('There is no lesson.');
  const { fields } = model;
  await begin('Lessons', 'Write a lesson');
  tabs = 0;
  await type('Headline', 'Keep a rights file by keyboard alone');
  await type('One sentence for lists and search engines', fields.description);
  await typeDay('Day it carries', fields.publishedOn);
  await choose('Desk it is for', fields.desk);
  await choose('Level', fields.level);
  for (const [place, task] of fields.tasks.entries()) {
    const title = fileTexts.task.find(({ slug }) => slug === task)?.title ?? '';
    await choose(`Tasks it teaches, ${place + 1}`, title);
  }
  for (const [place, { tool }] of fields.tools.entries()) {
    await press(page.getByRole('button', { name: 'Add a tool' }));
    await expect.poll(() => hasFocus(page.getByLabel(`Tool ${place + 1}`, { exact: true }))).toBe(true);
    await page.keyboard.type(tool);
    await page.getByText('Enter takes the first.', { exact: false }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByText(/^№ \d+\. Its price list: /)
      .nth(place)
      .waitFor();
  }
  await to(page.getByLabel('Text', { exact: true }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), fields.text); // copied from another window
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await choose('Readers see it', 'at once');
  await type('Why', 'An evening well spent');
  await press(page.getByRole('button', { name: 'Preview' }));
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Keep a rights file' }).waitFor();
  await to(page.getByRole('button', { name: 'Publish' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/lessons\?key=keep-a-rights-file-by-keyboard-alone$/);
  await page.getByText('Published.', { exact: true }).waitFor();
  expect(tabs).toBeLessThanOrEqual(45);
  await takeBack('Unpublished.');
});

test('a drop is written, scheduled for tomorrow, and its day is put off', async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await begin('Drops', 'Write a drop');
  tabs = 0;
  await type('Tool', 'midj');
  await page.getByText('Not chosen yet: Midjourney', { exact: false }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('№ 2.', { exact: true }).waitFor();
  await type('Headline', 'Midjourney draws hands with five keys');
  await type(
    'What changed, and for whom it matters',
    'Hands come out with five keys each by default. It matters to whoever shows people holding keyboards.',
  );
  await typeDay('Day of the release', day(0));
  await type('Page that says it', 'https://docs.midjourney.com/keys');
  await type('Its words', 'Hands now have five keys.');
  await choose('Where it was read', 'on the maker’s own page');
  await choose('Readers see it', 'from a day on');
  expect(await page.getByLabel('The day').inputValue()).toBe(day(1));
  await type('Why', 'The maker announced it');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/drops\?key=2\d{4}$/);
  await page.getByText(/^Scheduled for /).waitFor();
  expect(tabs).toBeLessThanOrEqual(30);

  await press(page.getByRole('link', { name: 'Skip to the content' }));
  await press(page.getByRole('link', { name: 'Publication', exact: true }));
  await typeDay('The day', day(3));
  await type('Why', 'The maker put it off');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'History' }).getByText('The maker put it off').first().waitFor();
  await expect.poll(() => hasFocus(page.getByLabel('Why', { exact: true }))).toBe(true);
  await press(
    page
      .getByRole('region', { name: 'History' })
      .getByRole('button', { name: /^Take back/ })
      .first(),
  );
  await expect.poll(() => page.getByLabel('The day').inputValue()).toBe(day(1));
});
