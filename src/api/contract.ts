import type * as z from 'zod';

/** Who may call: `anyone` is never asked who they are; a `visitor` may be signed in or not. */
export type Access = 'anyone' | 'visitor' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: who may make it, what it takes and what it answers. */
export interface CallContract {
  readonly who: Access;
  /** What programs read of it in the OpenAPI description; every call that needs no account has one. */
  readonly summary?: string;
  /** The values in its path and query that are not plain texts; handlers read them, requesters and the description go by this. */
  readonly params?: z.ZodObject;
  /** What the JSON body must be; without it no body is read. */
  readonly in?: z.ZodType;
  /** Largest body, in bytes; 16 kB unless stated. */
  readonly mostBytes?: number;
  /** The body may be missing altogether: the handler then gets undefined. */
  readonly bodyOptional?: true;
  /** A GET that changes something: HEAD is then refused instead of answered by it. */
  readonly getChanges?: true;
  /** Called by another server, which proves itself in the handler: no origin is asked for. */
  readonly fromServers?: true;
  /** What a JSON answer of success is; null for a call whose answers are pages, files, redirects or another protocol's. */
  readonly out?: z.ZodType | null;
  /** What it answers in JSON where no schema describes it yet: `typeOnly<DeskTools>()`. Nothing is checked by it. */
  readonly answers?: TypeOnly<unknown>;
  /** Besides JSON it may answer a file or an empty page. */
  readonly orFile?: true;
  /** What a refusal says beside message and code. */
  readonly refusal?: z.ZodType;
  /** Status of an honest call by nobody, by the person whose data it is, by another person, by an admin. */
  readonly statuses: readonly [nobody: number, person: number, other: number, admin: number];
  /** What an honest page sends. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** A type that stands in for a value. */
interface TypeOnly<Type> {
  readonly of?: Type;
}

export const typeOnly = <Type>(): TypeOnly<Type> => ({});

/** A resource of the API: its address and its calls. The handler, the requester, the description and the tests follow from it. */
export interface Contract {
  /** Path pattern as in the function's config, e.g. `/api/saved-tools/:id`; pages that only a server can find lie elsewhere. */
  readonly path: `/api/${string}` | `/shared/${string}`;
  readonly methods: Readonly<Partial<Record<Method, CallContract>>>;
}

/** What a call of a contract answers in JSON. */
export type Answer<C extends Contract, M extends keyof C['methods']> = C['methods'][M] extends {
  readonly out: infer Out extends z.ZodType;
}
  ? z.output<Out>
  : C['methods'][M] extends { readonly answers: TypeOnly<infer Type> }
    ? Type
    : unknown;

/** What a call of a contract is sent. */
export type Sent<C extends Contract, M extends keyof C['methods']> = C['methods'][M] extends {
  readonly in: infer In extends z.ZodType;
}
  ? z.input<In>
  : undefined;

/** The values in the address of a call. */
export type Params<C extends Contract, M extends keyof C['methods']> = C['methods'][M] extends {
  readonly params: infer Named extends z.ZodObject;
}
  ? { readonly [Name in keyof z.input<Named>]?: z.input<Named>[Name] | undefined }
  : Readonly<Record<string, string | number>>;
