import plansFile from '#data/plans.json' with { type: 'json' };
import { plansSchema } from '#domain/plan/plans.schema.ts';
import type { Persona } from '@yak/emulator-identity';
import type { Site } from '@yak/emulator-loopback';
import type { SoldProduct } from '@yak/emulator-stripe';

/** The persona that pays from the start. */
export const subscriber = {
  email: 'core@yak.test',
  email_verified: true,
  given_name: 'Cora',
  family_name: 'Core',
  role: 'On Yak Core',
} as const satisfies Persona;

/** Whom the identity provider signs in: the personas that the picker offers, and every other address of the domain. */
export const realm = {
  id: 'yak-id',
  domain: 'yak.test',
  personas: [
    {
      email: 'fringe@yak.test',
      email_verified: true,
      given_name: 'Finn',
      family_name: 'Fringe',
      role: 'On the free plan',
    },
    subscriber,
    {
      email: 'admin@yak.test',
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Admin',
      role: 'Runs the back office',
    },
    {
      email: 'unverified@yak.test',
      email_verified: false,
      given_name: 'Una',
      family_name: 'Unverified',
      role: 'Address never confirmed',
    },
  ],
};

/** What the identity provider is told of Yak. */
export const identitySettings = {
  name: 'Yak ID',
  realm,
  clientId: 'yak',
  callbackPath: '/api/callback',
  // A name that leads to the provider only where it stands in for the web: `.test` is never on the web (RFC 2606).
  pictureOrigin: 'https://id.yak.test',
};

const { core } = plansSchema.parse(plansFile);

/** What Stripe sells for Yak, from `data/plans.json`. */
export const products: readonly SoldProduct[] = [
  {
    id: 'prod_yak_core',
    name: core.name,
    features: core.includes,
    prices: [
      { lookupKey: core.monthlyLookupKey, amount: cents(core.price), interval: 'month' },
      { lookupKey: core.yearlyLookupKey, amount: cents(core.yearlyPrice), interval: 'year' },
    ],
  },
];

/** @param url origin, without a slash at the end */
export function yakAt(url: string): Site {
  return { name: 'Yak', url };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
