// Runs before every command of package.json, in plain JavaScript: an older Node cannot read TypeScript, and would end
// the command with an error that does not say what to do.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const required = engines.node.replace('>=', '');
const present = process.versions.node;
const [major, minor] = required.split('.').map(Number);
const [presentMajor, presentMinor] = present.split('.').map(Number);

if (presentMajor < major || (presentMajor === major && presentMinor < minor)) {
  console.error(
    `This needs Node ${required} or newer, but runs on Node ${present}. Install the current LTS release from https://nodejs.org/.`,
  );
  process.exitCode = 1;
}
