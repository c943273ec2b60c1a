import path from 'node:path';
import { loadConfig } from '../config/index.ts';
import { connect, openDatabase, prepareSchema } from '../db/index.ts';
import { readWidgetBuild } from './read-build.ts';
import { ReleasedWidgetsChangedError, releaseWidgets } from './release-widgets.ts';

/**
 * `npm run widgets:release`: records the built widgets as the release of their version; exits with 1 if its bytes
 * changed.
 */
const config = loadConfig();
const build = await readWidgetBuild(path.resolve(import.meta.dirname, '../../../widgets'));
const server = await openDatabase(config);
try {
  await prepareSchema(server.ownerUrl, config);
  const { db, close } = connect(server.ownerUrl, {
    poolSize: 1,
    limits: config.databaseLimits.migration,
    applicationName: 'quittance widgets:release',
  });
  try {
    const isNew = await releaseWidgets(db, build);
    process.stdout.write(
      `Widgets ${build.version} ${isNew ? 'are released' : 'were released before, with the same bytes'}.\n`,
    );
  } catch (error) {
    if (!(error instanceof ReleasedWidgetsChangedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await close();
  }
} finally {
  await server.close();
}
