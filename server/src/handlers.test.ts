import { describe, expect, it } from 'vitest';
import { handlers } from './handlers.generated.ts';
import type { Handlers } from './kernel/index.ts';

describe('the handlers of all calls', () => {
  const { saveDraft, ...others } = handlers;

  it('do not compile without the handler of a declared call', () => {
    // @ts-expect-error saveDraft is missing
    const incomplete: Handlers = others;
    expect(incomplete).not.toHaveProperty('saveDraft');
  });

  it('do not compile with a handler of a call that is not declared', () => {
    // @ts-expect-error no declaration has this name
    const surplus: Handlers = { ...others, saveDraft, saveDrafts: saveDraft };
    expect(surplus).toHaveProperty('saveDrafts');
  });

  it('do not compile with the handler of another call', () => {
    // @ts-expect-error payInvoice has a different body
    const mixedUp: Handlers = { ...others, saveDraft: handlers.payInvoice };
    expect(mixedUp.saveDraft).toBe(handlers.payInvoice);
  });
});
