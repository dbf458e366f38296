import type { APIRoute } from 'astro';
import { openApiDocument } from '#api/openapi.schema.ts';
import { origin } from '#catalog/site.ts';

/** The public interface for programs, in OpenAPI 3.1. */
export const GET: APIRoute = () => Response.json(openApiDocument(origin));
