import { expect, it } from 'vitest';
import { emptyDraft, findWrongPage, keyOf } from './new-key.ts';

const draft = {
  ...emptyDraft,
  name: ' Shop ',
  widgets: ['balances'] as const,
  pages: 'https://shop.example/\n\nhttps://a.example',
};

it('reads one page a line', () => {
  expect(keyOf({ ...draft, scopes: ['embed-sessions:write'] })).toEqual({
    name: 'Shop',
    scopes: ['embed-sessions:write'],
    widgets: ['balances'],
    origins: ['https://shop.example', 'https://a.example'],
  });
});

it('leaves out widgets and pages of a key that opens none', () => {
  expect(keyOf({ ...draft, scopes: ['invoices:read'] })).toMatchObject({ widgets: [], origins: [] });
});

it('finds the line that is no page', () => {
  expect(findWrongPage(draft)).toBeUndefined();
  expect(findWrongPage({ ...draft, pages: 'https://shop.example\nshop.example' })).toBe('shop.example');
});
