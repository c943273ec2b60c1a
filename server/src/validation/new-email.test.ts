import { describe, expect, it } from 'vitest';
import { checkNewEmail, plusOnlyAt } from './new-email.ts';

const production = { mode: 'production', supportEmail: 'Support@Quittance.example' } as const;
const sandbox = { ...production, mode: 'sandbox' } as const;

describe('an unknown email address', () => {
  it.each([
    ['maya+test@harbor.example', production, { key: 'emailPlus' }],
    ['maya+test@sub.quittance.example', production, { key: 'emailPlus' }],
    ['Maya+test@QUITTANCE.example', production, null],
    ['maya@harbor.example', production, null],
    ['maya@harbor', production, { key: 'emailInvalid' }],
    ['maya+test@harbor.example', sandbox, null],
    ['maya@harbor', sandbox, { key: 'emailInvalid' }],
  ])('%s, by the configuration %j: %j', (email, config, problem) => {
    expect(checkNewEmail(email, config)).toEqual(problem);
  });

  it('may have a plus sign at our own domain only, which forms are told', () => {
    expect([plusOnlyAt(production), plusOnlyAt(sandbox)]).toEqual(['quittance.example', undefined]);
  });
});
