import type { Client } from '@quittance/sdk/client';

const lastSaves = new WeakMap<Client, Promise<unknown>>();

/** Keeps the save that goes on after its wizard has closed. A save that waits for a new sign-in can go on for minutes. */
export function keepLastSave(client: Client, save: Promise<unknown>): void {
  lastSaves.set(client, Promise.allSettled([lastSaves.get(client), save]));
}

/** Resolves once what was typed into an earlier wizard is saved or can't be: answers that are loaded sooner lack it. */
export async function lastSave(client: Client): Promise<void> {
  await lastSaves.get(client);
}
