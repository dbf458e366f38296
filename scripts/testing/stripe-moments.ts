import type { Inspector } from '@yak/emulator-stripe';
import { ApiFailure } from '@yak/emulator-stripe';

/** What Stripe says beside a status. */
const DETAILS: Record<number, { code: string }> = { 404: { code: 'resource_missing' } };

/** Sees what the Stripe emulator is asked, and steps in at single requests; to be given to it as its inspector. */
interface StripeMoments extends Inspector {
  /** What was asked since `reset`, as `GET /v1/prices`. */
  asked: string[];
  /** Lets requests to this route fail with a status, those whose parameters fit. */
  refuse(route: string, status: number, fits?: (parameters: Record<string, unknown>) => boolean): void;
  /** Does something once, at the moment after a request to this route was answered. */
  after(route: string, act: () => void): void;
  /** Forgets all of it. */
  reset(): void;
}

/** An inspector for one test file; `reset` it after each test. */
export function stripeMoments(): StripeMoments {
  const asked: string[] = [];
  let refusal = (_route: string, _parameters: unknown): number | null => null;
  let acts = new Map<string, () => void>();
  return {
    asked,
    request(route, parameters) {
      asked.push(route);
      const status = refusal(route, parameters);
      if (status === null) return;
      throw new ApiFailure(
        status,
        'Refused by the test.',
        DETAILS[status] ?? (status < 500 ? {} : { type: 'api_error' }),
      );
    },
    answer(route) {
      const act = acts.get(route);
      acts.delete(route);
      act?.();
    },
    refuse(refused, status, fits = () => true) {
      refusal = (route, parameters) =>
        route === refused && fits(parameters as Record<string, unknown>) ? status : null;
    },
    after: (route, act) => void acts.set(route, act),
    reset() {
      asked.length = 0;
      refusal = () => null;
      acts = new Map();
    },
  };
}
