import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { anyOriginHeaders } from './cors.ts';
import type { Exchange, HttpEnv } from './exchange.ts';
import { staticFolder, unchangingFiles } from './static-files.ts';

/** Paths that are no pages of the app: unknown ones answer 404. */
const notPages = /^\/(api|callbacks|widgets|sandbox|health|ready|support-chat|openapi\.json)(\/|$)/;

/**
 * Serves a single-page app from its built folder: files by name, the app itself for every other address, since its
 * router handles the rest.
 */
export function appRoutes(http: Hono<HttpEnv>, folder: string): void {
  const files = staticFolder(path.resolve(folder));
  http.get('*', async (exchange, next) => {
    const name = exchange.req.path.slice(1);
    if (notPages.test(exchange.req.path)) return next();
    exchange.set('route', 'page');
    const file = name && (await files.answer(exchange, name, isHashed(name) ? 'immutable' : 'revalidate'));
    if (file) return file;
    // Answering a missing script with a page would cause a misleading error in the browser.
    if (path.extname(name) !== '') return next();
    return (await files.answer(exchange, 'index.html', 'revalidate')) ?? next();
  });
}

/** Vite puts files named by content hash into `assets/`. */
const isHashed = (name: string): boolean => name.startsWith('assets/');

/** The released versions of the widgets, as the HTTP layer needs them. */
export interface WidgetReleases {
  has(version: string): Promise<boolean>;
  read(version: string, name: string): Promise<Buffer | null>;
}

/**
 * Serves the widgets to pages of any origin. `/widgets/<version>/…` serves a released version, whose bytes never
 * change. `/widgets/0/…` serves the version that this server was built with, as does its number until it is released.
 * @param folder the widgets' package folder; files come from its `dist`
 * @param publicUrl the server's own address, which the widgets read to recognize it without a call
 */
export function widgetRoutes(
  http: Hono<HttpEnv>,
  { folder, releases, publicUrl }: { folder: string; releases: WidgetReleases; publicUrl: string },
): void {
  const headers = {
    ...anyOriginHeaders,
    'Server-Timing': `quittance;desc="${new URL(publicUrl).origin}"`,
    'Timing-Allow-Origin': '*',
  };
  const answerWidget = widgetAnswers(folder, releases);
  http.get('/widgets/:version/*', async (exchange, next) => {
    exchange.set('route', '/widgets/{version}/*');
    const version = exchange.req.param('version');
    const name = exchange.req.path.slice(`/widgets/${version}/`.length);
    const answer = await answerWidget(exchange, version, name);
    if (!answer) return next();
    for (const [header, value] of Object.entries(headers)) answer.headers.set(header, value);
    return answer;
  });
}

function widgetAnswers(folder: string, releases: WidgetReleases) {
  const built = staticFolder(path.resolve(folder, 'dist'));
  const released = unchangingFiles((name) => {
    const slash = name.indexOf('/');
    return releases.read(name.slice(0, slash), name.slice(slash + 1));
  });

  return async (exchange: Exchange, version: string, name: string): Promise<Response | null> => {
    if (version === '0') return built.answer(exchange, name, 'evergreen');
    if (await releases.has(version)) return released.answer(exchange, `${version}/${name}`, 'immutable');
    return version === (await versionOf(folder)) ? built.answer(exchange, name, 'revalidate') : null;
  };
}

async function versionOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
