import { trackingFields } from '@quittance/sdk/contract';

/** Where a visitor came from, by parameter; only what was given. */
export type Tracking = Readonly<Record<string, string>>;

/** Picks the tracking parameters out of the fields of a sign-up. */
export const trackingOf = (fields: object): Tracking =>
  Object.fromEntries(
    Object.entries(trackingFields.parse(fields)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
