import { loadConfig } from '../config/index.ts';
import { openDatabase, prepareSchema } from './open-database.ts';

/** `node server/src/db/migrate-command.ts`: migrates the database without starting the server. */
const config = loadConfig();
const server = await openDatabase(config);
try {
  await prepareSchema(server.ownerUrl, config);
} finally {
  await server.close();
}
