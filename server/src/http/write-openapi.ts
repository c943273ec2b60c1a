import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiText } from './openapi.ts';

await writeFile(path.join(import.meta.dirname, '../../../docs/openapi.json'), openApiText());
