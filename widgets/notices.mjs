import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import license from 'rollup-plugin-license';

/** Name of the file, in `dist`, with the licences of what the bundles contain. */
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** Ends every minified file, since it also travels alone. */
export const legalComment = (version) => `\n/*! @quittance/widgets ${version} | MIT | ../${NOTICES} */\n`;

/** @type {Map<string, import('rollup-plugin-license').Dependency>} */
const bundled = new Map();

/** Notes the packages whose code is in a bundle. */
export const collectNotices = license({
  thirdParty: {
    output: (dependencies) => {
      for (const dependency of dependencies) {
        if (!dependency.name.startsWith('@quittance/')) bundled.set(dependency.name, dependency);
      }
    },
  },
});

/** Writes the licences of all noted packages once every bundle is written. */
export async function writeNotices(dist) {
  const notices = [...bundled.values()]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((dependency) => `${dependency.name} ${dependency.version} (${dependency.license})\n\n${textOf(dependency)}\n`);
  await writeFile(path.join(dist, NOTICES), notices.join(`\n${'-'.repeat(80)}\n\n`));
}

/** A few packages name their licence and ship no text of it. */
const textOf = ({ name, license, licenseText, author }) => {
  if (licenseText) return licenseText.trim();
  if (license !== 'MIT' || !author) throw new Error(`${name} has no licence text to pass on.`);
  return `Copyright (c) ${author.name}\n\n${MIT_TERMS}`;
};

const MIT_TERMS = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
