// Writes the names of live events for the browser, without their schemas. Part of `npm run generate`.
import { writeFile } from 'node:fs/promises';
import { liveEvents } from '../src/contract/index.ts';

export const liveEventsFile = new URL('../src/client/live-events.generated.ts', import.meta.url);

/** Returns the text of the generated file. */
export const generateLiveEvents = (): string =>
  [
    '// Written by sdk/scripts/generate-live-events.ts from the contract. Run `npm run generate`; do not edit.',
    "import type { LiveEventName } from '../contract/index.ts';",
    '',
    '/** The events to listen for on `/api/{userId}/events`. */',
    'export const liveEventNames: readonly LiveEventName[] = [',
    ...liveEvents.map(({ name }) => `  '${name}',`),
    '];',
    '',
  ].join('\n');

if (import.meta.main) await writeFile(liveEventsFile, generateLiveEvents());
