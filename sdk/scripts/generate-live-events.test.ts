import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateLiveEvents, liveEventsFile } from './generate-live-events.ts';

it('the browser listens for the events of the contract; run `npm run generate` after a change', async () => {
  expect(await readFile(liveEventsFile, 'utf8')).toBe(generateLiveEvents());
});
