import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

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
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

test.each(['.html', '.htm', '/index.html', '/index.htm'])('a path asked again with %s is the path itself', (suffix) => {
  expect(matchPath('/api/saved-tools/:id', `/api/saved-tools/7${suffix}`)).toEqual({ id: '7' });
  expect(matchPath('/api/tools', `/api/tools${suffix}`)).toEqual({});
});
