import type { Call, CodePurpose, Grant, HttpMethod, SentUpload } from '../contract/index.ts';

declare const call: unique symbol;

/** The parts of a call that travel in its URL and body, as loosely as the transport needs them. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly files?: Readonly<Record<string, Blob | readonly Blob[] | undefined>> | undefined;
  readonly upload?: SentUpload | undefined;
}

/** The client's information about a call's one-time codes, to ask for one. */
export interface CodeFacts {
  readonly purpose: CodePurpose;
  /** Picks what the code is bound to. Part of the route, so that only pages that make such a call load it. */
  readonly boundTo?: (parts: RequestParts) => Readonly<Record<string, unknown>>;
}

/**
 * The client's information about a call at run time. Types come from the declaration. Schemas are left out, so that no
 * page has to load them.
 */
export interface Route<C extends Call = Call> {
  readonly method: HttpMethod;
  /** Path below `/api/{userId}`; parameters in braces. */
  readonly path: string;
  /** The kind of caller; of several kinds, the first. */
  readonly access: Grant['kind'];
  /** The roles that may make the call; absent if every role may, or if guests and partners' pages may too. */
  readonly roles?: readonly string[];
  /** Set if the call needs a code that the person must enter. */
  readonly otp?: CodeFacts;
  readonly exactlyOnce?: true;
  /** Writes a body that is not JSON. Part of the route, so that only pages that make such a call load the code. */
  readonly encode?: (parts: RequestParts) => FormData;
  /** Reads an answer that is not JSON. */
  readonly read?: (response: Response) => Promise<unknown>;
  /** Time limit of one attempt, in milliseconds, where the client's default would be too short. */
  readonly timeoutMs?: number;
  /** Whether the call outlives its page, such as one that saves while a phone closes it; for at most 64 kB. */
  readonly keepalive?: boolean;
  /** Carries the declaration's type; there is no such property. */
  readonly [call]?: C;
}

export const route = <C extends Call>(facts: Omit<Route<C>, typeof call>): Route<C> => facts;
