import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { appUrlFor } from '../db/app-role.ts';
import { type Connection, connect } from '../db/index.ts';

/** A migrated database that only this test file uses. */
export interface TestDatabase {
  /** Connected as the app, with the app's rights only. */
  readonly db: Connection;
  /** For what the app may not do, such as tampering with the ledger. */
  readonly ownerUrl: string;
  readonly appUrl: string;
}

export interface TestDatabaseOptions {
  /** Connections at once; raise it to race more statements than the default of 10. */
  readonly poolSize?: number;
}

/** Call it at the top of a test file: the database exists from the first test to the last. */
export function testDatabase(options: TestDatabaseOptions = {}): TestDatabase {
  const { ownerUrl: clusterUrl, template } = inject('testCluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const appUrl = appUrlFor(url.href);
  const connection = connect(appUrl, options);

  beforeAll(async () => {
    await onCluster(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
    // Cloning copies what is in a database, not the rights on the database itself.
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
