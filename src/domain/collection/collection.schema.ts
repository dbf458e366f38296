import * as z from 'zod';
import { ownRulesSchema } from '#domain/rules/own-rules.schema.ts';

const time = z.iso.datetime();

/** The link under which everybody can read what a person shares. */
export const shareLinkSchema = z.object({
  /** What nobody can guess; last part of the address. */
  key: z.string(),
  since: time,
  /** Whom the page names as its author; empty names nobody. */
  byName: z.string(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

/** A reader's own collection of tools, as it is stored. */
export const collectionSchema = z.object({
  /** Made where the collection is made, in the browser too: the same one that arrives twice is one. */
  id: z.uuid(),
  name: z.string(),
  /** What it is for, in the reader's words; may be empty. */
  intro: z.string(),
  /** In the reader's order; no tool stands twice. */
  tools: z.array(
    z.object({
      toolId: z.number().int(),
      /** Why it is here, in the reader's words; may be empty. */
      note: z.string(),
      addedAt: time,
    }),
  ),
  createdAt: time,
  changedAt: time,
  /** It was made or changed on Core: it stays whole in exports when the plan ends. */
  isWholeInExports: z.boolean(),
  /** The link under which everybody can read it; null when it is private. */
  share: shareLinkSchema.nullable(),
});

/** All collections of one person: one document, so that the plan's limit holds under any concurrency. */
export const personCollectionsSchema = z.object({
  /** When the account was made that they belong to: those of an account that was deleted before count as nothing. */
  account: time,
  /** The birth of that account; what a release from before births wrote has none. */
  birth: z.string().optional(),
  /** In the order they were made. */
  kits: z.array(collectionSchema),
  /** What the address of the person's own feed of drops must name; null when there is none, or it was taken back. */
  feed: z.string().nullable().default(null),
  /** Lists of rules of their own, in the order they were made; a person who never had one has none. */
  rules: z.array(ownRulesSchema).optional(),
});
