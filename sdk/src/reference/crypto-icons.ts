import type { Shape } from './shape.ts';

/** Our own drawings, in a flag's format, so that lists can mix them with flags. */
export const cryptoIcons: Readonly<Record<string, Shape>> = {
  BTC: [
    'svg',
    { viewBox: '0 0 36 24' },
    ['path', { fill: '#f7931a', d: 'M0 0h36v24H0z' }],
    [
      'path',
      {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: '1.8',
        strokeLinejoin: 'round',
        d: 'M13.5 6.5h6a2.75 2.75 0 0 1 0 5.5h-4.2m0-5.5v11m-1.8 0h6.7a2.75 2.75 0 0 0 0-5.5h-4.9M16.7 4.5v2m3-2v2m-3 11v2m3-2v2',
      },
    ],
  ],
  ETH: [
    'svg',
    { viewBox: '0 0 36 24' },
    ['path', { fill: '#454a75', d: 'M0 0h36v24H0z' }],
    ['path', { fill: '#fff', d: 'm18 3.5-5.2 8.7L18 15.3z' }],
    ['path', { fill: '#c8cbe4', d: 'm18 3.5 5.2 8.7L18 15.3z' }],
    ['path', { fill: '#fff', d: 'M12.8 13.7 18 21v-4.2z' }],
    ['path', { fill: '#c8cbe4', d: 'M23.2 13.7 18 21v-4.2z' }],
  ],
};
