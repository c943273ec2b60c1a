/** Tells a business's open tabs that something they may show has changed; they ask anew for what it is now. */
export interface LiveEvent {
  readonly organizationId: string;
  readonly kind: 'invoice.changed' | 'balance.changed';
  readonly objectId: string;
}

/** PostgreSQL channel that carries live events between processes. */
export const liveEventChannel = 'quittance_live_events';
