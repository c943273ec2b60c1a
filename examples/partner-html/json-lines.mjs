import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';

/** Opens a file of records, one JSON line each, so that they survive a restart of the example. Replace it with your database. */
export function openRecords(file, key) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const byKey = new Map(lines.map((line) => JSON.parse(line)).map((record) => [record[key], record]));
  return {
    find: (value) => byKey.get(value),
    async add(record) {
      if (byKey.has(record[key])) return;
      byKey.set(record[key], record);
      await appendFile(file, `${JSON.stringify(record)}\n`);
    },
  };
}
