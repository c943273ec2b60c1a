import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import type { App } from '../../kernel/index.ts';

const fontsPath = '/sandbox/fonts';

/** Path of the style sheet with Inter for the sandbox's own pages; portal and back office bundle theirs. */
export const fontSheetPath = `${fontsPath}/inter.css`;

/** The subsets that English and Spanish need, with their characters. */
const parts = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
} as const;

const partNames = Object.keys(parts) as readonly (keyof typeof parts)[];

const styleSheet = partNames
  .map(
    (part) => `@font-face {
  font-display: swap;
  font-family: Inter;
  font-weight: 100 900;
  src: url("${fontsPath}/inter-${part}.woff2") format("woff2");
  unicode-range: ${parts[part]};
}`,
  )
  .join('\n');

const { resolve } = createRequire(import.meta.url);

const cached = (contentType: string) => ({
  headers: { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=86400' },
});

/** Serves Inter to the mailbox and the bank's window. These pages exist only in sandbox mode. */
export function fontRoutes(app: App): Hono {
  const routes = new Hono();
  if (app.config.mode !== 'sandbox') return routes;
  routes.get(fontSheetPath, () => new Response(styleSheet, cached('text/css; charset=utf-8')));
  for (const part of partNames) {
    const file = resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
    routes.get(
      `${fontsPath}/inter-${part}.woff2`,
      async () => new Response(Uint8Array.from(await readFile(file)), cached('font/woff2')),
    );
  }
  return routes;
}
