import type { AstroComponentMetadata, NamedSSRLoadedRendererValue } from 'astro';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawOnce } from './draw-once.ts';

interface Named {
  name: string;
  greet?: () => string;
}

/** React drawn as text, and how often it was asked what a component is and to draw one. */
function countedReact() {
  const asked = { checks: 0, draws: 0 };
  const renderer: NamedSSRLoadedRendererValue = {
    name: 'react',
    async check(component: unknown) {
      asked.checks += 1;
      return typeof component === 'function';
    },
    async renderToStaticMarkup(component: typeof Greeting, props: Named) {
      asked.draws += 1;
      return { html: renderToString(createElement(component, props)) };
    },
  };
  return { asked, renderer: drawOnce(renderer) };
}

function Greeting({ name, greet = () => 'Hello' }: Named) {
  return createElement('p', null, `${greet()}, ${name}`);
}
function Farewell({ name }: Named) {
  return createElement('p', null, `Goodbye, ${name}`);
}
const still: AstroComponentMetadata = { displayName: 'Greeting', astroStaticSlot: true };
const island: AstroComponentMetadata = { ...still, hydrate: 'load' };

it('asks once for each component whether it is one of its own', async () => {
  const { asked, renderer } = countedReact();
  expect(await renderer.check(Greeting, {}, {})).toBe(true);
  expect(await renderer.check(Greeting, {}, {})).toBe(true);
  expect(await renderer.check(Farewell, {}, {})).toBe(true);
  expect(asked.checks).toBe(2);
  expect(await renderer.check('p', {}, {})).toBe(false);
  expect(await renderer.check('p', {}, {})).toBe(false);
  expect(asked.checks).toBe(4);
});

it('draws once what is no island, for each component and each props', async () => {
  const { asked, renderer } = countedReact();
  const html = async (component: typeof Greeting, props: Named, metadata = still) =>
    (await renderer.renderToStaticMarkup(component, props, {}, metadata)).html;
  expect(await html(Greeting, { name: 'Ann' })).toBe('<p>Hello, Ann</p>');
  expect(await html(Greeting, { name: 'Ann' })).toBe('<p>Hello, Ann</p>');
  expect(asked.draws).toBe(1);
  expect(await html(Greeting, { name: 'Bob' })).toBe('<p>Hello, Bob</p>');
  expect(await html(Farewell, { name: 'Ann' })).toBe('<p>Goodbye, Ann</p>');
  expect(asked.draws).toBe(3);
});

it('draws islands, what has slots and what is given functions each time', async () => {
  const { asked, renderer } = countedReact();
  const draw = (props: Named, slots = {}, metadata = still) =>
    renderer.renderToStaticMarkup(Greeting, props, slots, metadata);
  for (let times = 1; times <= 2; times++) {
    await draw({ name: 'Ann' }, {}, island);
    await draw({ name: 'Ann' }, { default: 'more' });
    await draw({ name: 'Ann' }, {}, still);
  }
  expect(asked.draws).toBe(5);
  const said = await Promise.all(['Good day', 'Good night'].map((words) => draw({ name: 'Ann', greet: () => words })));
  expect(said.map(({ html }) => html)).toEqual(['<p>Good day, Ann</p>', '<p>Good night, Ann</p>']);
});
