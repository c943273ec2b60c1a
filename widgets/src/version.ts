import { version as packageVersion } from '../package.json' with { type: 'json' };

/** Version of this package. */
export const version: string = packageVersion;
