import { expect, it } from 'vitest';
import { readAnswer } from './returned-answer.ts';

it.each([
  ['google', { search: '', hash: '#id_token=t&state=s' }, { googleIdToken: 't', state: 's' }],
  ['google', { search: '?id_token=t&state=s', hash: '' }, null],
  ['google', { search: '', hash: '#error=access_denied&state=s' }, null],
  ['linkedin', { search: '?code=c&state=s&iss=i', hash: '' }, { linkedInCode: 'c', state: 's', iss: 'i' }],
  ['linkedin', { search: '?code=c', hash: '' }, null],
  ['linkedin', { search: '?error=user_cancelled_login&state=s', hash: '' }, null],
] as const)('%s: %j', (provider, address, answer) => {
  expect(readAnswer(provider, address)).toEqual(answer);
});
