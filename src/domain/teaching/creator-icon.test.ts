import { expect, test } from 'vitest';
import { creatorIcon } from './creator-icon.ts';

test('a channel with the name of its tool wears its mark; any other, or one of a tool without a mark, wears none', () => {
  const tools = [
    { name: 'Flux', icon: 'flux.svg' },
    { name: 'ComfyUI', icon: 'comfyui.svg' },
    { name: 'Upscayl', icon: null },
  ];
  expect(creatorIcon('ComfyUI', tools)).toBe('comfyui.svg');
  expect(creatorIcon('A teacher', tools)).toBeNull();
  expect(creatorIcon('Upscayl', tools)).toBeNull();
});
