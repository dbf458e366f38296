import type { z } from 'zod';
import type { Session } from '#netlify/session/session.ts';
import { ApiError } from './api-error.ts';
import { readBody } from './read-body.ts';

/** Who may call: `anyone` is never asked who they are; a `visitor` may be signed in or not. */
export type Access = 'anyone' | 'visitor' | 'user' | 'admin';

/** One request on its way to a handler. */
export interface Incoming {
  request: Request;
  url: URL;
  /** Parameters of the path. */
  params: Record<string, string>;
  /** The moment that counts for the whole request. */
  now: Date;
  session: Session | null;
}

/** What a handler gets: the request, who sent it, and the checked body. */
export interface Call<Sender, Body> extends Omit<Incoming, 'session'> {
  session: Sender;
  body: Body;
}

interface RouteSpec<Sender, Body> {
  /** What the JSON body must be; without it no body is read. */
  body?: z.ZodType<Body>;
  /** Largest body, in bytes; 16 kB unless stated. */
  mostBytes?: number;
  /** The body may be missing altogether: the handler then gets undefined. */
  bodyOptional?: true;
  /** A GET that changes something: HEAD is then refused instead of answered by it. */
  getChanges?: true;
  /** Called by another server, which proves itself in the handler: no origin is asked for. */
  fromServers?: true;
  handle(call: Call<Sender, Body>): Response | Promise<Response>;
}

/** How an endpoint answers one method. */
export interface Route {
  access: Access;
  takesBody: boolean;
  bodyOptional: boolean;
  getChanges: boolean;
  fromServers: boolean;
  /** @throws ApiError when the sender may not, or the body is not as it should be */
  run(incoming: Incoming): Promise<Response>;
}

const MOST_BYTES = 16_384;

/** A route that needs to know nobody: it answers everybody alike and no store is asked. */
export function forAnyone<Body>(spec: RouteSpec<null, Body>): Route {
  return route('anyone', spec, () => null);
}

/** A route for everybody that answers a signed-in person differently. */
export function forVisitor<Body>(spec: RouteSpec<Session | null, Body>): Route {
  return route('visitor', spec, (session) => session);
}

/** A route for signed-in people. */
export function forUser<Body>(spec: RouteSpec<Session, Body>): Route {
  return route('user', spec, admitUser);
}

/** A route for the back office. */
export function forAdmin<Body>(spec: RouteSpec<Session, Body>): Route {
  return route('admin', spec, (session) => {
    const admitted = admitUser(session);
    if (!admitted.isAdmin) throw new ApiError('forbidden');
    return admitted;
  });
}

function admitUser(session: Session | null): Session {
  if (!session) throw new ApiError('unauthorized');
  return session;
}

function route<Sender, Body>(
  access: Access,
  spec: RouteSpec<Sender, Body>,
  admit: (session: Session | null) => Sender,
): Route {
  const { body: schema, mostBytes = MOST_BYTES, bodyOptional = false, getChanges = false, fromServers = false } = spec;
  return {
    access,
    takesBody: schema !== undefined,
    bodyOptional,
    getChanges,
    fromServers,
    async run({ session, ...call }) {
      const sender = admit(session);
      const isSent = schema !== undefined && !(bodyOptional && !call.request.headers.has('Content-Type'));
      const body = isSent ? await readBody(call.request, schema, mostBytes) : undefined;
      return spec.handle({ ...call, session: sender, body: body as Body });
    },
  };
}
