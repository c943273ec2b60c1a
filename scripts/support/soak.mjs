import { readFile } from 'node:fs/promises';
import { chooseGeneratedSeed } from './generated-seed.mjs';
import { inRoot } from './repository.mjs';
import { runStep } from './run-step.mjs';
import { listSources } from './sources.mjs';

/** Proofs have a long size: they call `soakSize`. */
export async function findProofs() {
  const tests = (await listSources()).filter((file) => file.endsWith('.db.test.ts'));
  const texts = await Promise.all(tests.map((file) => readFile(inRoot(file), 'utf8')));
  return tests.filter((_, index) => texts[index].includes('soakSize(')).sort();
}

/**
 * Runs the long proofs one after the other, so that each has the machine. Every soak looks elsewhere, unless GENERATED_SEED names a seed.
 * @param {string[]} places paths that a proof's own begins with; all proofs when there are none
 * @returns {Promise<boolean>} whether all held
 */
export async function soak(places) {
  const proofs = (await findProofs()).filter(
    (file) => places.length === 0 || places.some((place) => file.startsWith(place)),
  );
  if (proofs.length === 0) {
    process.stderr.write(`No long proof is at ${places.join(', ')}.\n`);
    return false;
  }
  const seed = String(chooseGeneratedSeed({ GENERATED_SEED: process.env.GENERATED_SEED || 'random' }));
  const share = process.env.SOAK_SHARE || '1';
  process.stdout.write(`Soak of ${share} × the long sizes. GENERATED_SEED=${seed} repeats it.\n`);
  let haveHeld = true;
  for (const proof of proofs) {
    const { ok } = await runStep({
      name: proof,
      command: 'vitest',
      parameters: ['run', '--project', 'db', proof],
      env: { GENERATED_SEED: seed, SOAK_SHARE: share },
      isStreamed: true,
    });
    haveHeld &&= ok;
  }
  return haveHeld;
}
