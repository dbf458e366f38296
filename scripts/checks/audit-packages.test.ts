import { expect, test } from 'vitest';
import { readAudit } from './audit-packages.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [`package-${index}`, { name: 'x', severity, range: '<2.0.0', via: [] }]),
    ),
  });

test.each(['high', 'critical'])('a %s hole in what is deployed fails, and is named', (severity) => {
  expect(readAudit(report('low', severity))).toEqual({
    isFailing: true,
    words: `Packages: 1 ${severity}, 1 low\npackage-1 <2.0.0: ${severity}, see npm audit --omit=dev`,
  });
});

test('smaller ones are counted and fail nothing', () => {
  expect(readAudit(report('low', 'moderate', 'low'))).toEqual({
    isFailing: false,
    words: 'Packages: 1 moderate, 2 low',
  });
  expect(readAudit(report())).toEqual({ isFailing: false, words: 'Packages: no known hole' });
});

test.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example/advisories","statusCode":405}',
    '405 Method Not',
  ],
  ['', 'no answer'],
  ['<html>', 'no answer'],
  ['{"vulnerabilities":{"a":{"severity":"dreadful"}}}', 'no answer'],
])('a registry that does not audit is named, and fails nothing: %s', (answer, words) => {
  expect(readAudit(answer)).toEqual({ isFailing: false, words: expect.stringContaining(`not audited`) });
  expect(readAudit(answer).words).toContain(words);
});
