import type { BrowserContext } from '@playwright/test';
import { bundleFixture, bundleSheet, type Runtime } from '../support/bundle-fixture.ts';

export const origin = 'https://kit.test';

/** The strictest policy that the kit works with: the page's own files and the samples' images, no inline script or style. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** Under preact in a shadow root, as in a widget; under React in the page, as in the portal. */
const startScripts: Readonly<Record<Runtime, string>> = {
  react: `const place = document.querySelector('#place'); place.className = 'q-root'; window.bench = startBench(place);`,
  preact: `(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch('/kit.css')).text());
    const root = document.querySelector('#place').attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const place = document.createElement('div');
    place.className = 'q-root';
    root.append(place);
    window.bench = startBench(place);
  })();`,
};

const pageLook = `main { padding: 24px; } h1 { font-size: 16px; }
  .sheet { border-block-end: 1px dashed; display: grid; gap: 16px 24px; padding-block: 24px;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
  .states { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
  .sheet--wide { grid-template-columns: minmax(0, 1fr); }`;

const html = (runtime: Runtime): string => `<!doctype html><html lang="en"><head><title>Kit</title>
  <link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/page.css"></head>
  <body class="q-root q-page"><main><h1 class="q-visually-hidden">Kit</h1><button id="before">Before</button><div id="place"></div><button id="after">After</button></main>
  <script src="/${runtime}.js"></script><script src="/start-${runtime}.js"></script></body></html>`;

const bundles = new Map<Runtime, Promise<readonly [script: string, sheet: string]>>();

/** Style sheets of the gallery and of the app shell's parts in it. */
const shellSheets = [
  'gallery/gallery.css',
  'list-screen/list-card.css',
  'csv-export/csv-export.css',
  'record-screen/record-screen.css',
  'fact-list/fact-list.css',
  'timeline/timeline.css',
];

async function makeBundles(runtime: Runtime): Promise<readonly [script: string, sheet: string]> {
  const [script, ...sheets] = await Promise.all([
    bundleFixture('app-shell/src/gallery/bench.tsx', runtime),
    bundleSheet('widgets/src/theme/page.css'),
    ...shellSheets.map((sheet) => bundleSheet(`app-shell/src/${sheet}`)),
  ]);
  return [script, sheets.join('')];
}

/** Returns the bundle for the runtime, built once for all test files. */
function bundleKit(runtime: Runtime): Promise<readonly [script: string, sheet: string]> {
  const made = bundles.get(runtime) ?? makeBundles(runtime);
  bundles.set(runtime, made);
  return made;
}

/** Serves the test page of the kit to every page of the context. */
export async function serveKit(context: BrowserContext, runtime: Runtime): Promise<void> {
  const [script, sheet] = await bundleKit(runtime);
  const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', html(runtime)],
    '/kit.css': ['text/css', sheet],
    '/page.css': ['text/css', pageLook],
    [`/${runtime}.js`]: ['text/javascript', script],
    [`/start-${runtime}.js`]: ['text/javascript', startScripts[runtime]],
  };
  await context.route(`${origin}/**`, (route) => {
    const [contentType, body] = answers[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    // The script fetches the shadow root's style sheet, which the policy must allow.
    const connects = runtime === 'preact' ? "; connect-src 'self'" : '';
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': policy + connects } });
  });
}
