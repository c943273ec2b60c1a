/** For bundlers' aliases. dayjs publishes its modules beside its CommonJS files, and they come out 0.4 kB smaller. */
export const dayjsModules = [
  { find: /^dayjs$/, replacement: 'dayjs/esm' },
  { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1' },
];
