import { expect, it } from 'vitest';
import { createVerificationFlow } from './verification-flow.ts';

function setUp() {
  const values = new Map<string, string>();
  const device = { isPhone: false };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { device, flow: createVerificationFlow(storage, () => device.isPhone) };
}

it.each(['/start-verification', '/sign-up', '/sign-up/confirm-email'])('begins at %s', (pattern) => {
  const { device, flow } = setUp();
  expect(flow.isMobile('/verify')).toBe(false);
  device.isPhone = true;
  flow.note(pattern);
  expect(flow.isMobile('/verify')).toBe(true);
});

it('stays on the device where it began, on whichever the other pages are opened', () => {
  const { device, flow } = setUp();
  flow.note('/start-verification');
  device.isPhone = true;
  flow.note('/verify');
  expect(flow.isMobile('/verify')).toBe(false);
  expect(flow.isMobile('/')).toBe(false);
});

it('a beginning goes by the device that opens it, and begins again there', () => {
  const { device, flow } = setUp();
  device.isPhone = true;
  expect(flow.isMobile('/start-verification')).toBe(true);
  flow.note('/start-verification');
  device.isPhone = false;
  expect(flow.isMobile('/start-verification')).toBe(false);
  flow.note('/start-verification');
  expect(flow.isMobile('/verify')).toBe(false);
});
