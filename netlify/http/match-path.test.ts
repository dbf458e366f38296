import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';
import { toolId } from './tool-id.ts';

test.each([
  ['/api/tools', '/api/tools', {}],
  ['/api/tools', '/api/tools/', {}],
  ['/api/saved-tools/:id', '/api/saved-tools/7', { id: '7' }],
  ['/api/saved-tools/:id', '/api/saved-tools/a%20b', { id: 'a b' }],
  ['/api/saved-tools/:id/status', '/api/saved-tools/7/status', { id: '7' }],
])('%s fits %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ['/api/tools', '/api/tool'],
  ['/api/tools', '/api/tools/7'],
  ['/api/tools', '/'],
  ['/api/saved-tools/:id', '/api/saved-tools'],
  ['/api/saved-tools/:id', '/api/saved-tools/'],
  ['/api/saved-tools/:id', '/api/saved-tools/%ff'],
  ['/api/saved-tools/:id/status', '/api/saved-tools//status'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

test.each(['.html', '.htm', '/index.html', '/index.htm'])('a path asked again with %s is the path itself', (suffix) => {
  expect(matchPath('/api/saved-tools/:id', `/api/saved-tools/7${suffix}`)).toEqual({ id: '7' });
  expect(matchPath('/api/tools', `/api/tools${suffix}`)).toEqual({});
});

test('a tool is named by a number of one to nine digits', () => {
  for (const id of ['1', '85', '123456789']) expect(toolId(id)).toBe(Number(id));
  for (const text of [undefined, '', '0', '07', '1234567890', '8x', 'x8', '-1', '1.5', ' 1'])
    expect(() => toolId(text), `${text}`).toThrow(expect.objectContaining({ code: 'not_found' }));
});
