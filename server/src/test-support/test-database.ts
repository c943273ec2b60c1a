import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { appUrlFor } from '../db/app-role.ts';
import { type Connection, connect } from '../db/index.ts';

/** A migrated database for one test file. */
export interface TestDatabase {
  /** Connected as the app, with its restricted rights. */
  readonly db: Connection;
  /** For tasks that the app may not do, such as tampering with the ledger. */
  readonly ownerUrl: string;
  readonly appUrl: string;
}

export interface TestDatabaseOptions {
  /** Maximum connections; default 10. Raise it to race more statements. */
  readonly poolSize?: number;
}

/** Prepares a database for the tests of a file. Call it at the top of the file. */
export function testDatabase(options: TestDatabaseOptions = {}): TestDatabase {
  const { ownerUrl: clusterUrl, template } = inject('testCluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const appUrl = appUrlFor(url.href);
  const connection = connect(appUrl, options);

  beforeAll(async () => {
    await onCluster(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
    // Cloning doesn't copy the rights on the database itself.
    await onCluster(clusterUrl, `revoke temporary on database ${name} from public`);
  });
  afterAll(async () => {
    await connection.close();
    await onCluster(clusterUrl, `drop database if exists ${name} with (force)`);
  });
  return { db: connection.db, ownerUrl: url.href, appUrl };
}

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
