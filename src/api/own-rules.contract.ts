import { ownRulesChangeSchema } from '#domain/rules/own-rules-change.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { OwnRules } from '#domain/rules/own-rules.ts';

/** The person's own rules, in the order they were made. What the plan allows no more stays. */
export interface OwnRulesAnswer {
  lists: OwnRules[];
}

export const ownRulesEndpoint = {
  path: '/api/own-rules',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<OwnRulesAnswer>(),
      statuses: [401, 200, 200, 200],
    },
    POST: {
      who: 'user',
      in: ownRulesChangeSchema,
      answers: typeOnly<OwnRulesAnswer>(),
      // Rules of their own and sharing are part of Core, which none of them has.
      statuses: [401, 403, 403, 403],
      example: {
        do: 'keep',
        id: '6c1d1f0e-52a3-4c0e-8c43-1d2f5b6a7c81',
        name: 'Acme',
        client: 'Acme Ltd',
        note: '',
        rules: { paidWork: true },
      },
    },
  },
} as const satisfies Contract;
