import { BaseSequencer } from 'vitest/node';

/** Tests that build, pack or start the whole product: each takes as long as dozens of others. */
const isLong = ({ moduleId }) => /\/tests\/(packages|processes)\//.test(moduleId);

/**
 * Vitest's order, with the longest files first. One that starts last would leave the other worker idle, and a fresh
 * clone has no durations of an earlier run to sort by.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
