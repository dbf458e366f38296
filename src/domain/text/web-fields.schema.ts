import * as z from 'zod';
import { dayOf } from '#domain/value/day.ts';

/** A calendar day, `2026-11-21`, in UTC. */
export const daySchema = z.iso.date().describe('A day as YYYY-MM-DD (UTC).');

/** The same in the head of a Markdown file: YAML reads a bare day as a moment, and only its day was meant. */
export const headDaySchema = z.preprocess((value) => (value instanceof Date ? dayOf(value) : value), daySchema);

/** A web address that a reader may follow: http or https only. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .describe('A full web address beginning with https:// (or http://).');

/** Last part of an address and name of a file: small letters, figures, single hyphens. */
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
