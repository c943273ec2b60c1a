import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from './repository.mjs';

// Preloaded into a process, this hides what the build writes, as if nothing had been built.

const rootUrl = pathToFileURL(root).href;
const built = /^(?!node_modules\/).*\/dist\//;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { url } = resolved;
    if (url.startsWith(rootUrl) && built.test(url.slice(rootUrl.length))) throw new Error(`${url} is not built.`);
    return resolved;
  },
});
