// Every value that an area of the SDK exports has a consumer outside that area, or an example in docs/examples. So has every type,
// except in areas that hosts call: there, types name what a host passes and gets. Tests don't count. Calls are exempt: the contract
// decides about them.

import { readFile } from 'node:fs/promises';
import { placeOf } from './support/import-rules.mjs';
import { inRoot } from './support/repository.mjs';
import { readExported, readNamed } from './support/sdk-exports.mjs';
import { listSources } from './support/sources.mjs';

const { exports } = JSON.parse(await readFile(inRoot('sdk/package.json'), 'utf8'));
const areas = Object.keys(exports).flatMap((entry) => /^\.\/(?!contract$)(\w+)$/.exec(entry)?.[1] ?? []);
const calledByHosts = new Set(['client', 'i18n', 'money', 'node', 'stores']);

const areaOf = (place) => /^(?:@quittance\/sdk\/|sdk\/src\/)(\w+)(?:\/index\.ts)?$/.exec(place)?.[1];

async function usesOf(file) {
  const names = readNamed(await readFile(inRoot(file), 'utf8'));
  return names.flatMap(({ name, specifier }) => {
    const area = areaOf(placeOf(file, specifier));
    return area && !file.startsWith(`sdk/src/${area}/`) ? [`${area} ${name}`] : [];
  });
}

const sources = (await listSources()).filter((file) => !/\.test\.\w+$/.test(file) && !file.startsWith('tests/'));
const used = new Set((await Promise.all(sources.map(usesOf))).flat());
let isUnused = false;
for (const area of areas) {
  const index = await readFile(inRoot('sdk/src', area, 'index.ts'), 'utf8');
  for (const { name, isType } of readExported(index)) {
    if (used.has(`${area} ${name}`) || (isType && calledByHosts.has(area))) continue;
    isUnused = true;
    process.stdout.write(
      `@quittance/sdk/${area} exports ${name}, which nothing uses. Remove it, or show it in docs/examples.\n`,
    );
  }
}
// Fail if there is nothing to check: otherwise a broken search would always pass.
if (used.size < 50) process.stdout.write(`Only ${used.size} uses were found.\n`);
process.exitCode = isUnused || used.size < 50 ? 1 : 0;
