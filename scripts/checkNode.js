// Runs before every command of package.json, in plain JavaScript: an older Node cannot read TypeScript, and a missing
// package would end the command with an error that does not say what to do.
import { existsSync, readFileSync } from 'node:fs';

const { engines, dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const required = engines.node.replace('>=', '');
const present = process.versions.node;
const [major, minor] = required.split('.').map(Number);
const [presentMajor, presentMinor] = present.split('.').map(Number);

const { npm_lifecycle_event: command } = process.env;
const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !existsSync(new URL(`../node_modules/${name}/package.json`, import.meta.url)),
);

if (presentMajor < major || (presentMajor === major && presentMinor < minor)) {
  console.error(
    `This needs Node ${required} or newer, but runs on Node ${present}. Install the current LTS release from https://nodejs.org/.`,
  );
  process.exitCode = 1;
} else if (command !== undefined && command !== 'preinstall' && missing.length > 0) {
  const others = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(`Packages of package.json are not installed: ${missing[0]}${others}. Run npm ci.`);
  process.exitCode = 1;
}
