import { writeFile } from 'node:fs/promises';
import { readSqlFiles, sqlFolder } from './sql-files.ts';
import { readSqlVersion, sqlVersionFile, sqlVersionOf } from './sql-version.ts';

const version = sqlVersionOf(await readSqlFiles(), await readSqlVersion(sqlFolder));
await writeFile(sqlVersionFile(sqlFolder), `${JSON.stringify(version, null, 2)}\n`);
