// `npm run check`: types, lint, import directions, unit tests and, for a current build, size budgets, in parallel.

import { restartUnderPinnedNode } from './support/pinned-node.mjs';

await restartUnderPinnedNode(import.meta.url);
const { isBuildFresh } = await import('./support/build.mjs');
const { downloadBudgetSteps, staticSteps } = await import('./support/static-steps.mjs');
const { runStep } = await import('./support/run-step.mjs');

// Building takes half of the minute that a check may take.
const canMeasure = await isBuildFresh();
if (!canMeasure) process.stdout.write('· size budgets not checked: run `npm run build` first\n');

const unitTests = { name: 'unit tests', command: 'vitest', parameters: ['run', '--project', 'unit', '--reporter=dot'] };
const steps = [...staticSteps, ...(canMeasure ? downloadBudgetSteps : []), unitTests];
const results = await Promise.all(steps.map(runStep));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
