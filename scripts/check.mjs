// `npm run check`: types, lint, import directions and unit tests, side by side.

import { goOnUnderPinnedNode } from './support/pinned-node.mjs';

await goOnUnderPinnedNode(import.meta.url);
const { staticSteps } = await import('./support/static-steps.mjs');
const { runStep } = await import('./support/run-step.mjs');

const unitTests = { name: 'unit tests', command: 'vitest', parameters: ['run', '--project', 'unit', '--reporter=dot'] };
const results = await Promise.all([...staticSteps, unitTests].map(runStep));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
