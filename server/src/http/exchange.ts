import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Actor } from '../kernel/index.ts';

/** Variables that the layers of the HTTP app share for one request. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    ip: string;
    /** The route's pattern, not the path: paths contain ids. */
    route?: string;
    actorKind?: Actor['kind'];
    /** The page's origin, once its embed session was found to be for it. */
    embedOrigin?: string;
  };
}

export type Exchange = Context<HttpEnv>;
