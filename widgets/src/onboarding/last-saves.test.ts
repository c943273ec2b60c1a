import type { Client } from '@quittance/sdk/client';
import { expect, it } from 'vitest';
import { keepLastSave, lastSave } from './last-saves.ts';

const aClient = () => ({}) as Client;

it('answers wait for what a closed wizard still saves', async () => {
  const client = aClient();
  const done: string[] = [];
  const save = Promise.withResolvers<void>();
  keepLastSave(
    client,
    save.promise.then(() => done.push('saved')),
  );
  const load = lastSave(client).then(() => done.push('loaded'));
  await lastSave(aClient());
  expect(done).toEqual([]);
  save.resolve();
  await load;
  expect(done).toEqual(['saved', 'loaded']);
});

it('answers are loaded after a save that failed', async () => {
  const client = aClient();
  keepLastSave(client, Promise.reject(new Error('offline')));
  await expect(lastSave(client)).resolves.toBeUndefined();
});
