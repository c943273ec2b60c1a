/**
 * Checks that don't run the code; part of `npm run check` and `npm test`.
 * @type {import('./run-step.mjs').Step[]}
 */
export const staticSteps = [
  { name: 'types', command: 'tsc', parameters: ['-b', '--pretty', 'false'] },
  { name: 'lint and format', command: 'biome', parameters: ['check', '--max-diagnostics=50', '.'] },
  { name: 'chance in browser tests', command: 'node', parameters: ['scripts/check-browser-tests.mjs'] },
  { name: 'import directions', command: 'node', parameters: ['scripts/check-imports.mjs'] },
  { name: 'plain English', command: 'node', parameters: ['scripts/check-english.mjs'] },
  { name: 'unused exports of the SDK', command: 'node', parameters: ['scripts/check-exports.mjs'] },
];

/**
 * Checks of download sizes. They need the output of `npm run build`.
 * @type {import('./run-step.mjs').Step[]}
 */
export const downloadBudgetSteps = [
  { name: 'size budgets of the widgets', command: 'node', parameters: ['scripts/check-sizes.mjs'] },
  { name: 'size budgets of the apps', command: 'node', parameters: ['portal/scripts/check-sizes.mjs'] },
];

/** @type {import('./run-step.mjs').Step} */
export const kitSizesStep = {
  name: 'sizes of the kit’s parts',
  command: 'node',
  parameters: ['scripts/kit-sizes.mjs'],
};
