import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { grantsOf } from '@quittance/sdk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Surface } from '../kernel/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { accessPage, type CallerKindName, callerKindNames, callsOn, mayMake } from './access-table.ts';
import { type AccessScene, createAccessScene } from './testing/access-scene.ts';
import { minimalInput } from './testing/minimal-input.ts';
import { createVisits, everyCode, type Visit, type Visits } from './testing/visits.ts';

const database = testDatabase();
// Handlers that don't run answer nothing.
const app = testApp(database, { checkAnswers: false });
let scene: AccessScene;
let visits: Visits;

beforeAll(async () => {
  scene = await createAccessScene(app);
  visits = createVisits({ app, ports: everyCode(), runs });
});

/** Handlers of public calls don't run, since some hash a password each time. */
const publicCalls = new Set(
  (['portal', 'admin'] as const)
    .flatMap(callsOn)
    .filter(({ call }) => grantsOf(call.access).some(({ kind }) => kind === 'public'))
    .map(({ name }) => name),
);
const runs = (name: Parameters<typeof publicCalls.has>[0]) => !publicCalls.has(name);

/** Refusals of a caller, wherever they are decided. Only for a guest, the invite is the credential. */
const refusals: ReadonlySet<string | undefined> = new Set([
  'UnauthenticatedError',
  'ForbiddenError',
  'PersonOrCompanyDisabled',
]);
const isOtherInvite = (name: CallerKindName, code: string | undefined): boolean =>
  name === 'otherGuest' && code === 'InvalidInviteTokenError';

function isGranted(name: CallerKindName, { isReached, status, refusal }: Visit): boolean {
  expect(status, refusal?.message).toBeLessThan(500);
  if (!isReached) {
    expect([401, 403], refusal?.code).toContain(status);
    return false;
  }
  return !refusals.has(refusal?.code) && !isOtherInvite(name, refusal?.code);
}

describe.each<Surface>(['portal', 'admin'])('on the %s listener', (surface) => {
  it.each(callsOn(surface))(
    '$call.method $call.path is granted to the callers of its declaration, and refused to all others',
    async ({ call }) => {
      const input = minimalInput(call, scene.own.ids);
      const granted = [];
      for (const name of callerKindNames) {
        const visit = await visits.make(call, input, { caller: scene.callers[name], surface, otpCode: '123456' });
        if (isGranted(name, visit)) granted.push(name);
      }
      expect(granted).toEqual(callerKindNames.filter((name) => mayMake(name, call, surface)));
    },
  );
});

it('docs/access.md shows the declarations; run `npm run generate` after changing them', async () => {
  const kept = await readFile(path.join(import.meta.dirname, '../../../docs/access.md'), 'utf8');
  expect(kept).toBe(accessPage());
});
