import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InstructionState, type InstructionStep, stateAfter, stepsAfter } from './transitions.ts';

type News = Parameters<typeof stepsAfter>[1];

/** Folds news into the state that they lead to and the steps that the owner sees. */
function storyOf(news: readonly News[]): { state: InstructionState; steps: readonly InstructionStep[] } {
  let state: InstructionState = 'unknown';
  const steps: InstructionStep[] = [];
  for (const each of news) {
    for (const step of stepsAfter(state, each)) {
      steps.push(step);
      if (step !== 'contradict') state = stateAfter[step];
    }
  }
  return { state, steps };
}

it.each([
  { news: ['submitted', 'settled'], steps: ['accept', 'settle'], state: 'settled' },
  { news: ['settled'], steps: ['accept', 'settle'], state: 'settled' },
  { news: ['submitted', 'rejected'], steps: ['accept', 'reject'], state: 'rejected' },
  { news: ['submitted', 'settled', 'returned'], steps: ['accept', 'settle', 'return'], state: 'returned' },
  { news: ['returned', 'settled', 'submitted'], steps: ['accept', 'return'], state: 'returned' },
  { news: ['settled', 'recalled'], steps: ['accept', 'settle', 'recall'], state: 'recalled' },
  { news: ['settled', 'rejected'], steps: ['accept', 'settle', 'return'], state: 'returned' },
  { news: ['rejected', 'settled'], steps: ['accept', 'reject', 'contradict'], state: 'rejected' },
] as const)('after $news the owner sees $steps', ({ news, steps, state }) => {
  expect(storyOf(news)).toEqual({ state, steps });
});

it('reports money that moves after a refusal, but no repeated refusal', () => {
  expect(stepsAfter('refused', 'settled')).toEqual(['contradict']);
  expect(stepsAfter('refused', 'returned')).toEqual(['contradict']);
  expect(stepsAfter('refused', 'rejected')).toEqual([]);
});

describe('the events of one instruction', () => {
  const histories: readonly (readonly News[])[] = [
    ['submitted', 'settled'],
    ['submitted', 'rejected'],
    ['submitted', 'settled', 'returned'],
    ['submitted', 'settled', 'recalled'],
    ['submitted', 'returned'],
  ];

  it('end in the same state in any order, however often each is repeated', () => {
    const shuffled = fc.constantFrom(...histories).chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc
          .array(fc.constantFrom(...history), { maxLength: 6 })
          .chain((repeated) =>
            fc.shuffledSubarray([...history, ...repeated], { minLength: history.length + repeated.length }),
          ),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([history, delivered]) => {
        const { state, steps } = storyOf(delivered);
        expect(state).toBe(storyOf(history).state);
        expect(new Set(steps).size).toBe(steps.length);
        expect(steps[0]).toBe('accept');
      }),
    );
  });
});
