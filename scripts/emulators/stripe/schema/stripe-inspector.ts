import type { Inspector } from '../inspector.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { stripeContract } from './stripe-contract.ts';

/** An inspector that remembers whatever is not as Stripe describes it. */
export interface StripeInspector extends Required<Inspector> {
  /** Each with the request or event it was found in; empty is good. */
  problems: string[];
  /** How much was looked at, so that a test can see that something was. */
  seen: { requests: number; answers: number; events: number };
}

const contracts = new Map(allRoutes.map(({ name, contract }) => [name, contract]));

/** Give it to `startStripe`, and expect its `problems` to be empty at the end. */
export function newInspector(): StripeInspector {
  const contract = stripeContract();
  const problems: string[] = [];
  const seen = { requests: 0, answers: 0, events: 0 };
  const report = (place: string, found: string[]) => problems.push(...found.map((problem) => `${place}: ${problem}`));
  const contractOf = (route: string) => contracts.get(route) ?? { takes: route, gives: route };
  return {
    problems,
    seen,
    request: (route, parameters) => {
      seen.requests += 1;
      report(`${route} (request)`, contract.problemsInRequest(contractOf(route).takes, parameters));
    },
    answer: (route, body) => {
      seen.answers += 1;
      report(route, contract.problemsInAnswer(contractOf(route).gives, body));
    },
    event: (event) => {
      seen.events += 1;
      const { type, data } = event as { type: string; data: { object: { object: string } } };
      report(`event ${type}`, contract.problemsInAnswer('Event', event));
      report(`event ${type}`, contract.problemsInAnswer(wireName(data.object.object), data.object));
    },
  };
}

/** The name in `wire-types.ts` of what an `object` field tells: `checkout.session` is a CheckoutSession. */
function wireName(object: string): string {
  return object.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
