import type { Call, CallName, ErrorBody } from '@quittance/sdk/contract';
import type { Hono } from 'hono';
import { createPorts } from '../../composition.ts';
import { handlers } from '../../handlers.generated.ts';
import { type App, newId, type Surface } from '../../kernel/index.ts';
import { createHttpApp } from '../create-http-app.ts';
import type { HttpEnv } from '../exchange.ts';
import type { HttpPorts } from '../ports.ts';
import { runnableHandler } from '../runnable-handler.ts';
import { isOpenToAnyOrigin, isOpenToPartners, originOf, usesSession } from '../surface.ts';
import type { Caller } from './access-scene.ts';
import { encodeInput, type MinimalInput } from './minimal-input.ts';
import { encodeBody } from './test-http-app.ts';

/** What became of a request. */
export interface Visit {
  /** 200 for every success. */
  readonly status: number;
  /** Of a failure. */
  readonly refusal?: Pick<ErrorBody, 'code' | 'message' | 'validations'>;
  /** Whether its handler was asked. */
  readonly isReached: boolean;
}

export interface Visits {
  make(call: Call, input: MinimalInput, request: VisitRequest): Promise<Visit>;
}

export interface VisitRequest {
  readonly caller: Caller;
  readonly surface: Surface;
  readonly otpCode?: string;
  readonly origin?: string;
  /** Of the path, if not the caller's. */
  readonly userId?: string;
}

const requestIdOf = ({ requestId }: { readonly requestId: string }): string => requestId;

/** Ends a transaction after its work, so that requests leave each other's data alone. */
class RolledBack extends Error {}

interface VisitOptions {
  readonly app: App;
  readonly ports?: Partial<HttpPorts>;
  /** The calls whose handlers run. Those of others answer nothing. Default: none. */
  readonly runs?: (name: CallName) => boolean;
}

/** Makes requests of the real HTTP app, with real sessions, keys and invites. Changes are rolled back. */
export function createVisits({ app, ports: changedPorts, runs = () => false }: VisitOptions): Visits {
  const reached = new Set<string>();
  const succeeded = new Set<string>();
  const observed = (name: CallName) => {
    const { prepare, run, contendsFor } = runnableHandler(handlers, name);
    const note = (context: never) => void reached.add(requestIdOf(context));
    if (!runs(name)) return note;
    return {
      async prepare(context: never, input: never) {
        note(context);
        return await prepare?.(context, input);
      },
      async run(context: never, input: never, prepared: unknown) {
        await run(context, input, prepared);
        succeeded.add(requestIdOf(context));
        throw new RolledBack();
      },
      ...(contendsFor && { contendsFor }),
    };
  };
  const observedHandlers = Object.fromEntries(
    (Object.keys(handlers) as CallName[]).map((name) => [name, observed(name)]),
  );
  const ports = { ...createPorts(app, { subscribe: () => () => {}, close: async () => {} }), ...changedPorts };
  const http = (surface: Surface) => createHttpApp(app, ports, observedHandlers as never, { surface });
  const apps: Readonly<Record<Surface, Hono<HttpEnv>>> = { portal: http('portal'), admin: http('admin') };
  return {
    async make(call, input, { caller, surface, otpCode, origin, userId = pathUserOf(caller, call, surface) }) {
      const requestId = newId('req');
      const { path, body } = encodeInput(call, input);
      const encoded = body === undefined ? undefined : await encodeBody(body);
      const init: RequestInit = { method: call.method };
      if (encoded) init.body = encoded.body;
      const response = await apps[surface].request(`http://localhost/api/${userId}${path}`, {
        ...init,
        headers: {
          'x-request-id': requestId,
          origin: origin ?? ((isOpenToScripts(call) && caller.origin) || originOf(surface, app.config)),
          ...(encoded && { 'content-type': encoded.type }),
          ...(otpCode !== undefined && { 'otp-code': otpCode }),
          ...caller.headers,
        },
      });
      const isReached = reached.delete(requestId);
      if (succeeded.delete(requestId) || response.status < 300) return { status: 200, isReached };
      const { code, message, validations } = (await response.json()) as ErrorBody;
      return { status: response.status, isReached, refusal: { code, message, validations } };
    },
  };
}

const isOpenToScripts = (call: Call): boolean => isOpenToAnyOrigin(call) || isOpenToPartners(call);

/** The user id that a caller's own client puts in the path. */
function pathUserOf({ userId, surface: home }: Caller, call: Call, surface: Surface): string {
  return userId !== undefined && home === surface && usesSession(call, userId) ? userId : 'new';
}

/** One-time codes that accept every code, each as another challenge. */
export const everyCode = (): Partial<HttpPorts> => ({
  oneTimeCodes: {
    check: async () => ({ challengeId: newId('otp') }),
    findUsed: async () => null,
    consume: async (db, _challengeId, _by, claim) => claim === undefined || (await claim.execute(db)).rows.length > 0,
  },
});
