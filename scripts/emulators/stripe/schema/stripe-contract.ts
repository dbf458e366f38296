import { Ajv } from 'ajv';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { stripeSchema } from './stripe-schema.ts';

/** Holds values against Stripe's own description. */
interface StripeContract {
  /** What is wrong with an object of Stripe's, in words; nothing when it is right. @param name as in `wire-types.ts` */
  problemsInAnswer(name: string, value: unknown): string[];
  /** The same for the parameters of a request, whose values are texts still. */
  problemsInRequest(name: string, value: unknown): string[];
}

let contract: StripeContract | null = null;

/**
 * The contract of the pinned `stripe` package; compiled once, since that takes longer than every use of it.
 * @throws Error when asked for a name that `wire-types.ts` does not have
 */
export function stripeContract(): StripeContract {
  return (contract ??= compileContract());
}

function compileContract(): StripeContract {
  const { roots, $defs } = stripeSchema();
  const compile = (coerceTypes: boolean) => {
    const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes }).addSchema({ $id: 'stripe', $defs, roots });
    return (name: string): ValidateFunction => {
      if (!roots[name]) throw new Error(`wire-types.ts has no type ${name}.`);
      const validate = ajv.getSchema(`stripe#/roots/${name}`);
      if (!validate) throw new Error(`The schema of ${name} cannot be compiled.`);
      return validate;
    };
  };
  const answers = compile(false);
  const requests = compile(true);
  return {
    problemsInAnswer: (name, value) => problems(answers(name), value),
    // Reading numbers out of texts changes the value, so it is done on a copy.
    problemsInRequest: (name, value) => problems(requests(name), structuredClone(value)),
  };
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  return validate(value)
    ? []
    : [...new Set((validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf').map(inWords))];
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const place = instancePath || '/';
  if (keyword === 'additionalProperties')
    return `${place} has the unknown property ${String(params['additionalProperty'])}`;
  if (keyword === 'required') return `${place} lacks ${String(params['missingProperty'])}`;
  if (keyword === 'enum') return `${place} is none of ${String(params['allowedValues'])}`;
  return `${place} ${message ?? 'is wrong'}`;
}
