import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accessPage } from './access-table.ts';

await writeFile(path.join(import.meta.dirname, '../../../docs/access.md'), accessPage());
