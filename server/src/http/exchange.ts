import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from '../kernel/index.ts';

/** What the layers of the HTTP app tell each other about the request they are answering. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    ip: string;
    /** The route's pattern, never the path: paths hold ids. */
    route?: string;
    actorKind?: Actor['kind'];
  };
}

export type Exchange = Context<HttpEnv>;
