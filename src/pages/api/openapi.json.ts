import type { APIRoute } from 'astro';
import type { Contract } from '#api/contract.ts';
import { openApiDocument } from '#api/openapi.schema.ts';
import { origin } from '#catalog/site.ts';

const contracts = Object.values(
  import.meta.glob<Record<string, Contract>>('/src/api/*.contract.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter((value) => 'methods' in Object(value)));

/** The public interface for programs, in OpenAPI 3.1. */
export const GET: APIRoute = () => Response.json(openApiDocument(contracts, origin));
