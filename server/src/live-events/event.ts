import type { LiveEvent as DeclaredEvent } from '@quittance/sdk/contract';

/** An event of the contract, with the organization whose open tabs receive it. */
export type LiveEvent = DeclaredEvent & { readonly organizationId: string };

/** PostgreSQL channel that carries live events between processes. */
export const liveEventChannel = 'quittance_live_events';
