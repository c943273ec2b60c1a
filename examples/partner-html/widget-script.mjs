import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns URL and published hash of a widget, in the version that this example has installed. */
export function widgetScript(quittanceUrl, widget) {
  const { version } = require('@quittance/widgets/package.json');
  const hashes = require('@quittance/widgets/integrity.json');
  const file = `single/${widget}.js`;
  return { src: `${quittanceUrl}/widgets/${version}/${file}`, integrity: hashes[file] };
}
