import type { Connection } from '../db/index.ts';
import type { ActorOf, Handle } from '../kernel/index.ts';

type Company = NonNullable<Awaited<ReturnType<Handle<'getMe'>>>['company']>;

/** What staff and its plan ask of an organization. */
export type OrganizationNews = Pick<Company, 'isResubmissionRequested' | 'additionalInfoRequests' | 'isBalanceMissed'>;

declare module '../kernel/app.ts' {
  interface App {
    /** Reads the news for a person. Passed by the composition root, so that identity knows none of their areas. */
    readonly readOrganizationNews: (
      db: Connection,
      actor: Pick<ActorOf<'customer'>, 'role'> & { readonly organizationId: string },
    ) => Promise<OrganizationNews>;
  }
}
