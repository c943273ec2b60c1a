import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);
const secret = 'access-token-42 ñ';

describe('a sealed text', () => {
  it('can be read with its key, in its own place', () => {
    expect(unseal(key, seal(key, secret, 'dau_1'), 'dau_1')).toBe(secret);
    expect(unseal(key, seal(key, secret))).toBe(secret);
  });

  it('reveals neither the text nor that two texts are equal', () => {
    const [one, other] = [seal(key, secret), seal(key, secret)];
    expect(one.includes('access')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('can’t be read with another key or in another place', () => {
    const sealed = seal(key, secret, 'dau_1');
    expect(() => unseal(randomBytes(32), sealed, 'dau_1')).toThrow();
    expect(() => unseal(key, sealed, 'dau_2')).toThrow();
  });

  it('can’t be read once any of its bytes was changed', () => {
    const sealed = seal(key, secret, 'dau_1');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(() => unseal(key, changed, 'dau_1')).toThrow();
    }
  });
});
