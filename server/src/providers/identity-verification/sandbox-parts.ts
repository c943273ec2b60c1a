import { createHmac } from 'node:crypto';
import type { Config } from '../../config/index.ts';
import type { Connection } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';

/** What the sandbox's vendor works with. */
export interface SandboxVendorParts {
  readonly config: Pick<Config, 'publicUrl' | 'dataKey' | 'mode'>;
  readonly db: Connection;
  readonly clock: Clock;
}

/** Path of the vendor's pages, separate like another company's site. */
export const sandboxVendorPath = '/sandbox/identity-verification';

/** The key that vendor and server share. */
export const identityCallbackKey = ({ dataKey }: SandboxVendorParts['config']): Buffer =>
  createHmac('sha256', dataKey).update('sandbox identity verification callbacks').digest();
