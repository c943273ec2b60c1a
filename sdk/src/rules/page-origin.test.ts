import { expect, it } from 'vitest';
import { readPageOrigin } from './page-origin.ts';

it.each([
  ['https://shop.example', 'https://shop.example'],
  [' https://Shop.Example/ ', 'https://shop.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['http://localhost:4100', 'http://localhost:4100'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
])('reads %j as the origin %s', (text, origin) => {
  expect(readPageOrigin(text)).toBe(origin);
});

it.each([
  '',
  'shop.example',
  'http://shop.example',
  'https://shop.example/checkout',
  'https://shop.example/?q=1',
  'https://shop.example/#top',
  'https://user:secret@shop.example',
  'https://*.shop.example',
  'file:///home',
  'null',
])('refuses %j', (text) => {
  expect(readPageOrigin(text)).toBeNull();
});
