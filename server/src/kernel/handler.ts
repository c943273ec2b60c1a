import type { Call, CallInput, CallName, Contract, HandlerAnswer } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import type { Actor, ActorOf } from './actor.ts';
import type { App } from './app.ts';
import type { Locale } from './locale.ts';
import type { OperationContext } from './operation-context.ts';
import type { Surface } from './surface.ts';

/** One request, as the handler receives it. */
export interface CallContext<Who extends Actor = Actor> {
  readonly app: App;
  /**
   * For a GET, the pool. For other methods, the transaction of the call: it contains the handler's writes, the use of
   * the one-time code and the remembered answer, and commits only if all succeed.
   */
  readonly db: Connection;
  readonly actor: Who;
  /** The listener that received the request. */
  readonly surface: Surface;
  /** This listener's calls that take a one-time code, by what the code is mailed for. */
  readonly callsWithCode: ReadonlyMap<string, Call>;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  /** The caller's Idempotency-Key or its substitute; present on calls that move money. */
  readonly idempotencyKey?: string;
  /** The `otp-code` header, on calls about the code itself; elsewhere it is already checked and used. */
  readonly otpCode?: string;
  /** Sets an HttpOnly cookie on the answer if the call succeeds; an empty value deletes it. Names are in `cookies`. */
  setCookie(name: string, value: string, options?: { readonly maxAgeSeconds?: number }): void;
  getCookie(name: string): string | undefined;
}

/** The context of an operation of staff, with what its audit needs. The context of their calls is one. */
export type StaffCall = OperationContext & Pick<CallContext<ActorOf<'staff'>>, 'actor' | 'requestId' | 'ip'>;

/** Who makes a request, for the audit trail. */
export type Requester = Pick<CallContext, 'actor' | 'requestId' | 'ip'>;

type GrantIn<Who> = Who extends readonly (infer Each)[] ? Each : Who;

type ActorWith<Each> = Each extends { kind: infer Kind }
  ? Kind extends 'public'
    ? Actor
    : ActorOf<Extract<Kind, Actor['kind']>>
  : never;

type ActorFor<Name extends CallName> = ActorWith<GrantIn<Contract[Name]['access']>>;

type MaybePromise<Value> = Value | Promise<Value>;

/** Handles one call. Only translates: an operation of the area does the work. */
export type Handle<Name extends CallName> = (
  context: CallContext<ActorFor<Name>>,
  input: CallInput<Contract[Name]>,
) => MaybePromise<HandlerAnswer<Contract[Name]>>;

/**
 * A handler in two steps, for calls that use outside services, burn CPU or write rows that must survive a refusal (such
 * as a counted failure). `prepare` runs before the transaction is opened, with the pool as its `db`, so that it holds
 * no connection or lock. It runs again for a repeated request, so it must be safe to repeat. `run` may be repeated too,
 * when PostgreSQL requires it (40001, 40P01): it may touch only its `db` and the answer's cookies.
 */
export interface PreparedHandler<Name extends CallName, Prepared> {
  prepare(context: CallContext<ActorFor<Name>>, input: CallInput<Contract[Name]>): Promise<Prepared>;
  run(
    context: CallContext<ActorFor<Name>>,
    input: CallInput<Contract[Name]>,
    prepared: Prepared,
  ): MaybePromise<HandlerAnswer<Contract[Name]>>;
  /**
   * Undoes `prepare` once `run` was refused or has failed, with the pool as its `db`. The transaction may have been
   * committed even so, if its answer was lost.
   */
  abandon?(context: CallContext<ActorFor<Name>>, prepared: Prepared): Promise<void>;
  /**
   * Returns what `run` locks: organizations for their balances, or an invoice. Only a few calls run on each at once.
   * Default: the caller's organization.
   */
  contendsFor?(context: CallContext<ActorFor<Name>>, prepared: Prepared): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: only the handler reads its prepared value; it is passed through.
export type Handler<Name extends CallName> = Handle<Name> | PreparedHandler<Name, any>;

export type Handlers<Names extends CallName = CallName> = { readonly [Name in Names]: Handler<Name> };

/** Creates a prepared handler whose two steps agree in type. */
export const prepared = <Name extends CallName, Prepared>(
  handler: PreparedHandler<Name, Prepared>,
): PreparedHandler<Name, Prepared> => handler;
