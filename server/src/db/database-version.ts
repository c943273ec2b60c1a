import { onConnection } from './on-connection.ts';

/** The checked-in schema description contains definitions as this major version prints them. */
const supportedMajor = 18;

/** The PostgreSQL version differs from the one whose definitions are checked in. */
export class DatabaseVersionError extends Error {
  constructor(version: number) {
    super(
      `PostgreSQL ${supportedMajor} is required; the database is of version ${Math.trunc(version / 10_000)}: the ledger check compares the schema as ${supportedMajor} prints it.`,
    );
    this.name = 'DatabaseVersionError';
  }
}

/** Checks the major version of the database. @throws DatabaseVersionError */
export async function requireSupportedVersion(ownerUrl: string): Promise<void> {
  await onConnection(ownerUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    assertSupported(Number(rows[0]?.version));
  });
}

/** Asserts that the version is supported. @param version as in `server_version_num` */
export function assertSupported(version: number): void {
  if (Math.trunc(version / 10_000) !== supportedMajor) throw new DatabaseVersionError(version);
}
