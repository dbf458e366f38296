import * as z from 'zod';
import { departments, experienceLevels, goals, teamSizes } from './audience.ts';
import { changeOfBefore, type FactsOfBefore, recordOfBefore } from './shapes-of-before.ts';
import { toolOf } from '#domain/tool/evidence/derive-facts.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { type Tool, type ToolFields, type ToolRecord, toolSchema, toolTaskSchema } from './tool.schema.ts';

const texts = z.array(z.string().min(2).max(160)).min(1).max(10);

type Shape = Omit<typeof toolSchema.shape, '$schema'>;
type AsSaid = { [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Said> ? Said : Shape[Name] };

const { $schema: _, ...shape } = toolSchema.shape;
/** The fields of a file without their defaults: a change holds only what was changed. */
const asSaid = Object.fromEntries(
  Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
) as unknown as AsSaid;

/**
 * A tool as an upload makes it. It asks for less than a file in `data/tools/`: what its row left out is empty here, and no
 * page invents it.
 */
export const uploadedToolSchema = z.strictObject({
  ...asSaid,
  maker: z.string().max(60),
  alsoKnownAs: z.array(z.string().min(2).max(40)).max(16),
  yakPick: z.string().max(200).nullable(),
  tasks: z.array(toolTaskSchema).max(12),
  description: z.string().min(10).max(400),
  badge: z.string().min(2).max(20),
  link: z
    .string()
    .max(300)
    .refine(
      (text) => text === '' || isWebAddress(text),
      'write a whole address with https://, without name or password',
    ),
  pros: texts,
  cons: texts,
  yakOpinion: z.string().min(10).max(1000),
  skipItIf: z.string().max(160),
  teamSizes: z.array(z.enum(teamSizes)),
  experienceLevel: z.array(z.enum(experienceLevels)),
  departments: z.array(z.enum(departments)).min(1),
  goals: z.array(z.enum(goals)).min(1),
  idealUseCases: z.string().max(240),
});

/** Fields of a tool in `data/tools/` that an upload changed, and what the file said at that time. */
const changeSchema = z.strictObject({
  kind: z.literal('change'),
  toolId: z.number().int().positive(),
  fields: uploadedToolSchema.omit({ id: true, slug: true }).partial(),
  over: z.record(z.string(), z.unknown()),
  /** Facts from before tools had plans, and what the file said then. */
  stated: z.object({ facts: z.custom<FactsOfBefore>(), over: z.custom<FactsOfBefore>() }).optional(),
});

/** One entry of what is uploaded: a tool of its own, or changes of one that has a file. */
export const uploadSchema = z.preprocess(
  changeOfBefore,
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('new'),
      tool: z.preprocess(
        recordOfBefore,
        uploadedToolSchema.transform((record) => toolOf(record as ToolRecord)),
      ),
    }),
    changeSchema,
  ]),
);

export type Upload =
  | { kind: 'new'; tool: Tool }
  | {
      kind: 'change';
      toolId: number;
      fields: Partial<ToolFields>;
      over: Partial<Record<keyof ToolFields, unknown>>;
      stated?: { facts: FactsOfBefore; over: FactsOfBefore } | undefined;
    };
