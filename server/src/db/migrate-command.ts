import { loadConfig } from '../config/index.ts';
import { openDatabase, prepareSchema } from './open-database.ts';

/** `node server/src/db/migrate-command.ts`: brings the database up to date without starting the server. */
const config = loadConfig();
const server = await openDatabase(config);
try {
  await prepareSchema(server.ownerUrl, config);
} finally {
  await server.close();
}
