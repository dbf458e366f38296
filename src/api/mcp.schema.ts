import * as z from 'zod';

/** Body of `POST /api/mcp`: one message of JSON-RPC 2.0; what it means is for the protocol to say. */
export const mcpSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(200).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});
