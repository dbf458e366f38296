import * as z from 'zod';
import type { Contract } from './contract.ts';

/** Body of `POST /api/mcp`: one message of JSON-RPC 2.0; what it means is for the protocol to say. */
const mcpSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(200).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});

/**
 * The guide for programs, by the Model Context Protocol over streamable HTTP, without sessions: each call stands alone and
 * is answered in JSON. Called by other programs, so it asks for no origin and knows nobody.
 */
export const mcp = {
  path: '/api/mcp',
  methods: {
    POST: {
      who: 'anyone',
      summary:
        'The guide by the Model Context Protocol: search, tool, compare, recommend, check_rules, fresh_drops, changes_since.',
      in: mcpSchema,
      fromServers: true,
      out: z.looseObject({ jsonrpc: z.literal('2.0') }),
      orFile: true,
      statuses: [200, 200, 200, 200],
      example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    },
  },
} as const satisfies Contract;
