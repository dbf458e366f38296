import type { Rules } from './rules.schema.ts';

/** A list of rules with a name. */
interface NamedRules {
  id: string;
  name: string;
  /** For whom it is, in one sentence. */
  says: string;
  rules: Rules;
}

/** Nothing is asked for. */
export const noRules: Rules = {
  paidWork: false,
  noTraining: null,
  indemnity: false,
  private: false,
  noWatermark: false,
  noAttribution: false,
  licensedData: false,
  revenueUSD: null,
  people: null,
};

const named = (id: string, name: string, says: string, rules: Partial<Rules>): NamedRules => ({
  id,
  name,
  says,
  rules: { ...noRules, ...rules },
});

/** The rules that everybody has. */
export const readyMadeRules: readonly NamedRules[] = [
  named('client-work', 'Client work', 'Work that somebody pays for, without a visible mark of the tool.', {
    paidWork: true,
    noWatermark: true,
  }),
  named('confidential', 'Confidential', 'Paid work before it is public: nothing trains on it, nobody else sees it.', {
    paidWork: true,
    noTraining: 'off',
    private: true,
    noWatermark: true,
  }),
  named('regulated', 'Regulated', 'Banks, health, government: no training ever, and indemnity against claims.', {
    paidWork: true,
    noTraining: 'never',
    indemnity: true,
    private: true,
    noWatermark: true,
    licensedData: true,
  }),
  named('just-trying', 'Just trying', 'No client, no rules: whatever can be tried.', {}),
];
