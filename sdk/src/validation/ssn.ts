import { type Problem, problem } from './problem.ts';

/**
 * Numbers printed in advertisements and then used by thousands. The Social Security Administration has withdrawn them.
 */
const advertised: ReadonlySet<string> = new Set(['078051120', '219099999', '457555462']);

/**
 * Checks a social security number: nine digits, with or without hyphens; area not 000, 666 or 9xx; group not 00; serial
 * not 0000.
 */
export function checkSsn(text: string): Problem | null {
  const match = /^(\d{3})-?(\d{2})-?(\d{4})$/.exec(text.trim());
  if (!match) return problem('ssnInvalid');
  const [, area = '', group = '', serial = ''] = match;
  const isNeverIssued = area === '000' || area === '666' || area.startsWith('9') || group === '00' || serial === '0000';
  return isNeverIssued || advertised.has(area + group + serial) ? problem('ssnInvalid') : null;
}
